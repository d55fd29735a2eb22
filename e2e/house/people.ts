import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import type { User } from '@careerscoop/contract/accounts';
import type { StudentSignup } from '@careerscoop/contract/signup';
import type { Scenario } from '@careerscoop/contract/assessment';
import type { Result } from '@careerscoop/contract/results';
import { type Answers, submissionOf } from './answers.ts';
import { mailedLink } from './outbox.ts';

export interface Account {
  email: string;
  password: string;
}

/** Somebody who is signed in: what the browser keeps of them. */
export interface Visitor extends Account {
  access: string;
  refresh: string;
  user: User;
}

export const PASSWORD = 'three cold spoons';
/** What the demo people have in common. */
export const DEMO_PASSWORD = 'scoop-demo-2026';
/** A code of the demo that stands for a sponsor. */
export const AFFILIATE_CODE = 'SCOOP-DEMO';

export const demo = (name: 'student' | 'new' | 'mentor' | 'staff' | 'coordinator'): Account => ({
  email: `${name}@demo.careerscoop.app`,
  password: DEMO_PASSWORD,
});

export function newEmail(name = 'robin'): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.org`;
}

/** A sign-up that is right in every field, by somebody whom nobody has met. */
export function signupForm(change: Partial<StudentSignup> = {}): StudentSignup {
  return {
    first_name: 'Robin',
    last_name: 'Lake',
    email: newEmail(),
    phone: '(555) 010-0155',
    address: '5 Hill Street',
    city: 'Madison',
    state: 'WI',
    zipcode: '53703',
    age: 16,
    grade: 'JR',
    password: PASSWORD,
    confirm_password: PASSWORD,
    education: 6,
    favorite_ice_cream_flavor: 'Mint',
    careers: '',
    is_read_terms_and_policies: true,
    allow_data_sharing: false,
    role: 'Student',
    ...change,
  };
}

/** Opens an account; its email is not confirmed. */
export async function signUp(api: APIRequestContext, change: Partial<StudentSignup> = {}): Promise<Account> {
  const form = signupForm(change);
  const answer = await api.post('/api/v1/signup/', { data: form });
  expect(answer.status(), await answer.text()).toBe(201);
  return { email: form.email, password: form.password };
}

/** Opens an account and confirms it by the mailed link, as its owner would. */
export async function openAccount(api: APIRequestContext, change: Partial<StudentSignup> = {}): Promise<Account> {
  const account = await signUp(api, change);
  const token = new URL(await mailedLink(api, account.email)).searchParams.get('token');
  const answer = await api.post('/api/v1/signup/confirm/', { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
  return account;
}

export async function signIn(api: APIRequestContext, { email, password }: Account): Promise<Visitor> {
  const answer = await api.post('/api/v1/auth/', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return { email, password, ...((await answer.json()) as Omit<Visitor, keyof Account>) };
}

const KEPT_MS = 4 * 60_000;
const demoVisitors = new Map<string, { visitor: Visitor; until: number }>();

/** One of the demo people, signed in once for several tests: an address may sign in only so often. */
export async function demoVisitor(api: APIRequestContext, name: Parameters<typeof demo>[0]): Promise<Visitor> {
  const kept = demoVisitors.get(name);
  if (kept && kept.until > Date.now()) return kept.visitor;
  const visitor = await signIn(api, demo(name));
  demoVisitors.set(name, { visitor, until: Date.now() + KEPT_MS });
  return visitor;
}

/** A signed-in student whom nobody has met. */
export async function newStudent(api: APIRequestContext, change: Partial<StudentSignup> = {}): Promise<Visitor> {
  return signIn(api, await openAccount(api, change));
}

export const bearer = ({ access }: Visitor) => ({ authorization: `Bearer ${access}` });

export async function scenariosFor(api: APIRequestContext, student: Visitor): Promise<Scenario[]> {
  const answer = await api.get('/api/v1/scenarios/?page=1', { headers: bearer(student) });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { results: Scenario[] }).results;
}

/** Hands in a whole assessment without a browser. */
export async function handIn(api: APIRequestContext, student: Visitor, answers: Answers): Promise<void> {
  const data = submissionOf(await scenariosFor(api, student), answers);
  const answer = await api.post('/api/v1/scenarios/', { headers: bearer(student), data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** What the server has stored of this student's careers, the best first. */
export async function resultsOf(api: APIRequestContext, student: Visitor): Promise<Result[]> {
  const answer = await api.get('/api/v1/result/', { headers: bearer(student) });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Result[];
}

let entered = 0;

/**
 * Puts a session into the browser, as signing in does, and whatever else it shall keep, in the place of all that it kept.
 * The pages loaded after this are this person's.
 */
export async function enterAs(
  context: BrowserContext,
  origin: string,
  { access, refresh, user }: Visitor,
  kept: Record<string, string> = {},
): Promise<void> {
  entered += 1;
  const entries = { access_token: access, refresh_token: refresh, user: JSON.stringify(user), ...kept };
  await context.clearCookies();
  await context.addInitScript(keepOnce, { origin, entries, turn: entered });
}

/**
 * Runs in every page before its own scripts, and writes in the first: a page opened for the writing alone would cost as much as
 * a test's own. A cookie tells all later pages that it is done, so that who signs out stays signed out.
 */
function keepOnce({ origin, entries, turn }: { origin: string; entries: Record<string, string>; turn: number }): void {
  if (location.origin !== origin) return;
  if (Number(/(?:^|; )entered=(\d+)/.exec(document.cookie)?.[1] ?? 0) >= turn) return;
  localStorage.clear();
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  document.cookie = `entered=${turn}; path=/`;
}
