import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../src/platform/errors.ts';
import { LIMITS, openRateLimits } from '../src/platform/rate-limits.ts';
import { PASSWORD, type SignedIn, demoPerson, newStudent, signupForm } from './people.ts';
import { sharedLink } from './pay-links.ts';
import { addTalk } from './talks.ts';
import { setUpFactor } from './second-factor.ts';
import { type TestServer, startTestServer } from './test-server.ts';

type LimitName = keyof typeof LIMITS;
type Call = [method: string, path: string, body?: object | (() => InjectOptions), as?: SignedIn];

let server: TestServer;
let student: SignedIn;
let rich: SignedIn;
let payToken: string;
let grown: SignedIn;
let talkId: number;
let guarded: SignedIn;
/** What the browsers of two of them keep. */
let known: string;
let guardedKnown: string;
/** The email of somebody who has not confirmed it. */
let waiting: string;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server, { age: 16 });
  rich = await demoPerson(server, 'student');
  payToken = await sharedLink(server, student);
  grown = await newStudent(server, { age: 20 });
  guarded = await newStudent(server);
  known = await deviceOf(student.email);
  guardedKnown = await deviceOf(guarded.email);
  await setUpFactor(server, guarded);
  const unconfirmed = signupForm();
  waiting = unconfirmed.email;
  await server.ask('POST', '/signup/', { body: unconfirmed });
  talkId = await addTalk(server, { student: rich, mentor: await demoPerson(server, 'mentor'), state: 'booked', days: 3 });
});
afterAll(() => server.close());

async function deviceOf(whose: string): Promise<string> {
  const { headers } = await server.ask('POST', '/auth/', { body: { email: whose, password: PASSWORD } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

const email = 'somebody@example.org';
const token = 'a'.repeat(43);
const photo = (): InjectOptions => ({
  payload: '--b\r\ncontent-disposition: form-data; name="profile_image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx\r\n--b--\r\n',
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
});

/** What each limit is for. */
const CALLS: Record<LimitName, () => Call> = {
  signup_address: () => ['POST', '/signup/', signupForm()],
  signup_code_address: () => ['POST', '/signup/', signupForm({ affiliate_code: 'NOPE-404' })],
  email_check_address: () => ['POST', '/signup/email/', { email }],
  sign_in_address: () => ['POST', '/auth/', { email, password: 'a guess' }],
  sign_in_account: () => ['POST', '/auth/', { email, password: 'a guess' }],
  sign_in_unknown: () => ['POST', '/auth/', { email, password: 'a guess' }],
  sign_in_known: () => ['POST', '/auth/', () => ({ body: { email: student.email, password: 'a guess' }, headers: { cookie: known } })],
  reset_account: () => ['POST', '/password_reset/', { email }],
  current_password: () => [
    'POST',
    '/set-password/',
    { current_password: 'a guess', new_password: 'seven new cones', confirm_password: 'seven new cones' },
    student,
  ],
  code_device: () => ['PUT', '/auth/second-factor/', { code: '123456' }, student],
  confirming_account: () => ['POST', '/signup/confirm-code/', { email: waiting, password: PASSWORD, code: 'abcde-fgh23' }],
  code_unknown: () => ['POST', '/auth/', { email: guarded.email, password: PASSWORD, code: '123456' }],
  code_known: () => [
    'POST',
    '/auth/',
    () => ({ body: { email: guarded.email, password: PASSWORD, code: '123456' }, headers: { cookie: guardedKnown } }),
  ],
  email_change_account: () => ['PATCH', '/profile/', { email, current_password: PASSWORD }, student],
  photo_account: () => ['PATCH', '/profile/', photo, student],
  export_account: () => ['GET', '/profile/export/', undefined, student],
  mail_account: () => ['POST', '/signup/resend/', { email }],
  mail_address: () => ['POST', '/password_reset/', { email }],
  link_address: () => ['POST', '/signup/confirm/', { token }],
  consent_account: () => ['POST', '/consent/ask/', { channel: 'email', contact: 'mum@example.net' }, student],
  consent_contact: () => ['POST', '/consent/ask/', { channel: 'email', contact: 'mum@example.net' }, student],
  fresh_contact: () => ['POST', '/consent/fresh-link/', { channel: 'email', contact: 'mum@example.net' }],
  consent_address: () => ['POST', '/consent/fresh-link/', { channel: 'email', contact: 'mum@example.net' }],
  report_account: () => ['POST', '/report/', undefined, rich],
  report_address: () => ['GET', `/reports/${token}/`],
  report_file: () => ['GET', '/report/pdf/', undefined, rich],
  session_account: () => ['POST', '/mentor_sessions/', { topic: 'How to begin' }, rich],
  talk_report_account: () => ['POST', `/mentor_sessions/${talkId}/report/`, { kind: 'other' }, rich],
  code_account: () => ['POST', '/plan/code/', { code: 'NOPE-404' }, rich],
  order_account: () => ['POST', '/payment_link/', { pricing_plan: 3 }, grown],
  subscription_address: () => ['POST', '/subscriptions/', { email }],
  invitation_account: () => ['POST', '/invitations/', { email }, student],
  invitation_address: () => ['POST', '/invitations/', { email }],
  message_address: () => ['POST', '/contact/', { kind: 'bug', email, message: 'It broke' }],
  pay_link_account: () => ['POST', '/payment_link/', { pricing_plan: 2 }, student],
  pay_account: () => ['POST', '/parent_payment_link/', { pricing_plan: 2, phone: '(555) 010-0199' }, student],
  pay_contact: () => ['POST', '/parent_payment_link/', { pricing_plan: 2, phone: '(555) 010-0199' }, student],
  pay_address: () => ['POST', '/pay/open/', { token }],
  pay_checkout: () => ['POST', '/pay/checkout/', { token: payToken, payer_email: email, adult: true }],
  chat_account: () => ['POST', '/ai-agents/1/chat/', { messages: [{ role: 'user', content: 'Hello' }] }, rich],
  message_sender: () => ['POST', '/contact/', { kind: 'bug', email, message: 'It broke' }],
};

it.each(Object.keys(LIMITS) as LimitName[])('%s refuses where it counts', async (limit) => {
  const { limits } = server.services;
  const [method, path, body, who] = CALLS[limit]();
  const use = limits.use;
  // As if it were used up, whoever asks; all others let this call through.
  limits.use = async (name) => {
    if (name === limit) throw new AppError('too_many_requests', { retryAfterSeconds: 7 });
  };
  const options = typeof body === 'function' ? body() : { body };
  const answer = await server.ask(method, path, { ...options, ...(who ? { as: who.access } : {}) });
  limits.use = use;
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '7' } });
});

it('counts for all processes together', async () => {
  const { db } = server.services.database;
  const processes = [openRateLimits(db), openRateLimits(db)];
  const tries = LIMITS.reset_account.points;
  for (let at = 0; at < tries; at += 1) await processes[at % 2]?.use('reset_account', 'one key');
  for (const each of processes) await expect(each.use('reset_account', 'one key')).rejects.toThrow('too_many_requests');
});
