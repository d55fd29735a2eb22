// The product's own server with 10,000 students, for the lists of the desk; on PostgreSQL, or on the embedded database.
import { buildApp } from '../api/src/app.ts';
import { openServices } from '../api/src/open-services.ts';
import { readConfig } from '../api/src/platform/config.ts';

const [url = '', dataDir = '', students = '0'] = process.argv.slice(2);
const config = readConfig({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  SESSION_SECRET: 'a secret for measurements only, 32+',
  DEMO: '1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '100000000',
});

const EACH = `from users u where u.email like '%@bench.example'`;
/** Students of a hundred schools with names of their own; of three in four parents answered, of two in three there are careers. */
const STEPS: readonly string[] = [
  `insert into schools (name) select 'School ' || n from generate_series(1, 100) n`,
  `insert into users (email, email_confirmed_at, password_hash, role, first_name, last_name, age, adult_on, grade, school_id, pricing_plan, plan_ends_at,
     allow_data_sharing, created_at)
   select substr(md5('e' || n), 1, 9) || n || '@bench.example', now(), '', 'Student', initcap(translate(substr(md5('f' || n), 1, 6), '0123456789', 'aeiouklmnr')),
     initcap(translate(substr(md5('l' || n), 1, 9), '0123456789', 'aeiouklmnr')), 14 + n % 5, current_date + (n % 5 - 1) * 365, 'JR',
     case when n % 7 > 0 then (select min(id) from schools) + n % 100 end, case when n % 3 > 0 then 1 + n % 4 end, now() + interval '6 months', n % 2 = 0,
     now() - n * interval '1 minute'
   from generate_series(1, $1::int) n`,
  `insert into guardians (user_id, channel, contact, asked_at) select u.id, 'email', 'parent' || u.id || '@bench.example', now() ${EACH} and u.id % 8 > 0`,
  `insert into consents (user_id, purpose, granted, text_version, decided_at) select u.id, p, u.id % 3 > 0, '1', now()
   from unnest(array['mentor_sessions', 'companions', 'data_sharing']) p, users u where u.email like '%@bench.example' and u.id % 4 > 0`,
  `insert into assessments (user_id, attempt, answers, item_version, matched_at) select u.id, 1, '[]', '1', now() ${EACH} and u.id % 3 > 0`,
  `insert into mentor_sessions (student_id, topic, created_at) select u.id, 'A day at work', now() ${EACH} and u.id % 10 = 0`,
  'analyze',
];

const services = await openServices(config);
for (const step of STEPS) await services.database.runSql(step, step.includes('$1') ? [Number(students)] : []);
const app = await buildApp(services);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ port: (app.server.address() as { port: number }).port }));
