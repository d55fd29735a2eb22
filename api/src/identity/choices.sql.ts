import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { industries, tags, user_tags } from './identity.tables.ts';

export async function hasIndustry(db: Db, industryId: number): Promise<boolean> {
  return (await db.$count(industries, eq(industries.id, industryId))) === 1;
}

/** Whether every one of these tags exists. */
export async function hasTags(db: Db, tagIds: number[]): Promise<boolean> {
  return tagIds.length === 0 || (await db.$count(tags, inArray(tags.id, tagIds))) === tagIds.length;
}

export async function addUserTags(db: Db, userId: number, tagIds: number[]): Promise<void> {
  if (tagIds.length > 0) await db.insert(user_tags).values(tagIds.map((tag_id) => ({ user_id: userId, tag_id })));
}

export async function replaceTags(tx: Db, userId: number, tagIds: number[]): Promise<void> {
  await tx.delete(user_tags).where(eq(user_tags.user_id, userId));
  await addUserTags(tx, userId, tagIds);
}
