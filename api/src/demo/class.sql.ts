import { code_requests, desk_daily } from '../desk/desk.tables.ts';
import { mentor_sessions } from '../mentoring/mentoring.tables.ts';
import type { Db } from '../platform/database.ts';

export async function addRequest(tx: Db, request: typeof mentor_sessions.$inferInsert): Promise<void> {
  await tx.insert(mentor_sessions).values(request);
}

export async function addCodeRequest(tx: Db, request: typeof code_requests.$inferInsert): Promise<void> {
  await tx.insert(code_requests).values(request);
}

/** Nights that were; what a night wrote down itself stays. */
export async function addNights(tx: Db, nights: (typeof desk_daily.$inferInsert)[]): Promise<void> {
  await tx.insert(desk_daily).values(nights).onConflictDoNothing();
}
