import pg from 'pg';
import { endpointsOf } from '../../api/src/platform/endpoints-of.ts';
import { SUBJECTS } from '../../api/src/subjects.ts';
import { signInDemo } from '../sign-in-demo.ts';

export interface Call {
  name: string;
  method: string;
  path: string;
  body?: () => unknown;
}

/** A running product with the demo student signed in, and a look into its database. */
export interface Side {
  origin: string;
  access: string;
  client: pg.Client;
  calls: Call[];
}

/** What stands in the addresses that have a place to fill. */
interface Known {
  result: number;
  question: number;
  report: string;
  /** A turn of a chat. */
  turn: string;
  /** The number of a purchase. */
  order: string;
  answers: unknown;
}

const QUERIES: Record<string, string> = { '/scenarios/': '?page=1', '/careers/': '?q=nurse', '/addresses/': '?q=53703' };
let made = 0;

export async function openSide(port: number, url: string): Promise<Side> {
  const origin = `http://127.0.0.1:${port}/api/v1`;
  const { access, id } = await signInDemo(`http://127.0.0.1:${port}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const get = async (path: string) => (await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${access}` } })).json();
  const [first] = (await get('/result/')) as { id: number }[];
  const detail = (await get(`/result/${first?.id}/`)) as { unique_title_questions: { id: number }[] };
  const { address } = (await get('/report/')) as { address: string };
  const said = await fetch(`${origin}/ai-agents/1/chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify(hello(0)),
  });
  const { response } = (await said.json()) as { response: { message: { turn: string } }[] };
  const { rows } = await client.query('select answers from assessments where user_id = $1 order by attempt desc limit 1', [id]);
  const order = 'CS-2026-900001';
  await client.query(
    `insert into orders (number, user_id, plan_id, title, months, price_cents, credit_cents, amount_cents, state, payer, created_at, paid_at)
     values ($1, $2, 3, 'Sundae', 12, 8900, 0, 8900, 'paid', 'adult', now(), now())`,
    [order, id],
  );
  const known = {
    order,
    result: first?.id ?? 0,
    question: detail.unique_title_questions[0]?.id ?? 0,
    report: address.split('/').pop() ?? '',
    turn: response[0]?.message.turn ?? '',
    answers: rows[0]?.answers,
  };
  return { origin, access, client, calls: [...reads(known), ...writes(known)] };
}

/** Every GET that a visitor or a student can make: a new endpoint is among them by itself. */
function reads({ result, question, report, turn, order }: Known): Call[] {
  const place: Record<string, string | number> = { onet_code: 'registered-nurses', token: report, turn, number: order, plan_id: 4 };
  return endpointsOf(SUBJECTS)
    .filter(({ endpoint: { method, access } }) => method === 'GET' && ['public', 'signed_in', 'student'].includes(access))
    .map(({ endpoint: { path } }) => {
      const id = path.startsWith('/ai-agents/') ? 1 : path.startsWith('/question/') ? question : result;
      const ids = { ...place, id };
      const filled = path.replace(/:(\w+)/g, (_, name: string) => String(ids[name as keyof typeof ids]));
      return { name: `GET ${path.slice(1)}`, method: 'GET', path: `${filled}${QUERIES[path] ?? ''}` };
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
