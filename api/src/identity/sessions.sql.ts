import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { refresh_tokens, users } from './identity.tables.ts';

export async function addRefreshToken(db: Db, token: typeof refresh_tokens.$inferInsert): Promise<void> {
  await db.insert(refresh_tokens).values(token);
}

export async function findRefreshToken(db: Db, tokenHash: string) {
  const { family, user_id, expires_at, used_at, revoked_at } = refresh_tokens;
  const [row] = await db
    .select({ family, user_id, expires_at, used_at, revoked_at, role: users.role })
    .from(refresh_tokens)
    .innerJoin(users, eq(users.id, refresh_tokens.user_id))
    .where(eq(refresh_tokens.token_hash, tokenHash));
  return row;
}

/** Marks the token used. @returns false when it was used before. */
export async function useRefreshToken(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(refresh_tokens)
    .set({ used_at: at })
    .where(and(eq(refresh_tokens.token_hash, tokenHash), isNull(refresh_tokens.used_at)))
    .returning({ token_hash: refresh_tokens.token_hash });
  return rows.length === 1;
}

/** A family is all tokens of one sign-in; it is open while one of them is. */
export async function isSessionOpen(db: Db, family: string): Promise<boolean> {
  const [row] = await db
    .select({ family: refresh_tokens.family })
    .from(refresh_tokens)
    .where(and(eq(refresh_tokens.family, family), isNull(refresh_tokens.revoked_at)))
    .limit(1);
  return row !== undefined;
}

/** When the first token of a sign-in ends: all last equally long, so that it tells when the sign-in was. */
export async function firstEndOf(db: Db, family: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ expires_at: refresh_tokens.expires_at })
    .from(refresh_tokens)
    .where(eq(refresh_tokens.family, family))
    .orderBy(asc(refresh_tokens.expires_at))
    .limit(1);
  return row?.expires_at;
}

/** Ends every token of one sign-in. @returns whether there was any to end. */
export async function revokeFamily(db: Db, family: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(refresh_tokens)
    .set({ revoked_at: at })
    .where(and(eq(refresh_tokens.family, family), isNull(refresh_tokens.revoked_at)))
    .returning({ family: refresh_tokens.family });
  return rows.length > 0;
}

/** Ends every token of the person, but for those of one sign-in where one is named. @returns the families that were open. */
export async function revokeAllFamilies(db: Db, userId: number, at: Date, but?: string): Promise<string[]> {
  const rows = await db
    .update(refresh_tokens)
    .set({ revoked_at: at })
    .where(and(eq(refresh_tokens.user_id, userId), isNull(refresh_tokens.revoked_at), but ? ne(refresh_tokens.family, but) : undefined))
    .returning({ family: refresh_tokens.family });
  return [...new Set(rows.map(({ family }) => family))];
}

/** Tokens that nobody can use any more tell nothing either. */
export async function dropOldTokens(db: Db, userId: number, before: Date): Promise<void> {
  await db.delete(refresh_tokens).where(and(eq(refresh_tokens.user_id, userId), lte(refresh_tokens.expires_at, before)));
}
