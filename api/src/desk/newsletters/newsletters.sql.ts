import { type SQL, and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import type { DeskNewsletter } from '@careerscoop/contract/desk-newsletters';
import { users } from '../../identity/identity.tables.ts';
import { newsletters } from '../../outreach/outreach.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { containing, countRows, pageOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

const { id, subject, body, state, version, by_id, created_at, sent_at, recipients } = newsletters;

/** Newsletters are the product's own: no level has some of its own. */
const within = (scope: Scope): SQL => (scope.reach === 'all' ? sql`true` : sql`false`);

interface Asked {
  q?: string | undefined;
  state?: DeskNewsletter['state'] | undefined;
  by: 'created_at' | 'sent_at';
  down: boolean;
  page: number;
}

export async function listNewslettersAt(db: Db, scope: Scope, { q, state: of, by, down, page }: Asked) {
  const found = and(within(scope), q ? ilike(subject, containing(q)) : undefined, of ? eq(state, of) : undefined);
  const counted = db.select({ id }).from(newsletters).where(found).limit(COUNT_TO).as('counted');
  const { limit, offset } = pageOf(page);
  const column = by === 'created_at' ? created_at : sent_at;
  const rows = await selectNewsletters(db)
    .where(found)
    .orderBy(down ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, down ? desc(id) : asc(id))
    .limit(limit)
    .offset(offset);
  return { total: await countRows(db, counted), results: rows.map((row) => rowOf(row)) };
}

export async function findNewsletterAt(db: Db, scope: Scope, newsletterId: number) {
  const [row] = await selectNewsletters(db).where(and(within(scope), eq(id, newsletterId)));
  return row && { ...rowOf(row), body: row.body };
}
export type StoredNewsletter = NonNullable<Awaited<ReturnType<typeof findNewsletterAt>>>;

export async function addNewsletterBy(tx: Db, scope: Scope, letter: { subject: string; body: string }, at: Date): Promise<number> {
  const [row] = await tx
    .insert(newsletters)
    .values({ ...letter, by_id: scope.user_id, created_at: at })
    .returning({ id });
  if (!row) throw new Error('A newsletter was not stored.');
  return row.id;
}

type Change = Partial<Pick<typeof newsletters.$inferInsert, 'subject' | 'body' | 'state' | 'sent_at' | 'recipients'>>;

/** Changes a draft that is still as it was seen. @returns whether it was */
export async function changeDraft(tx: Db, scope: Scope, seen: { id: number; version: number }, change: Change): Promise<boolean> {
  const rows = await tx
    .update(newsletters)
    .set({ ...change, version: seen.version + 1 })
    .where(and(within(scope), eq(id, seen.id), eq(version, seen.version), eq(state, 'draft')))
    .returning({ id });
  return rows.length === 1;
}

/** @returns whether there was such a draft */
export async function removeDraft(tx: Db, scope: Scope, newsletterId: number): Promise<boolean> {
  const rows = await tx
    .delete(newsletters)
    .where(and(within(scope), eq(id, newsletterId), eq(state, 'draft')))
    .returning({ id });
  return rows.length === 1;
}

function selectNewsletters(db: Db) {
  return db
    .select({ id, subject, body, state, version, by: users.first_name, created_at, sent_at, recipients })
    .from(newsletters)
    .leftJoin(users, eq(users.id, by_id))
    .$dynamic();
}

function rowOf(row: Awaited<ReturnType<typeof selectNewsletters>>[number]): DeskNewsletter {
  const { body: _body, ...shown } = row;
  return { ...shown, created_at: row.created_at.toISOString(), sent_at: row.sent_at?.toISOString() ?? null };
}
