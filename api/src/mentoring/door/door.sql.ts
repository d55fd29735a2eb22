import type { Db } from '../../platform/database.ts';
import type { Seat } from '../../platform/meetings.ts';
import { session_entries } from '../mentoring.tables.ts';

/** Who came to the door, and when. */
export async function noteEntry(db: Db, session_id: number, who: Seat, at: Date): Promise<void> {
  await db.insert(session_entries).values({ session_id, who, at });
}
