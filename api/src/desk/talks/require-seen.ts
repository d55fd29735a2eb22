import { type SessionRow, hasBegun } from '../../mentoring/booking/session-states.ts';
import { AppError } from '../../platform/errors.ts';

/** A change that a representative makes to a session. */
export interface Changed {
  /** The session's number. */
  session: number;
  staff_id: number | null;
  /** The version that they saw: on a screen somebody else may have been quicker, a command looks for itself. */
  version?: number | undefined;
}

/** @throws not_found; conflict where it is another version by now. */
export function requireSeen(session: SessionRow | undefined, version: number | undefined): SessionRow {
  if (!session) throw new AppError('not_found', { detail: 'There is no session with this number.' });
  if (version !== undefined && session.version !== version) throw new AppError('conflict');
  return session;
}

/** A page that was loaded before still offers it. @throws wrong_state */
export function refuseBegun(session: SessionRow, now: Date): void {
  if (hasBegun(session, now)) throw new AppError('wrong_state', { detail: 'This session has begun: say how it went.' });
}
