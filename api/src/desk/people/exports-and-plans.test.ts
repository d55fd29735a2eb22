import { EXPORTED } from '@careerscoop/contract/desk-exports';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, demoPerson, newGraduate, newSchool, newStudent, putOnPlan } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { plans, users } from '../../identity/identity.tables.ts';
import { plan_terms } from '../../plans/plans.tables.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await deskPerson(server, 'admin');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const handedOver = async (user_id: number) =>
  db()
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.user_id, user_id), eq(audit_log.action, 'sharing.exported')));

describe('an export', () => {
  const make = (body: object, as = admin) =>
    server.ask('POST', '/desk/exports/', { as: as.access, body: { kind: 'students', format: 'csv', current_password: PASSWORD, ...body } });

  async function at(school_id: number, student: SignedIn) {
    await db().update(users).set({ school_id }).where(eq(users.id, student.id));
    return student;
  }

  it('is a spreadsheet of who shares at that moment; cells that begin with =, +, -, @ are defused; each student has a line', async () => {
    const { id: school_id } = await newSchool(server, 'Export High');
    const names = ['=1+1', '+SUM(A1)', '-2', '@cmd'] as const;
    const students = [];
    for (const first_name of names) {
      students.push(await at(school_id, await newStudent(server, { first_name, age: 20, allow_data_sharing: true })));
    }
    await at(school_id, await newStudent(server, { first_name: 'Private', age: 20 }));
    const { status, headers, text } = await make({ school_id });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="students-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    });
    const lines = text.replace(/^\uFEFF/, '').split('\r\n');
    expect(lines[0]).toMatch(/^First name,Last name,Email,/);
    expect(lines.slice(1, 5).map((line) => line.split(',')[0])).toEqual(names.map((name) => `'${name}`));
    expect(text).not.toMatch(/(^|,)[=+@-]/m);
    expect(text).not.toContain('Private');
    for (const { id } of students) {
      expect(await handedOver(id)).toMatchObject([{ actor_id: admin.id, detail: { school_id, format: 'csv', fields: EXPORTED } }]);
    }
  });

  it('as JSON has the named fields and no others; who takes their yes back is not in the very next one', async () => {
    const { id: school_id } = await newSchool(server, 'Leaving High');
    const graduate = await at(school_id, await newGraduate(server, { age: 20, allow_data_sharing: true }));
    const { body, headers } = await make({ school_id, format: 'json' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Object.keys(body.students[0]).sort()).toEqual([...EXPORTED].sort());
    expect(body.students[0].recommendations).toHaveLength(10);
    await server.ask('PATCH', '/profile/', { as: graduate.access, body: { allow_data_sharing: false } });
    expect((await make({ school_id, format: 'json' })).body.students).toEqual([]);
    expect(await handedOver(graduate.id)).toHaveLength(1);
  });

  it('while students withdraw answers 200: who is in the file has a line, who is not has none, and nobody is in the one after', async () => {
    const { id: school_id } = await newSchool(server, 'Racing High');
    const students = [];
    for (let each = 0; each < 6; each += 1) {
      students.push(await at(school_id, await newStudent(server, { age: 20, allow_data_sharing: true })));
    }
    const withdraw = ({ access }: SignedIn) => server.ask('PATCH', '/profile/', { as: access, body: { allow_data_sharing: false } });
    const [file, ...withdrawn] = await Promise.all([make({ school_id, format: 'json' }), ...students.map(withdraw)]);
    expect([file?.status, ...withdrawn.map(({ status }) => status)]).toEqual(Array(7).fill(200));
    const inside = file?.body.students.map(({ email }: { email: string }) => email);
    for (const { id, email } of students) expect(await handedOver(id)).toHaveLength(inside.includes(email) ? 1 : 0);
    expect((await make({ school_id, format: 'json' })).body.students).toEqual([]);
  });

  it('of an organization is its own whatever it does not name; another’s is 403, and nobody has a line', async () => {
    const { id: own } = await newSchool(server, 'Mine High');
    const { id: foreign } = await newSchool(server, 'Theirs High');
    const mine = await at(own, await newStudent(server, { first_name: 'Mine', age: 20, allow_data_sharing: true }));
    const theirs = await at(foreign, await newStudent(server, { first_name: 'Theirs', age: 20, allow_data_sharing: true }));
    const coordinator = await deskPerson(server, 'organization', { school_id: own });
    expect((await make({}, coordinator)).text).toContain(mine.email);
    expect((await make({ school_id: foreign }, coordinator)).status).toBe(403);
    expect((await make({ code: 'SCOOP' }, coordinator)).status).toBe(403);
    expect(await handedOver(theirs.id)).toEqual([]);
    const safety = await deskPerson(server, 'safety');
    expect((await make({ school_id: own }, safety)).status).toBe(403);
  });

  it.each([
    [{}, 'school_id', /one school, or one code/],
    [{ school_id: 1, code: 'SCOOP' }, 'school_id', /one school, or one code/],
    [{ school_id: 999_999 }, 'school_id', /no school/],
    [{ code: 'UNKNOWN-1' }, 'code', /not known/],
    [{ school_id: 1, format: 'xls' }, 'format', /csv or json/],
    [{ school_id: 1, kind: 'mentors' }, 'kind', /kind is students/],
    [{ school_id: 1, current_password: 'not this one' }, 'current_password', /not your current password/],
  ])('is refused for %j with 400, and no line is written', async (body, field, sentence) => {
    const before = await db().$count(audit_log, eq(audit_log.action, 'sharing.exported'));
    const answer = await make(body);
    expect([answer.status, String(answer.body[field])]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await db().$count(audit_log, eq(audit_log.action, 'sharing.exported'))).toBe(before);
  });
});

describe('a plan', () => {
  const change = (id: number, body: object, as = admin) => server.ask('PATCH', `/desk/plans/${id}/`, { as: as.access, body });
  const planOf = async (id: number) => (await db().select().from(plans).where(eq(plans.id, id)))[0];

  it('changes price, title and text for who buys from now on; what is sold stays; all of it is in the log', async () => {
    const student = await newStudent(server, { age: 20 });
    await putOnPlan(server, student, 2, new Date(server.services.now().getTime() + 86_400_000));
    const [sold] = await db().select().from(plan_terms).where(eq(plan_terms.user_id, student.id));
    const text = { title: 'Double Dip', description: 'More\nEverything in Single Scoop' };
    expect(await change(2, { ...text, price: 45.5, was: { price: 39 } })).toMatchObject({
      status: 200,
      body: { ...text, price: 45.5, people: 1 },
    });
    const [line] = await db().select().from(audit_log).where(eq(audit_log.action, 'plan.changed')).orderBy(desc(audit_log.id));
    expect(line).toMatchObject({
      actor_id: admin.id,
      before: { price: 39, title: 'Double Scoop' },
      after: { price: 45.5, title: 'Double Dip' },
    });
    expect((await server.ask('GET', '/pricing_plan/')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...text, price: 45.5 })]),
    );
    expect((await db().select().from(plan_terms).where(eq(plan_terms.user_id, student.id)))[0]).toEqual(sold);
    // The second of two who saw the same price.
    expect(await change(2, { price: 50, was: { price: 39 } })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await planOf(2)).toMatchObject({ price: 45.5 });
  });

  it.each([
    [1, { price: 5 }, 'price', /Single Scoop is free for everybody/],
    [3, { price: 0 }, 'price', /costs at least one dollar/],
    [3, { price: -1 }, 'price', /number of dollars/],
    [3, { price: 9.999 }, 'price', /two digits for cents/],
    [3, { price: 10_000 }, 'price', /from 0 to 9,999/],
    [3, { title: 'Milkshake' }, 'title', /Another plan has this title/],
    [3, { title: '' }, 'title', /required/],
    [3, { months: 1 }, 'months', /not known/],
  ])('%i refuses %j with 400 and stays', async (id, body, field, sentence) => {
    const before = await planOf(id);
    const answer = await change(id, body);
    expect([answer.status, String(answer.body[field])]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await planOf(id)).toEqual(before);
  });

  it('is read by representatives and changed by none of them: 403; one that is not there is 404', async () => {
    const representative = await deskPerson(server, 'representative');
    expect((await server.ask('GET', '/desk/plans/', { as: representative.access })).body).toHaveLength(4);
    expect((await change(3, { price: 99 }, representative)).status).toBe(403);
    expect((await change(99, { price: 99 })).status).toBe(404);
    expect((await server.ask('GET', '/desk/plans/', { as: (await demoPerson(server, 'student')).access })).status).toBe(403);
  });
});
