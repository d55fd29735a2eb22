import { hasConsent } from '../../consent/require-consent.ts';
import type { Db } from '../../platform/database.ts';
import { mayMeet } from './may-meet.sql.ts';
import { isBlocked } from './reports.sql.ts';

/** A report, a parent who says no to talks, or a mentor who may not meet students. */
export type Parted = 'report' | 'consent' | 'away';

/** What stands between the two, so that words wait; a student may write to their mentor where only the mentor may not to them. */
export async function partedBy(
  db: Db,
  pair: { student_id: number; mentor_id: number },
  side: 'student' | 'mentor',
  at: Date,
): Promise<Parted | null> {
  if (await isBlocked(db, pair)) return 'report';
  if (side === 'student') return null;
  if (!(await hasConsent(db, pair.student_id, 'mentor_sessions', at))) return 'consent';
  return (await mayMeet(db, pair.mentor_id, at)) ? null : 'away';
}
