import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Figure } from './figure.ts';
import { type Served, serve } from './serve.ts';
import { signInDemo } from './sign-in-demo.ts';

const CONNECTIONS = 64;
const SECONDS = 6;
const ROUNDS = 5;
const STUDENTS = 1_000;
/** Beside the demo's class, which has answers of its own. */
const DEMO = `(select id from users where email = 'student@demo.careerscoop.app')`;

/** GET result/ signed in, on PostgreSQL, beside a bare server that runs the same query and sends the same bytes. */
export async function benchResult(): Promise<Figure> {
  const postgres = startPostgres();
  const running: Served[] = [];
  try {
    const url = await makeDatabase(postgres.url);
    const product = await serve('result-server.ts', url);
    running.push(product);
    await fill(url);
    const { access, id } = await signInDemo(`http://127.0.0.1:${product.port}`);
    const headers = { authorization: `Bearer ${access}` };
    const answer = await fetch(`http://127.0.0.1:${product.port}/api/v1/result/`, { headers });
    const bytes = (await answer.arrayBuffer()).byteLength;
    const bare = await serve('bare-server.ts', url, await queryText(url), String(id), String(bytes));
    running.push(bare);

    // Each pair one after the other, and the middle pair counts: a machine's speed changes from minute to minute.
    const pairs: { value: number; yardstick: number; ratio: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const value = await requestsPerSecond(product.port, headers);
      const yardstick = await requestsPerSecond(bare.port, headers);
      pairs.push({ value, yardstick, ratio: value / yardstick });
    }
    const { value, yardstick, ratio } = middleOf(pairs);
    return {
      name: `GET result/ signed in, PostgreSQL, ${CONNECTIONS} connections, ${STUDENTS} students, ${bytes} bytes`,
      value,
      yardstick,
      unit: 'requests per second',
      ratio,
      bar: 'at least 0.60 of a bare server with the same query and bytes',
      met: ratio >= 0.6,
    };
  } finally {
    for (const each of running) await each.stop();
    postgres.stop();
  }
}

const middleOf = <P extends { ratio: number }>(pairs: P[]) =>
  pairs.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(pairs.length / 2)] as P;

async function makeDatabase(url: string): Promise<string> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('create database bench');
  await admin.end();
  return url.replace(/\/postgres$/, '/bench');
}

/** More students with the demo student's ten, so that indexes matter. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into users (email, email_confirmed_at, password_hash, role, first_name, last_name, age)
     select 'student' || n || '@bench.example', now(), '', 'Student', 'Robin', 'Lake', 16 from generate_series(1, $1) n`,
    [STUDENTS],
  );
  await client.query(
    `insert into assessments (user_id, attempt, answers, item_version, clarity, matched_at)
     select u.id, 1, a.answers, a.item_version, a.clarity, now() from users u, assessments a
     where u.email like '%@bench.example' and a.user_id = ${DEMO}`,
  );
  await client.query(
    `insert into results (user_id, assessment_id, onet_code, rank, kind, fit, match_score, reasons, what_would_change, ai)
     select b.user_id, b.id, r.onet_code, r.rank, r.kind, r.fit, r.match_score, r.reasons, r.what_would_change, r.ai
     from assessments b join users u on u.id = b.user_id and u.email like '%@bench.example', results r
     where r.user_id = ${DEMO} and r.rank is not null`,
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** The text of the product's own query, as its server sends it. */
async function queryText(url: string): Promise<string> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { shownTenQuery } = await import('../api/src/careers/results.sql.ts');
  const pool = new pg.Pool({ connectionString: url });
  const { sql } = shownTenQuery(drizzle(pool) as never).toSQL();
  await pool.end();
  return sql;
}

async function requestsPerSecond(port: number, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}/api/v1/result/`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return requests.average;
}
