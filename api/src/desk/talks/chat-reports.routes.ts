import { closeDeskChatReport, getDeskChatReport, listDeskChatReports } from '@careerscoop/contract/desk-safety';
import type { FastifyInstance } from 'fastify';
import { findReport } from '../../companions/chat/reports.sql.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { closeChatReport } from './safety-rules.ts';
import { listChatReports } from './safety.sql.ts';

/** Answers of companions that students reported: to list, to read and to close. Who read which is written down. */
export function deskChatReportRoutes(app: FastifyInstance, { database, now }: Services): void {
  const { db } = database;

  handle(app, listDeskChatReports, async ({ query, request }) => {
    const { rows, counted } = await listChatReports(db, scopeOf(request), query);
    return { results: rows.map(present), meta: deskMetaOf(query.page, counted) };
  });

  handle(app, getDeskChatReport, ({ params, request }) => {
    const { user_id: actor_id } = scopeOf(request);
    return db.transaction(async (tx) => {
      const report = await reportOf(tx, params.id);
      const line = { at: now(), actor: 'staff', actor_id, user_id: report.user_id, detail: { report: report.id } } as const;
      await noteAudit(tx, { ...line, action: 'chat_report.read' });
      return presentDetail(report);
    });
  });

  handle(app, closeDeskChatReport, ({ params, request }) => {
    const scope = scopeOf(request);
    return db.transaction(async (tx) => {
      const report = await reportOf(tx, params.id);
      if (!(await closeChatReport(tx, now(), report, scope.user_id))) {
        throw new AppError('conflict', { detail: 'This report was closed before.' });
      }
      return presentDetail(await reportOf(tx, params.id));
    });
  });
}

type Report = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/** @throws not_found */
async function reportOf(tx: Db, id: number): Promise<Report> {
  const report = await findReport(tx, id);
  if (!report) throw new AppError('not_found', { detail: 'There is no report with this number.' });
  return report;
}

function present({ id, created_at, closed_at, agent }: Pick<Report, 'id' | 'created_at' | 'closed_at' | 'agent'>) {
  const state = closed_at ? ('closed' as const) : ('open' as const);
  return { id, state, created_at: created_at.toISOString(), closed_at: closed_at?.toISOString() ?? null, companion: agent };
}

const presentDetail = (report: Report) => ({ ...present(report), reason: report.reason, said: report.said });
