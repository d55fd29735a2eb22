import { and, asc, eq, isNotNull, isNull, like, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { item_changes, questions, scenarios } from './assessment.tables.ts';
import { FIRST_DESK_ID, isMadeOf, type ItemChange, withChanges } from './item-changes.ts';

/** What waits for the next version, the oldest first. */
export function listWaiting(db: Db) {
  const { id, item_id, text } = item_changes;
  return db.select({ id, item_id, text }).from(item_changes).where(isNull(item_changes.published_in)).orderBy(asc(id));
}

/** Held until the transaction ends: two who word items otherwise, or publish, come one after the other. */
export async function lockChanges(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${item_changes} in share row exclusive mode`);
}

/** Puts a wording to the next version, in place of one that waits there; nothing takes it back. */
export async function keepChange(tx: Db, { item_id, text, at }: { item_id: number; text: string | null; at: Date }): Promise<void> {
  await tx.delete(item_changes).where(and(eq(item_changes.item_id, item_id), isNull(item_changes.published_in)));
  if (text !== null) await tx.insert(item_changes).values({ item_id, text, created_at: at });
}

/** Makes the next version of what waits. @returns its name */
export async function publishChanges(tx: Db, base: string, written: string): Promise<string> {
  const waiting = await listWaiting(tx);
  const [last] = await tx.select({ id: sql<number>`coalesce(max(${item_changes.new_id}), ${FIRST_DESK_ID - 1})::int` }).from(item_changes);
  const changes = waiting.map(({ id, item_id, text }, at) => ({ id, item_id, text, new_id: (last?.id ?? 0) + 1 + at }));
  const version = await nextVersion(tx, written);
  await addVersion(tx, { base, version, changes });
  for (const { id, new_id } of changes) await tx.update(item_changes).set({ new_id, published_in: version }).where(eq(item_changes.id, id));
  return version;
}

/** What the desk worded otherwise before a newer written version, made of that one too as far as its items are still in it. */
export async function carryOver(tx: Db, written: string): Promise<void> {
  const { item_id, new_id, text } = item_changes;
  const published = await tx
    .select({ item_id, new_id, text })
    .from(item_changes)
    .where(isNotNull(item_changes.published_in))
    .orderBy(asc(item_changes.id));
  const changes = published.flatMap((change) => (change.new_id === null ? [] : [{ ...change, new_id: change.new_id }]));
  const present = new Set((await rowsOf(tx, written)).flatMap((row) => [row.id, ...(row.options ?? []).map(({ id }) => id)]));
  const kept = changes.filter((change) => {
    if (!present.has(change.item_id)) return false;
    present.add(change.new_id);
    return true;
  });
  if (kept.length > 0) await addVersion(tx, { base: written, version: await nextVersion(tx, written), changes: kept });
  const retired = new Set(kept.map((change) => change.item_id));
  const asked = [...present].filter((id) => !retired.has(id));
  await tx.delete(item_changes).where(and(isNull(item_changes.published_in), notInArray(item_changes.item_id, asked)));
}

const rowsOf = (tx: Db, version: string) => tx.select().from(questions).where(eq(questions.version, version));

async function nextVersion(tx: Db, written: string): Promise<string> {
  const rows = await tx
    .selectDistinct({ version: scenarios.version })
    .from(scenarios)
    .where(like(scenarios.version, `${written}%`));
  return `${written}-${rows.filter(({ version }) => isMadeOf(version, written)).length}`;
}

async function addVersion(
  tx: Db,
  { base, version, changes }: { base: string; version: string; changes: readonly ItemChange[] },
): Promise<void> {
  const heads = await tx.select().from(scenarios).where(eq(scenarios.version, base));
  await tx.insert(scenarios).values(heads.map((head) => ({ ...head, version })));
  await tx.insert(questions).values(withChanges(await rowsOf(tx, base), changes, version));
}
