import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { saved_colleges } from './colleges.tables.ts';

interface SavedCollege {
  unitid: number;
  saved_at: Date;
}

const { user_id, unitid, saved_at } = saved_colleges;

/** What the student keeps, the last one first. */
export function listSaved(db: Db, userId: number): Promise<SavedCollege[]> {
  return db.select({ unitid, saved_at }).from(saved_colleges).where(eq(user_id, userId)).orderBy(desc(saved_at), desc(unitid));
}

export async function findSaved(db: Db, userId: number, id: number): Promise<SavedCollege | undefined> {
  const [row] = await db
    .select({ unitid, saved_at })
    .from(saved_colleges)
    .where(and(eq(user_id, userId), eq(unitid, id)));
  return row;
}

export async function countSaved(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ saved: count() }).from(saved_colleges).where(eq(user_id, userId));
  return row?.saved ?? 0;
}

export async function addSaved(db: Db, userId: number, saved: SavedCollege): Promise<SavedCollege> {
  await db.insert(saved_colleges).values({ user_id: userId, ...saved });
  return saved;
}

export async function removeSaved(db: Db, userId: number, id: number): Promise<void> {
  await db.delete(saved_colleges).where(and(eq(user_id, userId), eq(unitid, id)));
}
