import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, demoPerson, newGraduate, newSchool, newStudent, signupForm } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { saveCode } from '../../identity/schools.sql.ts';
import { confirming_codes } from '../desk.tables.ts';
import { countStudents } from './count-students.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = (path: string, as: SignedIn) => server.ask('GET', `/desk/${path}`, { as: as.access });
const post = (path: string, body: object, as: SignedIn) => server.ask('POST', `/desk/${path}`, { as: as.access, body });
const newestLine = async (action: string) =>
  (await db().select().from(audit_log).where(eq(audit_log.action, action)).orderBy(desc(audit_log.id)))[0];

let made = 0;
/** A school with a class code of its own and somebody of it at the desk. */
async function schoolWithClass() {
  made += 1;
  const school = await newSchool(server, `School ${made}`);
  const code = `CLASS-${made}`;
  await saveCode(db(), { code, label: `Class ${made}`, school_id: school.id, companions: false, is_active: true });
  return { ...school, code, coordinator: await deskPerson(server, 'organization', { school_id: school.id }) };
}
type School = Awaited<ReturnType<typeof schoolWithClass>>;

/** An adult at the school who shares and has taken the assessment. */
async function sharing({ id, code }: School, first_name = 'Robin') {
  const student = await newGraduate(server, { first_name, age: 20, allow_data_sharing: true });
  await db().update(users).set({ school_id: id, affiliate_code: code }).where(eq(users.id, student.id));
  return student;
}
const share = (who: SignedIn, allow_data_sharing: boolean) =>
  server.ask('PATCH', '/profile/', { as: who.access, body: { allow_data_sharing } });

describe('the figures of a class', () => {
  it('come with the tenth who shares, hold nobody else, and are gone in the very next answer when one of them takes it back', async () => {
    const school = await schoolWithClass();
    const students: SignedIn[] = [];
    for (let at = 0; at < 9; at += 1) students.push(await sharing(school));
    const silent = await sharing(school);
    await share(silent, false);
    const cohort = async () => {
      await countStudents(server.services);
      const { status, body } = await get('numbers/', school.coordinator);
      expect([status, body.house]).toEqual([200, null]);
      return body.cohorts.find(({ code }: { code: string }) => code === school.code);
    };
    expect(await cohort()).toEqual({ code: school.code, year: null, signed_up: null, completed: null, interests: null });
    students.push(await sharing(school));
    const ten = await cohort();
    expect(ten).toMatchObject({ signed_up: { people: 10 }, completed: { people: 10 } });
    expect(ten.signed_up.weeks.at(-1).people).toBe(10);
    expect(ten.interests[0]).toMatchObject({ area: expect.any(String), label: expect.any(String), people: 10 });
    // An eleventh waits for nine more: the figures stay as they are.
    students.push(await sharing(school));
    expect(await cohort()).toEqual(ten);
    const first = students[0] as SignedIn;
    await share(first, false);
    const { body } = await get('numbers/', school.coordinator);
    expect(body.cohorts).toEqual([{ code: school.code, year: null, signed_up: null, completed: null, interests: null }]);
    // Not even the night fills the place of who has left.
    expect(await cohort()).toMatchObject({ signed_up: null, interests: null });
    await share(first, true);
    expect(await cohort()).toEqual(ten);
  });

  it('are of the house for everybody else at the desk, and not of classes', async () => {
    const { status, body } = await get('numbers/', staff);
    expect([status, body.cohorts]).toEqual([200, null]);
    expect(body.house.plans.map(({ title }: { title: string }) => title)).toContain('Sundae');
    expect(body.house.waiting).toHaveLength(1);
    expect((await server.ask('GET', '/desk/numbers/', {})).status).toBe(401);
    expect((await get('numbers/', await newStudent(server))).status).toBe(403);
  });
});

