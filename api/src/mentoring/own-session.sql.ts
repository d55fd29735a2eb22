import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import type { SessionRow } from './booking/session-states.ts';
import { mentor_sessions } from './mentoring.tables.ts';

const own = (id: number, visitor: Visitor) =>
  and(eq(mentor_sessions.id, id), eq(visitor.role === 'Mentor' ? mentor_sessions.mentor_id : mentor_sessions.student_id, visitor.id));

/** A session of the visitor's own, on whichever side. */
export async function findOwnSession(db: Db, id: number, visitor: Visitor): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(mentor_sessions).where(own(id, visitor));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdOwnSession(tx: Db, id: number, visitor: Visitor): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(mentor_sessions).where(own(id, visitor)).for('update');
  return row;
}
