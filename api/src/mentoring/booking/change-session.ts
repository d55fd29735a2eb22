import type { CancelledBy } from '@careerscoop/contract/mentoring';
import { releaseBookings } from '../../careers/results.sql.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Happening, announce } from '../announce.ts';
import { type SessionChange, changeRow, holdSessions } from './booking.sql.ts';
import { COMING, type SessionRow, countsIfCancelled } from './session-states.ts';

/** A parent, or the team for one, took back the yes to talks; the student's account is about to be deleted; a minor by their age without a yes. */
export type Because = 'yes_taken_back' | 'leaving' | 'age';

/** Who changes a session: `clock` is the product by itself. The number is their account's, where they have one. */
export interface By {
  who: CancelledBy | 'clock';
  id: number | null;
  /** What it follows from, where nobody calls off this one alone; what follows so never counts for the month. */
  because?: Because;
}

const ACTORS = {
  student: 'user',
  mentor: 'user',
  staff: 'staff',
  guardian: 'guardian',
  plan: 'system',
  report: 'system',
  clock: 'system',
} as const;

/** What happens with a change, and who does it. */
interface Happened {
  what: Happening;
  by: By;
  /** False: what follows in the same transaction tells everybody; `mentor`: it tells everybody else. */
  told?: boolean | 'mentor';
  /** As the family knew it until now, where the mentor was told in this transaction already: it tells the family alone, of this. */
  known?: SessionRow | undefined;
}

/**
 * The one place where a session changes: it sets what is named, raises the version, writes a line of the audit log
 * (`mentoring.booked`, …) and announces it.
 * @throws conflict when somebody else changed it since `session` was read.
 */
export async function changeSession(
  tx: Db,
  services: Services,
  session: SessionRow,
  change: SessionChange,
  { what, by, told = true, known }: Happened,
): Promise<SessionRow> {
  const changed = await changeRow(tx, session, change);
  if (!changed) throw new AppError('conflict');
  await noteAudit(tx, {
    at: services.now(),
    action: `mentoring.${what}`,
    actor: ACTORS[by.who],
    actor_id: by.id,
    user_id: session.student_id,
    detail: { session: session.id, state: changed.state },
    ...(by.who === 'staff' ? differences(session, changed) : {}),
  });
  if (known) {
    const { mentor_id, starts_at, ends_at } = known;
    await announce(tx, services, { session: { ...changed, mentor_id, starts_at, ends_at }, before: known, what, by, only: 'family' });
  } else if (told) {
    await announce(tx, services, { session: changed, before: session, what, by, only: told === 'mentor' ? told : undefined });
  }
  return changed;
}

/** What a representative changed, as it was and as it is: state, mentor and time. */
function differences(before: SessionRow, after: SessionRow) {
  const fields = (['state', 'mentor_id', 'starts_at'] as const).filter((name) => String(before[name]) !== String(after[name]));
  const of = (row: SessionRow) => Object.fromEntries(fields.map((name) => [name, row[name]]));
  return { before: of(before), after: of(after) };
}

/**
 * The one road to cancelled: calls these sessions off, with what counts for the month, and opens the careers that they were about
 * for another booking. Each is read anew and held; what is over or called off by now stays as it is. `sent_back` is how those were that
 * went back before in this transaction: their mentor knows by that, and the family reads what it had.
 * @returns those that were called off.
 */
export async function callOff(
  tx: Db,
  services: Services,
  sessions: readonly SessionRow[],
  by: By & { who: CancelledBy },
  { reason = null, sent_back = [] }: { reason?: string | null; sent_back?: readonly SessionRow[] } = {},
): Promise<SessionRow[]> {
  const now = services.now();
  const present = await holdSessions(tx, idsOf(sessions));
  const coming = present.filter(({ state }) => COMING.includes(state));
  const called: SessionRow[] = [];
  for (const session of coming) {
    const late = by.who === 'student' && !by.because && countsIfCancelled(session, now);
    const change = { state: 'cancelled', cancelled_at: now, cancelled_by: by.who, cancelled_late: late, reason, held_until: null } as const;
    const sequence = session.starts_at ? { ics_sequence: session.ics_sequence + 1 } : {};
    const known = session.mentor_id === null ? sent_back.find(({ id }) => id === session.id) : undefined;
    called.push(await changeSession(tx, services, session, { ...change, ...sequence }, { what: 'cancelled', by, known }));
  }
  for (const { student_id, result_id } of called) if (result_id !== null) await releaseBookings(tx, student_id, [result_id]);
  return called;
}

/**
 * A mentor cannot hold these after all (a check that ended, a pause, no answer in time): each is a request again, without mentor and
 * with its time as the wish, and a representative looks for somebody else. The family of `called_off_for` is told by what follows: theirs are
 * called off in the same transaction.
 */
export async function sendBackToRequested(
  tx: Db,
  services: Services,
  sessions: readonly SessionRow[],
  by: By,
  called_off_for?: number,
): Promise<void> {
  for (const session of await holdSessions(tx, idsOf(sessions))) {
    if (!COMING.includes(session.state)) continue;
    // A booked time was the student's own choice; one that was only held was not.
    const wished_at = session.state === 'booked' ? session.starts_at : (session.wished_at ?? session.starts_at);
    const time = { wished_at, starts_at: null, ends_at: null, set_at: null, held_until: null, late_at: null };
    const sequence = session.state === 'booked' ? { ics_sequence: session.ics_sequence + 1 } : {};
    const change = { state: 'requested', mentor_id: null, meeting_link: null, ...time, ...sequence } as const;
    const told = session.student_id === called_off_for ? 'mentor' : true;
    await changeSession(tx, services, session, change, { what: 'sent_back', by, told });
  }
}

const idsOf = (sessions: readonly SessionRow[]) => sessions.map(({ id }) => id);
