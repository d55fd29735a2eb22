import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entitlements } from '@careerscoop/contract/entitlements';
import { newGraduate, newStudent, putOnPlan, type SignedIn, signInAs, PASSWORD, wholeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { affiliate_codes } from '../identity/identity.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const set = (is_active: boolean) => db().update(affiliate_codes).set({ is_active }).where(eq(affiliate_codes.code, 'SHUT-27'));
const profile = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body;
const take = (who: SignedIn, index: number) =>
  wholeAssessment(server, (_, at) => 1 + ((at * 7 + index) % 5)).then((body) =>
    server.ask('POST', '/scenarios/', { as: who.access, body }),
  );

it('sends the same value in the profile, at sign-in and when a plan changes', async () => {
  const student = await newStudent(server, { age: 19 });
  const shown = (await profile(student)).entitlements;
  expect(entitlements.strict().parse(shown)).toMatchObject({ plan: null, save: { open: false, opened_by: { title: 'Single Scoop' } } });
  const signedIn = await server.ask('POST', '/auth/', { body: { email: student.email, password: PASSWORD } });
  expect(signedIn.body.user.entitlements).toEqual(shown);
  const { body } = await server.ask('PATCH', '/profile/', { as: student.access, body: { pricing_plan: 1 } });
  expect(body.entitlements).toMatchObject({
    plan: { id: 1, title: 'Single Scoop', price: 0 },
    save: { open: true },
    sessions: { open: false },
  });
  expect((await profile(student)).entitlements).toEqual(body.entitlements);
});

it('counts what was asked for this month', async () => {
  const student = await newStudent(server, { age: 19 });
  await putOnPlan(server, student, 4);
  const sessions = async () => (await profile(student)).entitlements.sessions;
  const ask = () => server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'Boats' } });
  expect(await sessions()).toMatchObject({ open: true, per_month: 2, left: 2, next_at: null });
  await ask();
  expect(await sessions()).toMatchObject({ open: true, left: 1 });
  await ask();
  const used = await sessions();
  expect(used).toMatchObject({ open: false, why: 'month_used', left: 0, opened_by: null });
  expect(await ask()).toMatchObject({ status: 403, body: { code: 'month_used', detail: used.sentence } });
});

it('opens nothing by a code that is closed: no saving, no retake, no session, no booking, no companions', async () => {
  await db().insert(affiliate_codes).values({ code: 'SHUT-27', label: 'A school', companions: true });
  const student = await newGraduate(server, { age: 19, affiliate_code: 'SHUT-27' });
  await take(student, 1);
  const [{ id }] = (await server.ask('GET', '/result/', { as: student.access })).body;
  const patch = (body: object) => server.ask('PATCH', `/result/${id}/`, { as: student.access, body });
  const saveCareer = (interested: boolean) => server.ask('PUT', '/careers/actors/match/', { as: student.access, body: { interested } });
  const agents = async () => (await server.ask('GET', '/ai-agents/', { as: student.access })).body.results.length;
  const scenarios = () => server.ask('GET', '/scenarios/?page=1', { as: student.access });
  expect((await profile(student)).entitlements).toMatchObject({ code: { code: 'SHUT-27', open: true }, save: { open: true } });
  expect([(await scenarios()).status, await agents()]).toEqual([200, 2]);

  await set(false);
  const closed = { status: 403, body: { detail: expect.stringContaining('Your code SHUT-27 is closed.') } };
  expect(await patch({ interested: true })).toMatchObject({ ...closed, body: { code: 'plan_needed', ...closed.body } });
  expect(await patch({ booked: true })).toMatchObject(closed);
  expect(await saveCareer(true)).toMatchObject(closed);
  expect(await server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'Boats' } })).toMatchObject(closed);
  expect(await scenarios()).toMatchObject({ ...closed, body: { code: 'retake_needs_plan', ...closed.body } });
  expect(await take(student, 2)).toMatchObject(closed);
  expect(await agents()).toBe(0);
  const { code, ...rest } = (await profile(student)).entitlements;
  expect(code).toEqual({ code: 'SHUT-27', open: false, by_plan: false });
  expect(rest).toMatchObject({ save: { why: 'code_closed' }, retake: { why: 'code_closed' }, companions: { why: 'code_closed' } });
  expect((await signInAs(server, student.email, PASSWORD)).id).toBe(student.id);

  await set(true);
  expect(await patch({ interested: true })).toMatchObject({ status: 200, body: { interested: true } });
  await set(false);
  // What was saved while it was open can always be taken out.
  expect(await patch({ interested: false })).toMatchObject({ status: 200, body: { interested: false } });
});
