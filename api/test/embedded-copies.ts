import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from '../src/platform/database.ts';

/** An embedded database as it was after the seeds, with what puts it back there. */
interface Copy {
  client: PGlite;
  parsers: PGlite['parsers'];
  /** What its tables, columns, rules and functions are: a test that changes these costs the copy. */
  shape: string;
  tables: Table[];
  sequences: string;
}

interface Table {
  name: string;
  columns: string;
  /** Where its seeded rows are kept; undefined where there were none. */
  kept: string | undefined;
}

/** The copies of this worker that nobody uses. To unpack and start one takes ten times as long as to put it back. */
const idle: Copy[] = [];

/** A seeded database to use like one of its own; closing it gives it back, and nothing that runs later reaches the next user's. */
export async function takeCopy(dump: string): Promise<PGlite> {
  const copy = (await nextIdle()) ?? (await newCopy(dump));
  const { client } = copy;
  Object.assign(client.parsers, copy.parsers);
  let closed = false;
  const whileOpen =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      closed ? Promise.reject(new Error('PGlite is closed')) : call(...args);
  return {
    parsers: client.parsers,
    query: whileOpen(client.query.bind(client)),
    exec: whileOpen(client.exec.bind(client)),
    transaction: whileOpen(client.transaction.bind(client)),
    close: async () => {
      closed = true;
      idle.push(copy);
    },
  } as unknown as PGlite;
}

/** Puts back what lies idle until one is as it was. */
async function nextIdle(): Promise<Copy | undefined> {
  for (let copy = idle.pop(); copy; copy = idle.pop()) {
    if (await putBack(copy)) return copy;
    await copy.client.close();
  }
  return undefined;
}

async function newCopy(dump: string): Promise<Copy> {
  const client = await createPglite({ loadDataDir: new Blob([readFileSync(dump)]) });
  const parsers = { ...client.parsers };
  const shape = await shapeOf(client);
  const { rows } = await client.query<Omit<Table, 'kept'>>(TABLES);
  const filled = new Set(await filledOf(client, rows));
  const tables = rows.map((table, at) => ({ ...table, kept: filled.has(table.name) ? `pg_temp.kept_${at}` : undefined }));
  await client.exec(
    tables.flatMap(({ name, kept }) => (kept ? [`create temp table ${kept.split('.')[1]} as table ${name};`] : [])).join('\n'),
  );
  const { rows: sequences } = await client.query<{ text: string }>(SEQUENCES);
  return { client, parsers, shape, tables, sequences: sequences.map(({ text }) => text).join('\n') };
}

/** @returns false where it cannot be as it was */
async function putBack({ client, shape, tables, sequences }: Copy): Promise<boolean> {
  if ((await shapeOf(client)) !== shape) return false;
  const filled = await filledOf(client, tables);
  const rows = tables.flatMap(({ name, kept, columns }) =>
    kept ? [`insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`] : [],
  );
  await client.exec(`
    begin;
    set local session_replication_role = replica;
    ${filled.map((name) => `delete from ${name};`).join('\n')}
    ${rows.join('\n')}
    ${sequences}
    commit;
  `);
  await client.exec(`vacuum ${filled.join(', ')}`);
  await client.exec('checkpoint');
  return true;
}

/** The names of the tables that have rows. */
async function filledOf(client: PGlite, tables: readonly { name: string }[]): Promise<string[]> {
  const each = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await client.query<{ name: string }>(each.join(' union all '));
  return rows.map(({ name }) => name);
}

async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

const OURS = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and n.nspname not like 'pg\\_%'`;

/** Tables that hold rows themselves, with the columns that are not computed. */
const TABLES = `
  select c.oid::regclass::text as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${OURS}`;

const SEQUENCES = `
  select format('select setval(%L, %s, %L);', quote_ident(schemaname) || '.' || quote_ident(sequencename),
    coalesce(last_value, start_value), last_value is not null) as text
  from pg_sequences`;

const SHAPE = `
  select md5(
    (select string_agg(concat_ws(' ', n.nspname, c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull, a.attisdropped), ',' order by c.oid, a.attnum)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 where ${OURS}) ||
    (select coalesce(string_agg(concat_ws(' ', tgrelid, tgname, tgenabled), ',' order by oid), '') from pg_trigger) ||
    (select coalesce(string_agg(concat_ws(' ', conrelid, conname, convalidated), ',' order by oid), '') from pg_constraint) ||
    (select coalesce(string_agg(p.proname || p.prosrc, ',' order by p.oid), '')
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS})
  ) as shape`;
