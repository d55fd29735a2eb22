import type { StudentSignup } from '@careerscoop/contract/signup';
import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import demo from '../src/demo/demo-people.json' with { type: 'json' };
import { itemsOf, listed } from '../src/assessment/items.ts';
import { confirmAccount, holdForConfirming } from '../src/accounts/confirm-account.ts';
import { users } from '../src/identity/identity.tables.ts';
import { findPersonAt } from '../src/identity/people.sql.ts';
import { addSchool } from '../src/identity/schools.sql.ts';
import { endTerm, runningTerms, setTerm } from '../src/plans/terms.ts';
import { PASSWORD } from './quick-argon2.ts';
import type { TestServer } from './test-server.ts';
import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { addChecks } from '../src/mentoring/safety/checks.sql.ts';
import { eq } from 'drizzle-orm';

export { PASSWORD };
let people = 0;

type SignupChange = Partial<Record<keyof StudentSignup, unknown>>;

/** A sign-up that is right in every field, with an email of its own. */
export function signupForm(change: SignupChange = {}): StudentSignup {
  people += 1;
  return {
    first_name: 'Robin',
    last_name: 'Lake',
    email: `robin${people}@example.org`,
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
    certainty: 5,
    is_read_terms_and_policies: true,
    allow_data_sharing: false,
    role: 'Student',
    ...change,
  } as StudentSignup;
}

export interface SignedIn {
  id: number;
  email: string;
  access: string;
  refresh: string;
}

export async function signInAs(server: TestServer, email: string, password: string): Promise<SignedIn> {
  const { body, status } = await server.ask('POST', '/auth/', { body: { email, password } });
  if (status !== 200) throw new Error(`sign-in of ${email} answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.user.id, email, access: body.access, refresh: body.refresh };
}

/** One of the people that design names. */
export function demoPerson(server: TestServer, name: 'student' | 'new' | 'mentor' | 'staff' | 'parent'): Promise<SignedIn> {
  return signInAs(server, `${name}@demo.careerscoop.app`, demo.password);
}

/** A fresh student, signed up, confirmed and signed in. */
export async function newStudent(server: TestServer, change: SignupChange = {}): Promise<SignedIn> {
  const form = signupForm(change);
  const { status, body } = await server.ask('POST', '/signup/', { body: form });
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  await confirmAt(server, form.email);
  return signInAs(server, form.email, form.password);
}

/** Confirms somebody's email as the mailed link does. */
export async function confirmAt({ services }: TestServer, email: string): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const person = await findPersonAt(tx, email, ['id']);
    if (!person) throw new Error(`nobody signed up as ${email}`);
    await holdForConfirming(tx, person.id);
    await confirmAccount(tx, services, person.id);
  });
}

/** Enters all five checks of a mentor as clear and without an end. */
export async function clearChecks({ services }: TestServer, mentor_id: number): Promise<void> {
  const at = services.now();
  const clear = { mentor_id, state: 'clear', cleared_on: at.toISOString().slice(0, 10), at } as const;
  await addChecks(
    services.database.db,
    CHECK_KINDS.map((kind) => ({ ...clear, kind })),
  );
}

/** A fresh mentor, confirmed, approved, with all checks clear, and signed in. */
export async function newMentor(
  server: TestServer,
  change: { first_name?: string; email?: string; phone?: string } = {},
): Promise<SignedIn> {
  people += 1;
  const email = change.email ?? `mentor-${people}@example.org`;
  const form = { role: 'Mentor', first_name: 'Wu', last_name: 'Li', phone: '(555) 010-0166', password: PASSWORD, ...change, email };
  const { status, body } = await server.ask('POST', '/signup/', { body: form });
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  const at = server.services.now();
  await server.services.database.db.update(users).set({ email_confirmed_at: at, approved_at: at }).where(eq(users.email, email));
  const mentor = await signInAs(server, email, PASSWORD);
  await clearChecks(server, mentor.id);
  return mentor;
}

/** The rating of an area. */
export type Rate = (construct: string, index: number) => number;

/** A whole submission. */
export async function wholeAssessment(server: TestServer, rate: Rate = (_, index) => 1 + ((index * 7) % 5)): Promise<ScenarioAnswers[]> {
  const scenarios = listed(await itemsOf(server.services.database.db));
  return scenarios.slice(1).map(({ scenario_id, questions }) => ({
    scenario_id,
    answers: questions.map(({ id, construct, options }, index) => {
      if (scenario_id === 4) return { id, answer: 'Investigative,Social,Artistic' };
      if (options) return { id, answer: options[index % options.length]?.id ?? 0 };
      return { id, answer: scenario_id === 1 ? rate(construct, index) : 1 + (index % 5) };
    }),
  }));
}

/** Answers the whole assessment as this student; their careers are matched by then. */
export async function takeAssessment(server: TestServer, who: SignedIn, rate?: Rate): Promise<void> {
  const { status, body } = await server.ask('POST', '/scenarios/', { as: who.access, body: await wholeAssessment(server, rate) });
  if (status !== 201) throw new Error(`the assessment answered ${status}: ${JSON.stringify(body)}`);
}

/** A fresh student with ten careers. */
export async function newGraduate(server: TestServer, change: SignupChange = {}, rate?: Rate): Promise<SignedIn> {
  const student = await newStudent(server, change);
  await takeAssessment(server, student, rate);
  return student;
}

/** Puts a student on a plan as a representative grants it, or on none (null), whatever they had before. */
export async function putOnPlan(
  { services }: TestServer,
  { id }: { id: number },
  plan: number | null,
  ends_at: Date | null = null,
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const now = services.now();
    for (const term of await runningTerms(tx, id, now)) await endTerm(tx, services, { term_id: term.id, reason: 'staff' });
    if (plan !== null) await setTerm(tx, services, { user_id: id, plan_id: plan, source: 'staff', starts_at: now, ends_at });
  });
}

/** A school that nobody is at yet. */
export async function newSchool({ services }: TestServer, name: string) {
  const id = await addSchool(services.database.db, name);
  if (id === undefined) throw new Error(`${name} is there already`);
  return { id, name };
}