describe('a class code', () => {
  it('is asked for, waits at the desk, and is made of it', async () => {
    const school = await schoolWithClass();
    const asked = await post('organization/code-requests/', { label: 'Biology, grade 10', seats: 28 }, school.coordinator);
    expect(asked).toMatchObject({ status: 201, body: { label: 'Biology, grade 10', seats: 28, state: 'open', made: null } });
    expect(await newestLine('code_request.asked')).toMatchObject({ actor_id: school.coordinator.id, after: { seats: 28 } });
    expect((await get('waiting/', staff)).body.counts.code_request).toBe(1);
    expect(await post(`code-requests/${asked.body.id}/make/`, { code: 'BIO-10' }, staff)).toMatchObject({ status: 201 });
    const { body } = await get('organization/', school.coordinator);
    expect(body.requests).toEqual([expect.objectContaining({ id: asked.body.id, state: 'made', made: 'BIO-10' })]);
    expect(body.codes.map(({ code }: { code: string }) => code)).toEqual(['BIO-10', school.code]);
    const other = await schoolWithClass();
    expect((await get('organization/', other.coordinator)).text).not.toContain('BIO-10');
  });

  it('made of a sponsor’s request is the sponsor’s too: its places, its students and their figures are seen by it, and by no other', async () => {
    await saveCode(db(), { code: 'SPONSOR-1', label: 'Sponsor One', school_id: null, companions: false, is_active: true });
    const sponsor = await deskPerson(server, 'organization', { code: 'SPONSOR-1' });
    const asked = await post('organization/code-requests/', { label: 'Second class', seats: 12 }, sponsor);
    expect((await post(`code-requests/${asked.body.id}/make/`, { code: 'SPONSOR-2' }, staff)).status).toBe(201);
    const { body } = await get('organization/', sponsor);
    expect(body.codes.map(({ code }: { code: string }) => code)).toEqual(['SPONSOR-1', 'SPONSOR-2']);
    expect((await get('codes/SPONSOR-2/', sponsor)).status).toBe(200);
    const student = await newGraduate(server, { first_name: 'Wombat', age: 20, allow_data_sharing: true });
    await db().update(users).set({ affiliate_code: 'SPONSOR-2' }).where(eq(users.id, student.id));
    expect((await get('students/', sponsor)).text).toContain('Wombat');
    expect((await get('numbers/', sponsor)).body.cohorts.map(({ code }: { code: string }) => code)).toEqual(['SPONSOR-1', 'SPONSOR-2']);
    expect((await post('organization/confirming-codes/', { code: 'SPONSOR-2', count: 1 }, sponsor)).status).toBe(201);
    const other = await deskPerson(server, 'organization', { code: (await schoolWithClass()).code });
    expect((await get('students/', other)).text).not.toContain('Wombat');
    expect((await get('codes/SPONSOR-2/', other)).status).toBe(404);
    await share(student, false);
    expect((await get('students/', sponsor)).text).not.toContain('Wombat');
  });

  it.each([
    [{ label: '', seats: 20 }, 'label', /Class/],
    [{ label: 'A', seats: 0 }, 'seats', 'Students are a number from 1 to 1,000.'],
    [{ label: 'A', seats: 2.5 }, 'seats', 'Students are a number from 1 to 1,000.'],
    [{ label: 'A', seats: 20, school_id: 1 }, 'school_id', /not known/],
  ])('asked for with %j is 400 at its field, and nothing waits', async (body, field, sentence) => {
    const { coordinator } = await schoolWithClass();
    const answer = await post('organization/code-requests/', body, coordinator);
    expect([answer.status, String(answer.body[field])]).toEqual([400, expect.stringMatching(sentence)]);
    expect((await get('organization/', coordinator)).body.requests).toEqual([]);
  });

  it('asked for an eleventh time while ten wait is 409, and by staff 403', async () => {
    const { coordinator } = await schoolWithClass();
    const ask = (as: SignedIn) => post('organization/code-requests/', { label: 'One more', seats: 5 }, as);
    for (let at = 0; at < 10; at += 1) expect((await ask(coordinator)).status).toBe(201);
    expect(await ask(coordinator)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await get('organization/', coordinator)).body.requests).toHaveLength(10);
    expect((await ask(staff)).status).toBe(403);
  });
});

