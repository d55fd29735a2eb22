import { type SQL, sql } from 'drizzle-orm';
import { users } from './identity.tables.ts';

/** What people are found by; each word follows a space. The index users_search has the same. */
const searched = sql`(' ' || ${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email})`;

/** Whose name or email has this in it, in any case; one or two letters are looked for where a word begins. */
export function isFoundBy(typed: string): SQL {
  const literal = typed.replace(/[\\%_]/g, '\\$&');
  return sql`${searched} ilike ${typed.length < 3 ? `% ${literal}%` : `%${literal}%`}`;
}
