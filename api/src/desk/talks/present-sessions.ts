import { careerByCode } from '@careerscoop/catalogue/load';
import { type DeskSession, type DeskSessionDetail, LATE_HOURS } from '@careerscoop/contract/desk-sessions';
import { GRADES } from '@careerscoop/contract/schooling';
import { hasConsent } from '../../consent/require-consent.ts';
import { isMinor } from '../../identity/age.ts';
import { DOOR_BEFORE_MS, MISSED_OFTEN, hasBegun, isComing } from '../../mentoring/booking/session-states.ts';
import type { SessionRow } from '../../mentoring/booking/session-states.ts';
import { findTalkRight } from '../../plans/find-entitlements.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Scope } from '../scope.ts';
import { namesOf } from './names-of.ts';
import { type SessionListed, findAbout, findListed } from './sessions.sql.ts';

const LATE_MS = LATE_HOURS * 60 * 60 * 1000;
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** From when on a request has waited too long. */
export const lateBefore = (now: Date) => new Date(now.getTime() - LATE_MS);

/** Rows as the desk's list has them: first names, with a letter more where two would be the same. */
export function presentListed(rows: readonly SessionListed[], now: Date): DeskSession[] {
  const names = namesOf(rows.map(({ student }) => student));
  return rows.map((row) => present(row, names.get(row.student.id) ?? row.student.first_name, now));
}

function present({ session, student, mentor, onet_code, missed }: SessionListed, name: string, now: Date): DeskSession {
  const { id, state, topic, topic_held, created_at, wished_at, starts_at, held_until, version } = session;
  return {
    id,
    state,
    student: { id: student.id, name, time_zone: student.time_zone },
    mentor: mentor && { id: mentor.id, name: mentor.first_name, time_zone: mentor.time_zone },
    topic,
    topic_held,
    career: (onet_code && careerByCode(onet_code)?.mask_title) || null,
    created_at: created_at.toISOString(),
    wished_at: iso(wished_at),
    starts_at: iso(starts_at),
    held_until: iso(held_until),
    late: state === 'requested' && created_at <= lateBefore(now),
    missed_often: missed >= MISSED_OFTEN,
    version,
  };
}

/** One session with what a representative can do about it. @throws not_found */
export async function presentSession(db: Db, services: Services, scope: Scope, id: number): Promise<DeskSessionDetail> {
  const now = services.now();
  const row = await findListed(db, scope, id, now);
  if (!row) throw new AppError('not_found', { detail: 'There is no session with this number.' });
  const { session, student } = row;
  const about = await findAbout(db, scope, id);
  const adults = !isMinor({ adult_on: about.student?.adult_on ?? null }, now);
  return {
    ...present(row, `${student.first_name} ${student.last_name.charAt(0)}.`, now),
    school: about.student?.school ?? null,
    grade: GRADES.find(({ value }) => value === about.student?.grade)?.label ?? null,
    adults,
    obstacle: isComing(session, now) ? await obstacleOf(db, services, session) : null,
    meeting_link: session.meeting_link,
    hosts: services.config.meetings.hosts,
    cancelled_by: session.cancelled_by,
    reason: session.reason,
    entries: about.entries.map(({ who, at }) => ({ who, at: at.toISOString() })),
    may: actionsAtDesk(session, now, adults && services.config.meetings.hosts.length > 0),
  };
}

async function obstacleOf(db: Db, services: Services, { student_id, created_at }: SessionRow): Promise<string | null> {
  if (!(await hasConsent(db, student_id, 'mentor_sessions', services.now()))) return 'No parent has said yes to talks with a mentor yet.';
  const { open } = await findTalkRight(db, services, student_id, created_at);
  return open ? null : 'No plan or code of this student opens talks with a mentor.';
}

/** What a representative can do about it now; the rules themselves say so once more. */
function actionsAtDesk(session: SessionRow, now: Date, pastes: boolean): DeskSessionDetail['may'] {
  const { state, starts_at, ends_at, mentor_id } = session;
  const begun = hasBegun(session, now);
  const coming = isComing(session, now);
  const open = state === 'booked' && starts_at !== null && starts_at.getTime() - DOOR_BEFORE_MS <= now.getTime();
  const may: Record<DeskSessionDetail['may'][number], boolean> = {
    assign: state === 'requested',
    move: coming && mentor_id !== null && !begun && starts_at !== null,
    done: begun,
    cancel: coming && !begun,
    no_show: begun,
    link: pastes && coming && (state === 'held' || state === 'booked'),
    join: open && ends_at !== null && ends_at > now,
  };
  return (Object.keys(may) as DeskSessionDetail['may']).filter((action) => may[action]);
}
