// The product's own server with many students signed in, and beside it what it costs: read on a port of its own.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildApp } from '../api/src/app.ts';
import { users } from '../api/src/identity/identity.tables.ts';
import { openSession } from '../api/src/identity/sessions.ts';
import { openServices } from '../api/src/open-services.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { setTerm } from '../api/src/plans/terms.ts';
import { warmUp } from '../api/src/platform/warm-up.ts';

const RESOLUTION_MS = 10;
const [url = '', dataDir = '', model = '', students = '0'] = process.argv.slice(2);
const config = readConfig({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  SESSION_SECRET: 'a secret for measurements only, 32+',
  DEMO: '1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '100000000',
  AI_BASE_URL: `http://127.0.0.1:${model}/v1`,
  AI_MODEL: 'words',
});
const services = await openServices(config);
const app = await buildApp(services);
const { db } = services.database;
const tokens: string[] = [];
for (let at = 0; at < Number(students); at += 1) {
  const person = {
    email: `chat${at}@bench.example`,
    password_hash: '',
    role: 'Student' as const,
    first_name: 'Robin',
    last_name: 'Lake',
    age: 20,
  };
  const [row] = await db
    .insert(users)
    .values({ ...person, email_confirmed_at: new Date() })
    .returning({ id: users.id });
  if (!row) continue;
  await setTerm(db, services, { user_id: row.id, plan_id: 4, source: 'staff', starts_at: new Date(), ends_at: null });
  tokens.push((await openSession(db, services, { id: row.id, role: 'Student' })).access);
}
await app.listen({ port: 0, host: '127.0.0.1' });
// As a process of the product does once it listens.
await warmUp(services);
setFlagsFromString('--expose-gc');
// What nobody needs any more is no cost of a stream.
const collect = runInNewContext('gc') as () => void;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

/** What it costs since the last asking. */
const figures = createServer((_request, response) => {
  const p99 = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  response.end(JSON.stringify({ p99, rss, held: heapUsed + external, cpu: process.cpuUsage(), tokens }));
  delay.reset();
});
figures.listen(0, '127.0.0.1', () => {
  const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port;
  console.log(JSON.stringify({ port: portOf(app.server), figures: portOf(figures) }));
});
