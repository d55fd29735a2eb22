import pg from 'pg';
import { endpointsOf } from '../../api/src/platform/endpoints-of.ts';
import { SUBJECTS } from '../../api/src/subjects.ts';
import { signInDemo } from '../sign-in-demo.ts';

export interface Call {
  name: string;
  method: string;
  path: string;
  /** Who asks; else the student. */
  as?: 'student' | 'parent';
  body?: () => unknown;
}

/** A running product with the demo student and their parent signed in, and a look into its database. */
export interface Side {
  origin: string;
  access: Record<'student' | 'parent', string>;
  client: pg.Client;
  calls: Call[];
}

/** What stands in the addresses that have a place to fill. */
export interface Known {
  student: number;
  result: number;
  /** A talk that is booked. */
  session: number;
  question: number;
  report: string;
  /** A turn of a chat. */
  turn: string;
  /** The number of a purchase. */
  order: string;
  answers: unknown;
}

const QUERIES: Record<string, string> = { '/scenarios/': '?page=1', '/careers/': '?q=nurse', '/addresses/': '?q=53703' };
/** The University of Wisconsin-Madison. */
const SCHOOL = 240_444;
let made = 0;

export async function openSide(port: number, url: string): Promise<Side> {
  const origin = `http://127.0.0.1:${port}/api/v1`;
  const { id, ...access } = await signInBoth(origin);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${access.student}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    return (await fetch(`${origin}${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })).json();
  };
  const [first] = (await ask('/result/')) as { id: number }[];
  const detail = (await ask(`/result/${first?.id}/`)) as { unique_title_questions: { id: number }[] };
  const { address } = (await ask('/report/')) as { address: string };
  const { response } = (await ask('/ai-agents/1/chat/', hello(0))) as { response: { message: { turn: string } }[] };
  // Without a day there is no calendar.
  await ask('/next-steps/', { text: 'Ask a nurse about a shift', due_on: '2099-03-01' });
  const { rows } = await client.query('select answers from assessments where user_id = $1 order by attempt desc limit 1', [id]);
  const order = 'CS-2026-900001';
  await client.query(
    `insert into orders (number, user_id, plan_id, title, months, price_cents, credit_cents, amount_cents, state, payer, created_at, paid_at)
     values ($1, $2, 3, 'Sundae', 12, 8900, 0, 8900, 'paid', 'adult', now(), now())`,
    [order, id],
  );
  const known = {
    student: id,
    order,
    result: first?.id ?? 0,
    session: await bookTalk(client, id),
    question: detail.unique_title_questions[0]?.id ?? 0,
    report: address.split('/').pop() ?? '',
    turn: response[0]?.message.turn ?? '',
    answers: rows[0]?.answers,
  };
  return { origin, access, client, calls: [...reads(known), ...writes(known)] };
}

/** Both anew: a token lives for ten minutes, and all calls together take longer. */
export async function signInBoth(origin: string) {
  const house = new URL(origin).origin;
  const { access: student, id } = await signInDemo(house);
  const { access: parent } = await signInDemo(house, 'parent');
  return { student, parent, id };
}

/** A time with a mentor of many talks, some days ahead: only so it may be moved. @returns its number */
async function bookTalk(client: pg.Client, student: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into mentor_sessions (student_id, mentor_id, topic, state, starts_at, ends_at, created_at, assigned_at)
     select $1, busiest.mentor_id, 'A day at work', 'booked', at, at + interval '30 minutes', at - interval '3 months', at - interval '3 months'
     from (select mentor_id from mentor_sessions where mentor_id is not null order by mentor_id desc limit 1) as busiest,
       (values (date_trunc('day', now()) + interval '3 days 17 hours')) as talk (at) returning id`,
    [student],
  );
  return rows[0]?.id ?? 0;
}

/**
 * Every GET that a visitor or a student can make, and what a parent reads of a child: a new endpoint is among them by itself.
 * @throws where nobody knows what stands in its address
 */
export function reads({ student, result, session, question, report, turn, order }: Known): Call[] {
  const ids: Record<string, number> = { 'ai-agents': 1, question, result, mentor_sessions: session, family: student };
  const places: Record<string, string | number> = {
    onet_code: 'registered-nurses',
    unitid: SCHOOL,
    token: report,
    turn,
    number: order,
    plan_id: 4,
  };
  return endpointsOf(SUBJECTS)
    .filter(({ endpoint: { method, access } }) => method === 'GET' && ['public', 'signed_in', 'student'].includes(access))
    .map(({ endpoint: { path } }) => {
      const [, begin = ''] = path.split('/');
      const filled = path.replace(/:(\w+)/g, (_, name: string) => {
        const value = name === 'id' ? ids[begin] : places[name];
        if (value === undefined) throw new Error(`Nobody knows what stands in ${path} as ${name}.`);
        return String(value);
      });
      const call: Call = { name: `GET ${path.slice(1)}`, method: 'GET', path: `${filled}${QUERIES[path] ?? ''}` };
      return begin === 'family' ? { ...call, as: 'parent' } : call;
    });
}

/** The changes that are made most often. */
function writes({ result, answers }: Known): Call[] {
  const turn = () => (made += 1);
  const call = (method: string, path: string, body: () => unknown, name = path): Call => ({
    name: `${method} ${name.slice(1)}`,
    method,
    path,
    body,
  });
  return [
    call('POST', '/auth/', () => ({ email: 'student@demo.careerscoop.app', password: 'scoop-demo-2026' })),
    call('POST', '/signup/', () => person(turn())),
    call('PATCH', `/result/${result}/`, () => ({ score: 1 + (turn() % 5) }), '/result/:id/'),
    call('PUT', '/careers/registered-nurses/match/', () => ({ interested: turn() % 4 < 2 }), '/careers/:onet_code/match/'),
    call('PATCH', '/profile/', () => ({ careers: `Nurse ${turn()}` })),
    call('POST', '/scenarios/', () => answers),
    call('POST', '/ai-agents/1/chat/', () => hello(turn()), '/ai-agents/:id/chat/'),
    call('POST', '/mentor_sessions/', () => ({ topic: 'Bench' })),
    call('POST', '/contact/', () => ({ kind: 'contact', email: `writer${turn()}@example.org`, message: 'A question.' })),
    call('POST', '/subscriptions/', () => ({ email: `reader${turn()}@example.org` })),
    call('POST', '/password_reset/', () => ({ email: `nobody${turn()}@example.org` })),
    call('POST', '/consent/fresh-link/', () => ({ channel: 'email', contact: `nobody${turn()}@example.org` })),
  ];
}

const hello = (number: number) => ({ messages: [{ role: 'user', content: `Hello ${number}` }] });

const person = (number: number) => ({
  first_name: 'Robin',
  last_name: 'Lake',
  email: `new${number}@example.org`,
  phone: '(555) 010-0155',
  address: '5 Hill Street',
  city: 'Madison',
  state: 'WI',
  zipcode: '53703',
  age: 18,
  grade: 'JR',
  password: 'three cold spoons',
  confirm_password: 'three cold spoons',
  education: 6,
  favorite_ice_cream_flavor: 'Mint',
  careers: '',
  certainty: 5,
  is_read_terms_and_policies: true,
  allow_data_sharing: false,
  role: 'Student',
});
