import { DESK_ROWS } from '@careerscoop/contract/desk';
import { and, asc, count, eq } from 'drizzle-orm';
import { schools, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { code_requests } from '../desk.tables.ts';
import type { Scope } from '../scope.ts';

const { id, label, seats, state, made, code, created_at, school_id, by_id } = code_requests;
/** Who answers them sees all: no organization may. */
const open = (_scope: Scope, one?: number) => and(eq(state, 'open'), one ? eq(id, one) : undefined);

export async function countOpenRequests(db: Db, scope: Scope, one?: number): Promise<number> {
  const some = db.select({ id }).from(code_requests).where(open(scope, one)).limit(COUNT_TO).as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** One page of those that wait, the oldest first, or one of them alone. */
export function listOpenRequests(db: Db, scope: Scope, page: number, one?: number) {
  return db
    .select({
      ...{ id, label, seats, state, made, code, created_at },
      by: { first_name: users.first_name, email: users.email },
      school: { id: schools.id, name: schools.name },
    })
    .from(code_requests)
    .leftJoin(users, eq(users.id, by_id))
    .leftJoin(schools, eq(schools.id, school_id))
    .where(open(scope, one))
    .orderBy(asc(created_at), asc(id))
    .limit(DESK_ROWS)
    .offset((page - 1) * DESK_ROWS);
}

export async function findRequest(db: Db, requestId: number) {
  const [row] = await db.select().from(code_requests).where(eq(id, requestId));
  return row;
}

/** @returns false where somebody else answered first */
export async function answerRequest(
  tx: Db,
  requestId: number,
  answer: { state: 'made' | 'refused'; made?: string; handled_by: number; handled_at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(code_requests)
    .set(answer)
    .where(and(eq(id, requestId), eq(state, 'open')))
    .returning({ id });
  return rows.length > 0;
}
