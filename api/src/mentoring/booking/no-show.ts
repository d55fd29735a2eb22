import { releaseBookings } from '../../careers/results.sql.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { daysAgo } from '../../platform/days-ago.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { pauseMentor } from '../safety/pause-mentor.ts';
import { countNoShows, findSession, lockPair } from './booking.sql.ts';
import { type By, changeSession } from './change-session.ts';
import { MISSED_DAYS, MISSED_OFTEN, type SessionRow, missedSince } from './session-states.ts';

/** A mentor's third one within so many stops them until a representative has looked. */
const MENTOR_DAYS = 365;

/**
 * One of the two says that the other did not come, or a representative who of them. Where it was the mentor, the
 * student's month gets its session back, and the career that it was about can be booked anew.
 * @throws conflict where it was changed meanwhile.
 */
export async function noShow(
  tx: Db,
  services: Services,
  seen: SessionRow,
  by: By,
  missed: 'no_show_student' | 'no_show_mentor' = by.who === 'mentor' ? 'no_show_student' : 'no_show_mentor',
): Promise<SessionRow> {
  if (seen.mentor_id === null) throw new AppError('wrong_state');
  // Before the session itself: a pause locks the mentor too, and whoever books holds both before they write.
  await lockPair(tx, seen.student_id, seen.mentor_id);
  const session = await findSession(tx, seen.id);
  if (session?.version !== seen.version) throw new AppError('conflict');
  const changed = await changeSession(tx, services, session, { state: missed }, { what: 'no_show', by });
  if (missed === 'no_show_mentor' && session.result_id !== null) await releaseBookings(tx, session.student_id, [session.result_id]);
  await (missed === 'no_show_student' ? noteStudent(tx, services, seen.student_id) : stopMentor(tx, services, seen.mentor_id));
  return changed;
}

/** The line is for the log; what waits at the desk and its list of sessions count the sessions themselves. */
async function noteStudent(tx: Db, { now }: Services, student_id: number): Promise<void> {
  const count = await countNoShows(tx, { student_id }, missedSince(now()));
  if (count < MISSED_OFTEN) return;
  const line = { at: now(), action: 'mentoring.no_show_repeated', actor: 'system', user_id: student_id } as const;
  await noteAudit(tx, { ...line, detail: { count, days: MISSED_DAYS } });
}

async function stopMentor(tx: Db, services: Services, mentor_id: number): Promise<void> {
  const count = await countNoShows(tx, { mentor_id }, daysAgo(services.now(), MENTOR_DAYS));
  if (count >= 3) await pauseMentor(tx, services, { mentor_id, reason: 'no_shows', by: null });
}
