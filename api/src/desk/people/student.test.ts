import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, deskPerson } from '../../../test/desk-people.ts';
import { newFamily } from '../../../test/families.ts';
import { type SignedIn, demoPerson, newGraduate, newSchool, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';

let server: TestServer;
let staff: SignedIn;
let school: { id: number; name: string };
let coordinator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
  school = await newSchool(server, 'Northfield High');
  coordinator = await deskPerson(server, 'organization', { school_id: school.id });
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = (path: string, as = staff) => server.ask('GET', `/desk/students/${path}`, { as: as.access });
const patch = (id: number, body: object) => server.ask('PATCH', `/desk/students/${id}/`, { as: staff.access, body });
const linesOf = (id: number) => db().select().from(audit_log).where(eq(audit_log.user_id, id)).orderBy(desc(audit_log.id));

describe('one student', () => {
  it('is opened with contact and account, answers and careers only under live sharing; each time is in the log', async () => {
    const student = await newGraduate(server, { first_name: 'Dara', age: 20, allow_data_sharing: true });
    const { status, body } = await get(`${student.id}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: 'Dara', last_name: 'Lake', email: student.email, phone: '(555) 010-0155', shares: true });
    expect(body.recommendations).toHaveLength(10);
    expect(body.recommendations[0]).toMatchObject({ rank: 1, title: expect.stringMatching(/\w/) });
    expect(body.answers[0]).toEqual({ part: expect.any(String), question: expect.any(String), answer: expect.any(String) });
    expect(body.account).toMatchObject({ age: 20, is_minor: false, parent: 'adult', consents: [], sessions: [] });
    expect((await linesOf(student.id))[0]).toMatchObject({ action: 'student.opened', actor: 'staff', actor_id: staff.id });
    await server.ask('PATCH', '/profile/', { as: student.access, body: { allow_data_sharing: false } });
    expect((await get(`${student.id}/`)).body).toMatchObject({ shares: false, answers: null, recommendations: null, submitted_at: null });
    expect((await linesOf(student.id)).filter(({ action }) => action === 'student.opened')).toHaveLength(2);
  });

  it('is without its account for an organization, and nobody but a student is found here', async () => {
    const student = await newStudent(server, { first_name: 'Dov', age: 20, allow_data_sharing: true });
    await db().update(users).set({ school_id: school.id }).where(eq(users.id, student.id));
    expect((await get(`${student.id}/`, coordinator)).body).toMatchObject({ first_name: 'Dov', email: student.email, account: null });
    expect((await linesOf(student.id))[0]).toMatchObject({ action: 'student.opened', actor_id: coordinator.id });
    expect((await get(`${staff.id}/`)).status).toBe(404);
    expect((await get('2147483647/')).status).toBe(404);
    expect((await get('abc/')).status).toBe(400);
  });

  it('gets another age and school with before and after in the log; what was seen otherwise is 409 and changes nothing', async () => {
    const student = await newStudent(server, { age: 17 });
    const seen = { age: 17, school_id: null };
    expect(await patch(student.id, { age: 18, was: seen })).toMatchObject({ status: 200, body: { age: 18, school: null } });
    expect((await linesOf(student.id))[0]).toMatchObject({ action: 'age.corrected', before: { age: 17 }, after: { age: 18 } });
    expect((await server.ask('GET', '/consent/', { as: student.access })).body.needed).toBe(false);
    // The second of two representatives who saw the same.
    expect(await patch(student.id, { school_id: school.id, was: seen })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await accountOf(server, student.id)).toMatchObject({ age: 18, school_id: null });
    expect((await patch(student.id, { school_id: school.id, was: { age: 18, school_id: null } })).body.school).toEqual(school);
    expect((await linesOf(student.id))[0]).toMatchObject({
      action: 'school.assigned',
      before: { school_id: null },
      after: { school_id: school.id },
    });
  });

  it('of another age is told, as are all parents who decide or did until now; who saw it otherwise changes it for nobody', async () => {
    const { student, parent } = await newFamily(server, 'Noa');
    await db().update(guardians).set({ contact: 'noa-named@example.org' }).where(eq(guardians.user_id, student.id));
    const told = (to: string) => listOutbox(db(), to).then((mails) => mails.filter(({ subject }) => /corrected/.test(subject)));
    const everybody = [student.email, parent.email, 'noa-named@example.org'];
    const counts = () => Promise.all(everybody.map((to) => told(to).then(({ length }) => length)));
    expect((await patch(student.id, { age: 18, was: { age: 15 } })).status).toBe(200);
    await expect.poll(counts).toEqual([1, 1, 1]);
    expect((await told(student.email))[0]).toMatchObject({
      subject: 'We have corrected your age',
      text: expect.stringContaining('decide alone'),
    });
    const [toParent] = await told(parent.email);
    expect(toParent).toMatchObject({
      subject: 'We have corrected the age of Noa at CareerScoop',
      text: expect.stringContaining('Noa is 18.'),
    });
    expect([toParent?.text, (await told(student.email))[0]?.text].join()).not.toMatch(/[Yy]our parent has|[Aa]nother parent/);
    expect((await patch(student.id, { age: 16, was: { age: 15 } })).status).toBe(409);
    expect((await patch(student.id, { age: 16, was: { age: 18 } })).status).toBe(200);
    await expect.poll(counts).toEqual([2, 2, 2]);
    expect((await told(parent.email)).map(({ text }) => /a parent answers for Noa/.test(text)).sort()).toEqual([false, true]);
    expect((await patch(student.id, { school_id: school.id })).status).toBe(200);
    // An adult's age is no parent's matter.
    await db().update(users).set({ age: 20, adult_on: '2020-01-01' }).where(eq(users.id, student.id));
    expect((await patch(student.id, { age: 21 })).status).toBe(200);
    await expect.poll(counts).toEqual([3, 2, 2]);
  });

  it.each([
    [{ age: 12 }, 'age', /13 or older/],
    [{ age: 17.5 }, 'age', /whole number/],
    [{ school_id: 999_999 }, 'school_id', /no school with this number/],
    [{ role: 'Staff' }, 'role', /not known/],
  ])('refuses %j with 400 and changes nothing', async (body, field, sentence) => {
    const student = await newStudent(server, { age: 16 });
    const answer = await patch(student.id, body);
    expect([answer.status, String(answer.body[field])]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await accountOf(server, student.id)).toMatchObject({ age: 16, school_id: null, role: 'Student' });
  });
});

describe('all whom a list shows', () => {
  const assign = (body: object, as = staff) => server.ask('POST', '/desk/students/school/', { as: as.access, body });

  it('come to a school together, each with a line in the log; another count is 409, and nobody moves', async () => {
    const many = await Promise.all([1, 2, 3].map(() => newStudent(server, { last_name: 'Together' })));
    const target = await newSchool(server, 'Batch High');
    const body = { filter: { q: 'Together' }, count: 2, school_id: target.id };
    expect(await assign(body)).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'This list shows 3 students by now. Nothing was changed: look at it again.' },
    });
    expect((await accountOf(server, many[0]?.id ?? 0))?.school_id).toBeNull();
    expect(await assign({ ...body, count: 3 })).toMatchObject({ status: 200, body: { changed: 3 } });
    for (const { id } of many) {
      expect((await accountOf(server, id))?.school_id).toBe(target.id);
      expect((await linesOf(id))[0]).toMatchObject({
        action: 'school.assigned',
        before: { school_id: null },
        after: { school_id: target.id },
      });
    }
    expect((await assign({ ...body, count: 3 })).body).toEqual({ changed: 0 });
  });

  it('are refused with 400 to a school that is not there, beyond 10,000, and by a filter that is not known', async () => {
    expect((await assign({ filter: {}, count: 1, school_id: 999_999 })).body).toHaveProperty('school_id');
    expect((await assign({ filter: {}, count: 10_001, school_id: null })).body.count[0]).toMatch(/too many at once/);
    expect((await assign({ filter: { role: 'Staff' }, count: 1, school_id: null })).status).toBe(400);
    const safety = await deskPerson(server, 'safety');
    expect((await assign({ filter: {}, count: 1, school_id: null }, safety)).status).toBe(403);
  });
});
