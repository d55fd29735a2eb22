import { type SQL, and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import type { Kind, Kinds } from './sandbox-object.ts';
import { sandbox_objects, sandbox_replays } from './sandbox.tables.ts';

type Body = Record<string, unknown>;

export async function insertObject<K extends Kind>(tx: Db, kind: K, object: Kinds[K], at: Date): Promise<void> {
  await tx.insert(sandbox_objects).values({ id: object.id, kind, body: object as unknown as Body, created_at: at });
}

export async function replaceObject<K extends Kind>(tx: Db, kind: K, object: Kinds[K]): Promise<void> {
  await tx
    .update(sandbox_objects)
    .set({ body: object as unknown as Body })
    .where(isObject(kind, object.id));
}

/** As it is, for an answer. */
export async function seeObject<K extends Kind>(tx: Db, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const [row] = await tx.select({ body: sandbox_objects.body }).from(sandbox_objects).where(isObject(kind, id));
  return row?.body as Kinds[K] | undefined;
}

/** To change it: whoever finds it has it alone until the end of the transaction. */
export async function findObject<K extends Kind>(tx: Db, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const [row] = await tx.select({ body: sandbox_objects.body }).from(sandbox_objects).where(isObject(kind, id)).for('update');
  return row?.body as Kinds[K] | undefined;
}

function isObject(kind: Kind, id: string): SQL | undefined {
  return and(eq(sandbox_objects.id, id), eq(sandbox_objects.kind, kind));
}

export interface Listing {
  /** Fields of the objects that have to be so. */
  fields?: Record<string, string | readonly string[] | undefined>;
  /** In Stripe's seconds. */
  created?: { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined } | undefined;
  /** Those that are older than this one, or newer. */
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

/** The newest first. */
export async function listObjects<K extends Kind>(tx: Db, kind: K, listing: Listing): Promise<Kinds[K][]> {
  const { body, created_at, id } = sandbox_objects;
  const place = (other: string) => tx.select({ at: created_at }).from(sandbox_objects).where(eq(id, other)).limit(1);
  const edge = listing.after ?? listing.before;
  const [found] = edge ? await place(edge) : [];
  const older = found && or(lt(created_at, found.at), and(eq(created_at, found.at), lt(id, edge ?? '')));
  const newer = found && or(gt(created_at, found.at), and(eq(created_at, found.at), gt(id, edge ?? '')));
  const seconds = sql<number>`(${body} ->> 'created')::bigint`;
  const { gt: above, gte: from, lt: below, lte: to } = listing.created ?? {};
  const conditions: (SQL | undefined)[] = [
    eq(sandbox_objects.kind, kind),
    ...Object.entries(listing.fields ?? {}).map(([name, value]) => (value === undefined ? undefined : has(name, value))),
    above === undefined ? undefined : sql`${seconds} > ${above}`,
    from === undefined ? undefined : sql`${seconds} >= ${from}`,
    below === undefined ? undefined : sql`${seconds} < ${below}`,
    to === undefined ? undefined : sql`${seconds} <= ${to}`,
    listing.after ? older : undefined,
    listing.before ? newer : undefined,
  ];
  const order = listing.before ? [created_at, id] : [desc(created_at), desc(id)];
  const rows = await tx
    .select({ body })
    .from(sandbox_objects)
    .where(and(...conditions))
    .orderBy(...order)
    .limit(listing.limit);
  const objects = rows.map((row) => row.body as unknown as Kinds[K]);
  return listing.before ? objects.reverse() : objects;
}

function has(name: string, value: string | readonly string[]): SQL {
  const texts = [value].flat();
  return sql`${sandbox_objects.body} ->> ${name} in (${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )})`;
}

export interface Replay {
  request_hash: string;
  status: number;
  body: Body;
}

export async function findReplay(tx: Db, key: string): Promise<Replay | undefined> {
  const { request_hash, status, body } = sandbox_replays;
  const [row] = await tx.select({ request_hash, status, body }).from(sandbox_replays).where(eq(sandbox_replays.key, key));
  return row;
}

export async function keepReplay(tx: Db, key: string, replay: Replay, at: Date): Promise<void> {
  await tx.insert(sandbox_replays).values({ key, ...replay, created_at: at });
}

const DAY = 24 * 60 * 60_000;

/** Stripe keeps answers by key for a day. */
export async function forgetReplays(db: Db, now: Date): Promise<void> {
  await db.delete(sandbox_replays).where(lt(sandbox_replays.created_at, new Date(now.getTime() - DAY)));
}

/** Stripe keeps events for thirty days. */
export async function forgetSandbox(db: Db, now: Date): Promise<void> {
  await forgetReplays(db, now);
  const old = lt(sandbox_objects.created_at, new Date(now.getTime() - 30 * DAY));
  await db.delete(sandbox_objects).where(and(eq(sandbox_objects.kind, 'event'), old));
}

/** Takes these addresses out of all that was paid; what moved stays. */
export async function eraseFromSandbox(tx: Db, emails: string[]): Promise<void> {
  for (const email of emails) {
    const held = (body: typeof sandbox_objects.body | typeof sandbox_replays.body) => sql`position(${email} in ${body}::text) > 0`;
    const body = sql`replace(${sandbox_objects.body}::text, ${email}, 'erased@example.invalid')::jsonb`;
    await tx.update(sandbox_objects).set({ body }).where(held(sandbox_objects.body));
    await tx.delete(sandbox_replays).where(held(sandbox_replays.body));
  }
}
