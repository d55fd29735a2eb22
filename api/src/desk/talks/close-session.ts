import type { CLOSINGS } from '@careerscoop/contract/desk-sessions';
import { findSession, holdSessions } from '../../mentoring/booking/booking.sql.ts';
import { callOff, changeSession } from '../../mentoring/booking/change-session.ts';
import { noShow } from '../../mentoring/booking/no-show.ts';
import { COMING, hasBegun } from '../../mentoring/booking/session-states.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Changed, refuseBegun, requireSeen } from './require-seen.ts';

interface Closing extends Changed {
  how: (typeof CLOSINGS)[number];
  /** Who did not come. */
  who: 'student' | 'mentor';
  reason: string | null;
}

/**
 * A representative ends a session: it took place, it is off, or one of the two did not come.
 * @throws not_found, conflict, wrong_state with the sentence that fits.
 */
export async function closeSession(tx: Db, services: Services, { how, who, reason, ...change }: Closing): Promise<void> {
  const { session: id, version, staff_id } = change;
  const by = { who: 'staff', id: staff_id } as const;
  const seen = requireSeen(await findSession(tx, id), version);
  if (how === 'cancelled') refuseBegun(seen, services.now());
  else if (!hasBegun(seen, services.now())) {
    throw wrong(COMING.includes(seen.state) ? 'This session has not begun.' : 'This session is closed already.');
  }
  if (how === 'no_show') {
    await noShow(tx, services, seen, by, who === 'mentor' ? 'no_show_mentor' : 'no_show_student');
    return;
  }
  const [held] = await holdSessions(tx, [id]);
  const session = requireSeen(held, version);
  if (how === 'cancelled') {
    const off = await callOff(tx, services, [session], by, { reason });
    if (off.length === 0) throw wrong('This session is over, or off already.');
    return;
  }
  if (session.state !== 'booked') throw wrong('This session is closed already.');
  await changeSession(tx, services, session, { state: 'done' }, { what: 'done', by });
}

const wrong = (detail: string) => new AppError('wrong_state', { detail });
