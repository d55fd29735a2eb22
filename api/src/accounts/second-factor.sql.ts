import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { recovery_codes, second_factors } from './second-factor.tables.ts';

export async function findSecondFactor(db: Db, userId: number) {
  const { secret, confirmed_at, last_step } = second_factors;
  const [row] = await db.select({ secret, confirmed_at, last_step }).from(second_factors).where(eq(second_factors.user_id, userId));
  return row;
}

/** Keeps the key of an app that is being set up, in place of one whose first code never came. @returns false where one counts already. */
export async function beginFactor(db: Db, userId: number, secret: string, at: Date): Promise<boolean> {
  const rows = await db
    .insert(second_factors)
    .values({ user_id: userId, secret, created_at: at })
    .onConflictDoUpdate({
      target: second_factors.user_id,
      set: { secret, created_at: at, last_step: null },
      setWhere: isNull(second_factors.confirmed_at),
    })
    .returning({ user_id: second_factors.user_id });
  return rows.length === 1;
}

/** From now on it is asked for. @returns false when it was, or when another key was made meanwhile. */
export async function confirmFactor(db: Db, userId: number, secret: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(second_factors)
    .set({ confirmed_at: at })
    .where(and(eq(second_factors.user_id, userId), eq(second_factors.secret, secret), isNull(second_factors.confirmed_at)))
    .returning({ user_id: second_factors.user_id });
  return rows.length === 1;
}

/** Takes the code of one half minute. @returns false when this one, or a later one, was taken before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { user_id, last_step } = second_factors;
  const rows = await db
    .update(second_factors)
    .set({ last_step: step })
    .where(and(eq(user_id, userId), or(isNull(last_step), lt(last_step, step))))
    .returning({ user_id });
  return rows.length === 1;
}

/** Forgets the app and its recovery codes. @returns whether there was one that counted. */
export async function dropFactor(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .delete(second_factors)
    .where(eq(second_factors.user_id, userId))
    .returning({ confirmed_at: second_factors.confirmed_at });
  await db.delete(recovery_codes).where(eq(recovery_codes.user_id, userId));
  return rows.some(({ confirmed_at }) => confirmed_at !== null);
}

/** Keeps the fingerprints of new codes in place of all earlier ones. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: string[], at: Date): Promise<void> {
  await db.delete(recovery_codes).where(eq(recovery_codes.user_id, userId));
  await db.insert(recovery_codes).values(hashes.map((code_hash) => ({ code_hash, user_id: userId, created_at: at })));
}

/** Uses a recovery code up. @returns false when there is none such, or it was used before. */
export async function useRecoveryCode(db: Db, userId: number, codeHash: string, at: Date): Promise<boolean> {
  const { code_hash, user_id, used_at } = recovery_codes;
  const rows = await db
    .update(recovery_codes)
    .set({ used_at: at })
    .where(and(eq(code_hash, codeHash), eq(user_id, userId), isNull(used_at)))
    .returning({ code_hash });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return db.$count(recovery_codes, and(eq(recovery_codes.user_id, userId), isNull(recovery_codes.used_at)));
}

/** Whether a code is asked for when this person signs in. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(second_factors, and(eq(second_factors.user_id, userId), isNotNull(second_factors.confirmed_at)))) > 0;
}
