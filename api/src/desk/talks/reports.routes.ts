import * as calls from '@careerscoop/contract/desk-reports';
import type { DeskReport, DeskReportDetail } from '@careerscoop/contract/desk-reports';
import { GRAVE_KINDS } from '@careerscoop/contract/session-feedback';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { findPause } from '../../mentoring/safety/pauses.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import type { Scope } from '../scope.ts';
import { closeReport, mentorOf } from './close-report.ts';
import { type ReportListed, countOthers, findListedReport, listReports } from './reports.sql.ts';

/** What the two sides of a talk, or a parent, told of the other: to list, to read, and to close once somebody has decided. */
export function deskReportRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, calls.listDeskReports, async ({ query, request }) => {
    const { rows, counted } = await listReports(db, scopeOf(request), query);
    return { results: rows.map(present), meta: deskMetaOf(query.page, counted) };
  });

  handle(app, calls.getDeskReport, ({ params, request }) => {
    const scope = scopeOf(request);
    return db.transaction(async (tx) => {
      const report = await presentDetail(tx, scope, params.id);
      // Of nobody's account: whoever it is about reads their own lines in a copy, and never learns of it.
      const line = { at: now(), action: 'talk_report.read', actor: 'staff', actor_id: scope.user_id } as const;
      await noteAudit(tx, { ...line, detail: { report: params.id } });
      return report;
    });
  });

  handle(app, calls.closeDeskReport, ({ params, body, request }) => {
    const scope = scopeOf(request);
    const closing = { report: params.id, pause: body.pause ?? null, staff_id: scope.user_id };
    return db.transaction(async (tx) => {
      await closeReport(tx, services, closing);
      return presentDetail(tx, scope, params.id);
    });
  });
}

function present({ id, state, kind, by, created_at, session_id, handled_by, handled_at }: ReportListed): DeskReport {
  return {
    id,
    state,
    kind,
    grave: by !== 'mentor' && GRAVE_KINDS.includes(kind),
    by,
    created_at: created_at.toISOString(),
    session_id,
    handled_by,
    handled_at: handled_at?.toISOString() ?? null,
  };
}

async function presentDetail(tx: Db, scope: Scope, id: number): Promise<DeskReportDetail> {
  const report = await findListedReport(tx, scope, id);
  if (!report) throw new AppError('not_found', { detail: 'There is no report with this number.' });
  const mentorId = mentorOf(report);
  const others = report.about_id === null ? { open: 0, grave: 0 } : await countOthers(tx, scope, id, report.about_id);
  return {
    ...present(report),
    text: report.text,
    told_by: await nameOf(tx, report.by_id),
    about: await nameOf(tx, report.about_id),
    paused: mentorId !== null && (await findPause(tx, mentorId))?.reason === 'report',
    other_open: others.open,
    other_grave: others.grave,
  };
}

/** A mentor by the whole name, a student by the first one and a letter: their address stands on their own page, which is noted. */
async function nameOf(tx: Db, personId: number | null): Promise<DeskReportDetail['about']> {
  const person = personId === null ? undefined : await findPerson(tx, personId, ['id', 'role', 'first_name', 'last_name']);
  if (!person) return null;
  const { id, first_name, last_name } = person;
  const isMentor = person.role === 'Mentor';
  return { id, role: isMentor ? 'mentor' : 'student', name: `${first_name} ${isMentor ? last_name : `${last_name.charAt(0)}.`}`.trim() };
}
