import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { confirming_codes } from '../desk.tables.ts';

export async function addConfirmingCodes(tx: Db, rows: (typeof confirming_codes.$inferInsert)[]): Promise<void> {
  await tx.insert(confirming_codes).values(rows);
}

/** Uses up a code for an account that signed up with the class code it was printed for. @returns false where it does not fit, was used or has ended */
export async function useConfirmingCode(
  tx: Db,
  code_hash: string,
  { user_id, affiliate_code, at }: { user_id: number; affiliate_code: string; at: Date },
): Promise<boolean> {
  const { used_by, used_at, expires_at } = confirming_codes;
  const used = await tx
    .update(confirming_codes)
    .set({ used_by: user_id, used_at: at })
    .where(
      and(
        eq(confirming_codes.code_hash, code_hash),
        eq(confirming_codes.affiliate_code, affiliate_code),
        isNull(used_at),
        isNull(used_by),
        gt(expires_at, at),
      ),
    )
    .returning({ code_hash: confirming_codes.code_hash });
  return used.length > 0;
}

/** Codes whose time is over go, used or not: that an account was confirmed so stands in the log. */
export async function forgetConfirmingCodes(db: Db, now: Date): Promise<void> {
  await db.delete(confirming_codes).where(lte(confirming_codes.expires_at, now));
}
