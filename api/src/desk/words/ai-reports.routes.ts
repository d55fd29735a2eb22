import { type DeskAiReport, listAiReports, renewAiReport, revokeAiReport } from '@careerscoop/contract/desk-ai-reports';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { newAddress } from '../../report/report-address.ts';
import { closeAddress, replaceAddress } from '../../report/report.sql.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { sortOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';
import { findReportAt, listReportsAt } from './ai-reports.sql.ts';

/** The addresses of students' reports: made anew or closed. What a report says is made of what is stored, each time it is opened. */
export function aiReportsRoutes(app: FastifyInstance, services: Services): void {
  const { now } = services;
  const { db } = services.database;

  handle(app, listAiReports, async ({ query: { sort = '-made_at', page, q, state }, request }) => {
    const { rows, found } = await listReportsAt(db, scopeOf(request), { q, state, page, ...sortOf(sort) });
    return { results: rows, meta: deskMetaOf(page, found) };
  });

  handle(app, renewAiReport, ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      const { state } = await requireReportAt(tx, scope, id);
      // Closed by the student stays closed until the student opens it: the desk does not open what they closed.
      if (state === 'closed') throw new AppError('wrong_state', { detail: 'This report is closed. The student can open it again.' });
      await replaceAddress(tx, id, { ...newAddress(services), made_at: now() });
      await note(tx, scope, 'report.renewed', id);
      return requireReportAt(tx, scope, id);
    }),
  );

  handle(app, revokeAiReport, ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      await requireReportAt(tx, scope, id);
      if (!(await closeAddress(tx, id, now()))) throw new AppError('conflict', { detail: 'This report is closed already.' });
      await note(tx, scope, 'report.revoked', id);
      return requireReportAt(tx, scope, id);
    }),
  );

  const note = (tx: Db, { user_id }: Scope, action: string, student: number) =>
    noteAudit(tx, { at: now(), action, actor: 'staff', actor_id: user_id, user_id: student });
}

async function requireReportAt(db: Db, scope: Scope, id: number): Promise<DeskAiReport> {
  const found = await findReportAt(db, scope, id);
  if (!found) throw new AppError('not_found', { detail: 'This student has no report yet.' });
  return found;
}
