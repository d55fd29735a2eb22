import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { newFamily } from '../../../test/families.ts';
import { type SignedIn, demoPerson, newGraduate, newStudent, putOnPlan } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { nameGuardian, recordDecision } from '../../consent/consent.sql.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { schools, users } from '../../identity/identity.tables.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';

let server: TestServer;
let staff: SignedIn;
let school: { id: number; name: string };
let coordinator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
  school = await addSchool('Northfield High');
  coordinator = await deskPerson(server, 'organization', { school_id: school.id });
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = (path: string, as = staff) => server.ask('GET', `/desk/students/${path}`, { as: as.access });
const patch = (id: number, body: object, as = staff) => server.ask('PATCH', `/desk/students/${id}/`, { as: as.access, body });
const names = (body: { results: { first_name: string }[] }) => body.results.map(({ first_name }) => first_name);
const personOf = async (id: number) => (await db().select().from(users).where(eq(users.id, id)))[0];
const linesOf = (id: number) => db().select().from(audit_log).where(eq(audit_log.user_id, id)).orderBy(desc(audit_log.id));

async function addSchool(name: string) {
  const [row] = await db().insert(schools).values({ name }).returning();
  if (!row) throw new Error('no school');
  return row;
}

/** A student at the school who shares; a minor's parent has said yes or no where it is told. */
async function sharing(change: Parameters<typeof newStudent>[1] = {}, granted?: boolean) {
  const student = await newStudent(server, { age: 20, allow_data_sharing: true, ...change });
  await db().update(users).set({ school_id: school.id }).where(eq(users.id, student.id));
  if (granted !== undefined) await decide(student, granted);
  return student;
}

async function decide({ id }: SignedIn, granted: boolean, purpose: 'data_sharing' | 'companions' = 'data_sharing') {
  const at = server.services.now();
  await recordDecision(db(), { user_id: id, purpose, granted, text_version: '1', actor: 'guardian', contact: 'x', at });
}

describe('the list of students', () => {
  it('is by first name, and holds no last name, no email, no phone', async () => {
    await newStudent(server, { first_name: 'Abby', last_name: 'Zandvoort', email: 'a.zandvoort@example.org' });
    const { status, body, text } = await get('?q=zandvoort');
    expect(status).toBe(200);
    expect(body.meta).toEqual({ page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 });
    expect(body.results[0]).toMatchObject({
      first_name: 'Abby',
      school: null,
      plan: null,
      completed: false,
      parent: 'open',
      agreed: 0,
      talks: { asked: 0, booked: 0 },
      shares: false,
      leaving: false,
    });
    expect(text).not.toMatch(/Zandvoort|zandvoort|010-0155|Hill Street/);
  });

  it('finds a piece of a name or of an email, beginnings of words by two letters, and takes signs as themselves', async () => {
    await newStudent(server, { first_name: 'Quillon', last_name: 'Vexley' });
    const found = async (q: string) => names((await get(`?q=${encodeURIComponent(q)}`)).body);
    expect(await found('uillo')).toEqual(['Quillon']);
    expect(await found('QUILLON VEX')).toEqual(['Quillon']);
    expect(await found('qu')).toEqual(['Quillon']);
    expect(await found('ui')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('Quillo_')).toEqual([]);
  });

  it('is narrowed by school, plan, parent and assessment, and sorted both ways', async () => {
    const own = await addSchool('Filter High');
    const [adult, asked, yes, no] = await Promise.all(
      ['Fia', 'Finn', 'Fleur', 'Flo'].map((first_name, at) => newStudent(server, { first_name, age: at === 0 ? 20 : 15 })),
    );
    if (!adult || !asked || !yes || !no) throw new Error('four students');
    const ids = [adult, asked, yes, no].map(({ id }) => id);
    await db().update(users).set({ school_id: own.id }).where(inArray(users.id, ids));
    await putOnPlan(server, adult, 3);
    await nameGuardian(db(), { user_id: asked.id, channel: 'email', contact: 'p@example.net', asked_at: new Date() });
    await decide(yes, true, 'companions');
    await decide(no, false);
    const at = (filter: string) => get(`?school_id=${own.id}&${filter}`).then(({ body }) => names(body));
    expect(await at('')).toEqual(['Fia', 'Finn', 'Fleur', 'Flo']);
    expect(await at('sort=-first_name')).toEqual(['Flo', 'Fleur', 'Finn', 'Fia']);
    expect(await at('plan_id=3')).toEqual(['Fia']);
    expect(await at('plan_id=none')).toEqual(['Finn', 'Fleur', 'Flo']);
    expect(await at('consent=adult')).toEqual(['Fia']);
    expect(await at('consent=waiting')).toEqual(['Finn']);
    expect(await at('consent=granted')).toEqual(['Fleur']);
    expect(await at('consent=refused')).toEqual(['Flo']);
    expect(await at('consent=open')).toEqual([]);
    expect(await at('completed=yes')).toEqual([]);
    expect(await at('completed=no')).toHaveLength(4);
    const { body } = await get(`?school_id=${own.id}`);
    expect(body.results.map(({ parent, agreed, plan }: Record<string, unknown>) => [parent, agreed, plan])).toEqual([
      ['adult', 0, 'Sundae'],
      ['waiting', 0, null],
      ['granted', 1, null],
      ['refused', 0, null],
    ]);
    // A plan whose time is over is none, before anybody has ended it.
    await db()
      .update(users)
      .set({ plan_ends_at: new Date(server.services.now().getTime() - 1) })
      .where(eq(users.id, adult.id));
    expect(await at('plan_id=3')).toEqual([]);
    expect((await get(`?school_id=${own.id}`)).body.results[0].plan).toBeNull();
  });

  it.each([
    [`q=${'x'.repeat(500)}`, 'q', 'Search with at most 100 letters.'],
    ['page=0', 'page', 'page must be a whole number from 1 to 1000.'],
    ['page=1000000000', 'page', 'page must be a whole number from 1 to 1000.'],
    ['sort=email', 'sort', 'sort is one of first_name, created_at, or one of them with a minus before it.'],
    ['school_id=abc', 'school_id', 'school_id is a number, or none.'],
    ['plan_id=-1', 'plan_id', 'plan_id is a number, or none.'],
    ['consent=maybe', 'consent', 'consent is one of adult, open, waiting, granted, refused.'],
    ['completed=1', 'completed', 'completed is yes or no.'],
  ])('answers 400 to ?%s with a sentence at the field', async (query, field, sentence) => {
    expect(await get(`?${query}`)).toMatchObject({ status: 400, body: { [field]: [sentence] } });
  });

  it('answers a page past the end with nobody, and the count stays', async () => {
    const { body } = await get('?page=900');
    expect(body.results).toEqual([]);
    expect(body.meta).toMatchObject({ page: 900, total: expect.any(Number) });
    expect(body.meta.total).toBeGreaterThan(3);
  });
});

