import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, demoPerson, newSchool, newStudent, putOnPlan } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { nameGuardian, recordDecision } from '../../consent/consent.sql.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';

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
const patch = (id: number, body: object, as = staff) => server.ask('PATCH', `/desk/students/${id}/`, { as: as.access, body });
const names = (body: { results: { first_name: string }[] }) => body.results.map(({ first_name }) => first_name);
const linesOf = (id: number) => db().select().from(audit_log).where(eq(audit_log.user_id, id)).orderBy(desc(audit_log.id));

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
    const own = await newSchool(server, 'Filter High');
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
    const foreign = await newSchool(server, 'Southfield High');
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
    expect(await accountOf(server, student.id)).toMatchObject({ age: 20, school_id: school.id });
  });
});