describe('codes that confirm an account at school', () => {
  const print = (body: object, as: SignedIn) => post('organization/confirming-codes/', body, as);
  const confirm = (body: object) => server.ask('POST', '/signup/confirm-code/', { body });
  /** Somebody who signed up with this class code, and whose mailbox refuses our mail. */
  async function waits(affiliate_code: string) {
    const form = signupForm({ affiliate_code });
    expect((await server.ask('POST', '/signup/', { body: form })).status).toBe(201);
    return form.email;
  }
  const isConfirmed = async (email: string) => {
    const [row] = await db().select().from(users).where(eq(users.email, email));
    return row?.email_confirmed_at !== null;
  };

  it('are told once and kept as fingerprints; each confirms one account of its class, once', async () => {
    const school = await schoolWithClass();
    const { status, body } = await print({ code: school.code, count: 3 }, school.coordinator);
    expect([status, body.codes.length, new Set(body.codes).size]).toEqual([201, 3, 3]);
    expect(body.codes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(JSON.stringify(await db().select().from(confirming_codes))).not.toContain(body.codes[0].replace('-', ''));
    expect(await newestLine('confirming_codes.printed')).toMatchObject({ actor_id: school.coordinator.id, after: { count: 3 } });
    const [email, second] = [await waits(school.code), await waits(school.code)];
    const typed = body.codes[0].toUpperCase().replace('-', ' ');
    expect(await confirm({ email, password: PASSWORD, code: typed })).toMatchObject({
      status: 200,
      body: { detail: 'Your account is confirmed. You can sign in now.' },
    });
    expect((await server.ask('POST', '/auth/', { body: { email, password: PASSWORD } })).status).toBe(200);
    expect(await newestLine('email.confirmed_at_school')).toMatchObject({ detail: { affiliate_code: school.code } });
    expect(await confirm({ email: second, password: PASSWORD, code: body.codes[0] })).toMatchObject({
      status: 400,
      body: { code: [expect.stringMatching(/was used, has ended, or is of another class/)] },
    });
    expect(await isConfirmed(second)).toBe(false);
    expect((await confirm({ email, password: PASSWORD, code: body.codes[1] })).body.detail).toMatch(/confirmed already/);
    const unused = and(eq(confirming_codes.affiliate_code, school.code), isNull(confirming_codes.used_at));
    expect(await db().$count(confirming_codes, unused)).toBe(2);
  });

  it('open nothing with a wrong password (401), of another class or without one (400): the account stays as it was', async () => {
    const [school, other] = [await schoolWithClass(), await schoolWithClass()];
    const { body } = await print({ code: school.code, count: 2 }, school.coordinator);
    const email = await waits(other.code);
    expect((await confirm({ email, password: 'another password', code: body.codes[0] })).status).toBe(401);
    expect((await confirm({ email: 'nobody@example.org', password: PASSWORD, code: body.codes[0] })).status).toBe(401);
    expect((await confirm({ email, password: PASSWORD, code: body.codes[0] })).status).toBe(400);
    expect((await confirm({ email, password: PASSWORD, code: 'short' })).body.code).toEqual(['The code has ten signs, like abcde-fgh23.']);
    expect(await isConfirmed(email)).toBe(false);
  });

  it('guessed on and on are 429 within ten, and the right one is refused then too', async () => {
    const school = await schoolWithClass();
    const { body } = await print({ code: school.code, count: 1 }, school.coordinator);
    const email = await waits(school.code);
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await confirm({ email, password: PASSWORD, code: 'aaaaa-aaaaa' })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    expect(await confirm({ email, password: PASSWORD, code: body.codes[0] })).toMatchObject({ status: 429 });
    expect(await isConfirmed(email)).toBe(false);
  });

  it('of a class that is not theirs are refused with 400, and 61 at once', async () => {
    const [school, other] = [await schoolWithClass(), await schoolWithClass()];
    expect((await print({ code: other.code, count: 3 }, school.coordinator)).body.code).toEqual(['Choose one of your own codes.']);
    expect((await print({ code: school.code, count: 61 }, school.coordinator)).body.count).toEqual(['Codes are a number from 1 to 60.']);
    expect((await print({ code: school.code, count: 1 }, staff)).status).toBe(403);
    expect(await db().$count(confirming_codes, eq(confirming_codes.affiliate_code, other.code))).toBe(0);
  });
});
