import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';

/** Enough mentors for a whole page of them in both sizes: the same answer must be compared. */
const MENTORS = 60;
const DEMO = `(select id from users where email = 'student@demo.careerscoop.app')`;
const EACH = `from users u where u.email like '%@bench.example' and u.role = 'Student'`;

/** What so many students leave behind in every table that grows with them. `$1` is their number. */
const STEPS: readonly string[] = [
  `insert into schools (name) select 'School ' || n from generate_series(1, greatest(1, $1::int / 100)) n`,
  `insert into affiliate_codes (code, label, school_id) select 'BENCH-' || id, name, id from schools where name like 'School %'`,
  `insert into school_resources (kind, school, ordering, title, subtitle, thumbnail, url, body)
   select k, s.id, 1, 'A thing', '', '', 'https://example.org', '' from schools s, unnest(array['picks', 'finds']) k where s.name like 'School %'`,
  `insert into users (email, email_confirmed_at, password_hash, role, first_name, last_name, approved_at, industry_id)
   select 'mentor' || n || '@bench.example', now(), '', 'Mentor', 'Alex', 'Field', now(), 1 from generate_series(1, greatest(${MENTORS}, $1::int / 100)) n`,
  // Whoever is not checked meets nobody, and stands in no list.
  `insert into mentor_checks (mentor_id, kind, state, cleared_on, at) select u.id, k, 'clear', current_date, now()
   from unnest(array[${CHECK_KINDS.map((kind) => `'${kind}'`).join()}]) k, users u where u.email like '%@bench.example' and u.role = 'Mentor'`,
  `insert into mentor_hours (mentor_id, weekday, from_minute, to_minute) select u.id, d, 960, 1080
   from generate_series(1, 5) d, users u where u.email like '%@bench.example' and u.role = 'Mentor'`,
  `insert into users (email, email_confirmed_at, password_hash, role, first_name, last_name, age, school_id, pricing_plan, plan_ends_at)
   select 'student' || n || '@bench.example', now(), '', 'Student', 'Robin', 'Lake', 16, (select min(id) from schools) + n % 10, 1 + n % 4, now() + interval '6 months'
   from generate_series(1, $1::int) n`,
  `insert into plan_terms (user_id, plan_id, source, starts_at, ends_at) select u.id, u.pricing_plan, 'staff', now(), u.plan_ends_at ${EACH}`,
  `insert into assessments (user_id, attempt, answers, item_version, clarity, matched_at)
   select u.id, 1, '[]', '1', 'clear', now() ${EACH}`,
  `insert into results (user_id, assessment_id, onet_code, rank, kind, fit, match_score, reasons, what_would_change, ai)
   select b.user_id, b.id, r.onet_code, r.rank, r.kind, r.fit, r.match_score, '[]', '[]', r.ai
   from assessments b join users u on u.id = b.user_id and u.email like '%@bench.example', results r where r.user_id = ${DEMO}`,
  `insert into mentor_sessions (student_id, mentor_id, topic, result_id, state, starts_at, ends_at, created_at)
   select r.user_id, (select max(id) from users where role = 'Mentor') - r.user_id % ${MENTORS}, 'A day at work', r.id, 'done',
   now() - interval '2 months', now() - interval '2 months' + interval '30 minutes', now() - interval '3 months'
   from results r join users u on u.id = r.user_id and u.email like '%@bench.example' where r.rank = 1`,
  `insert into mentor_feedbacks (session_id, written_by, message, created_at) select id, 'mentor', 'Good questions.', now() from mentor_sessions`,
  `insert into guardians (user_id, channel, contact, asked_at, answered_at) select u.id, 'email', 'parent' || u.id || '@bench.example', now(), now() ${EACH}`,
  `insert into consents (user_id, purpose, granted, text_version, decided_at) select u.id, p, true, '1', now() from unnest(array['mentor_sessions', 'companions', 'data_sharing']) p, users u
   where u.email like '%@bench.example' and u.role = 'Student'`,
  `insert into consent_changes (user_id, purpose, granted, text_version, actor, contact, at)
   select user_id, purpose, true, '1', 'guardian', 'parent' || user_id || '@bench.example', now() from consents`,
  `insert into guardian_links (token_hash, guardian_id, created_at, expires_at) select 'link' || id, id, now(), now() from guardians`,
  `insert into refresh_tokens (token_hash, family, user_id, expires_at) select 'token' || u.id, gen_random_uuid(), u.id, now() + interval '20 days' ${EACH}`,
  `insert into mailed_links (token_hash, purpose, user_id, expires_at) select 'link' || u.id, 'confirm_email', u.id, now() ${EACH}`,
  `insert into audit_log (at, action, actor, actor_id, user_id) select now(), 'session.opened', 'user', u.id, u.id from generate_series(1, 3), users u
   where u.email like '%@bench.example'`,
  `insert into report_addresses (user_id, salt, token_hash, made_at) select u.id, 'salt', 'report' || u.id, now() ${EACH}`,
  `insert into scoop_counts (user_id, question_id, count) select u.id, 10, 2 ${EACH}`,
  `insert into agent_assignments (user_id, agent_id) select u.id, 3 ${EACH}`,
  `insert into conversations (user_id, agent_id, created_at, last_at) select u.id, 1, now(), now() ${EACH}`,
  `insert into chat_turns (id, conversation_id, user_id, key_hash, body_hash, state, source, started_at, heartbeat_at, ended_at)
   select gen_random_uuid(), c.id, c.user_id, 'key' || n, 'body', 'whole', 'guide', now(), now(), now() from conversations c, generate_series(1, 3) n`,
  `insert into chat_messages (conversation_id, turn_id, role, content, created_at)
   select conversation_id, id, r, 'What does a nurse do?', now() from chat_turns, unnest(array['user', 'assistant']) r`,
  `insert into chat_usage (user_id, day, messages, talk_since, last_at)
   select user_id, current_date - n, 3, now(), now() from conversations, generate_series(1, 3) n`,
  `insert into chat_reports (user_id, turn_id, reason, created_at) select user_id, id, 'Wrong', now() from chat_turns`,
  `insert into orders (number, user_id, plan_id, title, months, price_cents, credit_cents, amount_cents, state, payer, checkout_id, payment_intent, created_at, paid_at)
   select 'CS-2026-' || (1000000 + u.id), u.id, 3, 'Sundae', 12, 8900, 0, 8900, 'paid', 'adult', 'cs_' || u.id, 'pi_' || u.id, now(), now() ${EACH}`,
  `insert into ledger_entries (order_id, at, kind, cents, currency, external_id) select id, now(), 'charge', 8900, 'usd', 'ch_' || id from orders`,
  `insert into payment_events (id, type, object_id, received_at, done_at, outcome)
   select 'evt_' || id, 'checkout.session.completed', checkout_id, now(), now(), 'paid' from orders`,
  `insert into subscribers (email, token_hash, subscribed_at) select u.email, 'reader' || u.id, now() ${EACH}`,
  `insert into invitations (email_hash, user_id, sent_at) select 'invited' || u.id, u.id, now() ${EACH}`,
  `insert into contact_messages (kind, email, message, user_id, created_at) select 'contact', u.email, 'A question.', u.id, now() ${EACH}`,
];

/** Fills a database, in which the product has put its seeds, with so many students. */
export async function fill(url: string, students: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const step of STEPS) await client.query(step, step.includes('$1') ? [students] : []);
  await client.query('vacuum analyze');
  await client.query('select pg_stat_reset()');
  await client.end();
}

/** PostgreSQL's counters come together within so long. */
const COUNTED_MS = 11_000;
/** More rows than any table has that does not grow with the students. */
const MANY = 5_000;

/** The tables that were read from end to end since they were filled, and are long: on any machine a sign of a missing index. */
export async function findScanned(client: pg.Client): Promise<string[]> {
  await pause(COUNTED_MS);
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_stat_user_tables where seq_tup_read > ${MANY} * greatest(1, seq_scan) order by relname`,
  );
  return rows.map(({ relname }) => relname);
}

/** Takes back what the last calls of the demo student left behind, so that the next find the same. */
export async function takeBack(client: pg.Client): Promise<void> {
  await client.query('delete from rate_limits');
  await client.query(`delete from chat_usage where user_id = ${DEMO}`);
  await client.query(`delete from scoop_counts where user_id = ${DEMO}`);
  await client.query(`delete from mentor_sessions where student_id = ${DEMO} and topic = 'Bench'`);
}
