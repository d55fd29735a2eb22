import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { type LinkPurpose, mailed_links, users } from './identity.tables.ts';

export async function addLink(db: Db, link: typeof mailed_links.$inferInsert): Promise<void> {
  await db.insert(mailed_links).values(link);
}

/** A link with the person it is for; `used_at` and `expires_at` are for the caller to judge. */
export async function findLink(db: Db, tokenHash: string, purpose: LinkPurpose) {
  const { user_id, expires_at, used_at, email } = mailed_links;
  const { email_confirmed_at, first_name, adult_on } = users;
  const [row] = await db
    .select({ user_id, expires_at, used_at, new_email: email, email: users.email, email_confirmed_at, first_name, adult_on })
    .from(mailed_links)
    .innerJoin(users, eq(users.id, mailed_links.user_id))
    .where(and(eq(mailed_links.token_hash, tokenHash), eq(mailed_links.purpose, purpose)));
  return row;
}

/** Uses the link up. @returns false when somebody else did so first, or a later one has ended it. */
export async function useLink(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(mailed_links)
    .set({ used_at: at })
    .where(and(eq(mailed_links.token_hash, tokenHash), isNull(mailed_links.used_at)))
    .returning({ token_hash: mailed_links.token_hash });
  return rows.length === 1;
}

/** Ends the links of this person that nobody has used, of one purpose or of all. */
export async function endLinks(db: Db, userId: number, at: Date, purpose?: LinkPurpose): Promise<void> {
  await db
    .update(mailed_links)
    .set({ used_at: at })
    .where(and(eq(mailed_links.user_id, userId), isNull(mailed_links.used_at), purpose && eq(mailed_links.purpose, purpose)));
}