describe('an organization', () => {
  it('sees its own who share now, no plan, no parent, no day of sign-up; a yes taken back hides in the very next answer', async () => {
    const adult = await sharing({ first_name: 'Oona' });
    const minor = await sharing({ first_name: 'Otto', age: 15 }, true);
    await sharing({ first_name: 'Olaf', age: 15 });
    await sharing({ first_name: 'Orla', age: 15 }, false);
    await sharing({ first_name: 'Omar', allow_data_sharing: false });
    await newStudent(server, { first_name: 'Oslo', age: 20, allow_data_sharing: true });
    const list = () => get('?q=o', coordinator).then(({ body }) => body);
    expect(names(await list())).toEqual(['Oona', 'Otto']);
    expect((await list()).results[0]).toEqual({
      id: adult.id,
      first_name: 'Oona',
      school: school.name,
      completed: false,
      shares: true,
      grade: null,
      plan: null,
      parent: null,
      agreed: null,
      talks: null,
      created_at: null,
      leaving: false,
    });
    await decide(minor, false);
    expect(names(await list())).toEqual(['Oona']);
    expect((await get(`${minor.id}/`, coordinator)).status).toBe(404);
    await server.ask('PATCH', '/profile/', { as: adult.access, body: { allow_data_sharing: false } });
    expect(await list()).toMatchObject({ results: [], meta: { total: 0 } });
  });

  it('is told 404 of another school’s student by number, who is in no page, search or order; nothing is written in their log', async () => {
    const other = await newStudent(server, { first_name: 'Strange', age: 20, allow_data_sharing: true });
    const foreign = await addSchool('Southfield High');
    await db().update(users).set({ school_id: foreign.id }).where(eq(users.id, other.id));
    const before = await linesOf(other.id);
    expect((await get(`${other.id}/`, coordinator)).status).toBe(404);
    for (const query of ['?q=Strange', `?q=${other.email}`, '?sort=-first_name', '?page=2', '']) {
      expect(names((await get(query, coordinator)).body)).not.toContain('Strange');
    }
    expect(await linesOf(other.id)).toEqual(before);
  });

  it.each([
    ['school_id=1', 'school_id', 'Your list cannot be narrowed by this.'],
    ['plan_id=3', 'plan_id', 'Your list cannot be narrowed by this.'],
    ['consent=granted', 'consent', 'Your list cannot be narrowed by this.'],
    ['sort=created_at', 'sort', 'Your list is sorted by first name.'],
  ])('is told 400 at ?%s, by which it would learn what nobody agreed to', async (query, field, sentence) => {
    expect(await get(`?${query}`, coordinator)).toMatchObject({ status: 400, body: { [field]: [sentence] } });
  });

  it('changes nothing: 403, and the student stays as they are', async () => {
    const student = await sharing();
    expect((await patch(student.id, { age: 30 }, coordinator)).status).toBe(403);
    const body = { filter: {}, count: 1, school_id: null };
    expect((await server.ask('POST', '/desk/students/school/', { as: coordinator.access, body })).status).toBe(403);
    expect(await personOf(student.id)).toMatchObject({ age: 20, school_id: school.id });
  });
});

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
    const student = await sharing({ first_name: 'Dov' });
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
    expect(await personOf(student.id)).toMatchObject({ age: 18, school_id: null });
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
    expect(await personOf(student.id)).toMatchObject({ age: 16, school_id: null, role: 'Student' });
  });
});

describe('all whom a list shows', () => {
  const assign = (body: object, as = staff) => server.ask('POST', '/desk/students/school/', { as: as.access, body });

  it('come to a school together, each with a line in the log; another count is 409, and nobody moves', async () => {
    const many = await Promise.all([1, 2, 3].map(() => newStudent(server, { last_name: 'Together' })));
    const target = await addSchool('Batch High');
    const body = { filter: { q: 'Together' }, count: 2, school_id: target.id };
    expect(await assign(body)).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'This list shows 3 students by now. Nothing was changed: look at it again.' },
    });
    expect((await personOf(many[0]?.id ?? 0))?.school_id).toBeNull();
    expect(await assign({ ...body, count: 3 })).toMatchObject({ status: 200, body: { changed: 3 } });
    for (const { id } of many) {
      expect((await personOf(id))?.school_id).toBe(target.id);
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
