import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { users } from '../identity/identity.tables.ts';
import { findPerson, findPersonAt } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { isRowNumber } from './ruled.ts';

const NAMED = ['id', 'email', 'role', 'first_name', 'approved_at', 'email_confirmed_at', 'age'] as const;

/** The account at an email, in any case. */
export const findAccount = (db: Db, email: string) => findPersonAt(db, email.trim().toLowerCase(), NAMED);

/** The account at an email, or by its number. */
export async function findAccountNamed(db: Db, who: string) {
  const id = Number(who);
  return (await findAccount(db, who)) ?? (isRowNumber(id) ? findPerson(db, id, NAMED) : undefined);
}

/** Every mentor with a mailbox of theirs, the newest first. */
export function listMentorAccounts(db: Db) {
  const { id, email, first_name, approved_at } = users;
  return db
    .select({ id, email, first_name, approved_at })
    .from(users)
    .where(and(eq(users.role, 'Mentor'), isNotNull(users.email_confirmed_at)))
    .orderBy(desc(id));
}
