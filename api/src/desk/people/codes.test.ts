import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, demoPerson, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { affiliate_codes, users } from '../../identity/identity.tables.ts';
import { lockPerson } from '../../identity/people.sql.ts';
import { plan_terms } from '../../plans/plans.tables.ts';
import { endTerm } from '../../plans/terms.ts';
import { code_requests } from '../desk.tables.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ask = (method: string, path: string, body?: object, as = staff) =>
  server.ask(method, `/desk/${path}`, { as: as.access, ...(body ? { body } : {}) });
const add = async (name: string): Promise<number> => (await ask('POST', 'schools/', { name })).body.id;
const codeOf = async (code: string) => (await db().select().from(affiliate_codes).where(eq(affiliate_codes.code, code)))[0];
const lastLine = async () => (await db().select().from(audit_log).orderBy(desc(audit_log.id)).limit(1))[0];
const dayIn = (days: number) => new Date(server.services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('codes', () => {
  it('are made in capitals and listed with the places taken, open and closed', async () => {
    const id = await add('Code High');
    const days = { opens_on: dayIn(0), closes_on: dayIn(300) };
    const made = await ask('POST', 'codes/', {
      code: 'class-27',
      label: 'Code High',
      school_id: id,
      plan_id: 3,
      months: 6,
      seats: 20,
      ...days,
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...days,
        code: 'CLASS-27',
        label: 'Code High',
        school: { id, name: 'Code High' },
        plan: { id: 3, title: 'Sundae' },
        seats: 20,
        taken: 0,
        open: true,
      },
    });
    await newStudent(server, { age: 20, affiliate_code: 'CLASS-27' });
    expect((await ask('GET', 'codes/?q=class')).body.results).toMatchObject([{ code: 'CLASS-27', taken: 1 }]);
    expect((await ask('GET', 'codes/?q=class&state=closed')).body.results).toEqual([]);
    await ask('PATCH', 'codes/class-27/', { opens_on: dayIn(2) });
    expect((await ask('GET', 'codes/?q=class&state=closed')).body.results).toMatchObject([{ code: 'CLASS-27', open: false }]);
  });

  it('are refused with 400 where they are there already, and the one that is there stays', async () => {
    await ask('POST', 'codes/', { code: 'THERE-27', label: 'First' });
    expect((await ask('POST', 'codes/', { code: 'there-27', label: 'Second' })).body).toEqual({
      code: ['This code is in the list already.'],
    });
    expect(await codeOf('THERE-27')).toMatchObject({ label: 'First' });
  });

  it('change by what was seen, with the changed fields alone in the log; the second of two is 409 and changes nothing', async () => {
    await ask('POST', 'codes/', { code: 'SEEN-27', label: 'Seen', plan_id: 3, months: 6, seats: 10 });
    const was = { seats: 10 };
    expect((await ask('PATCH', 'codes/SEEN-27/', { seats: 20, was })).body).toMatchObject({ seats: 20, months: 6 });
    expect(await lastLine()).toMatchObject({ action: 'code.saved', before: { seats: 10 }, after: { seats: 20 } });
    expect(await ask('PATCH', 'codes/SEEN-27/', { seats: 5, was })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await codeOf('SEEN-27')).toMatchObject({ seats: 20 });
    const student = await newStudent(server, { age: 20, affiliate_code: 'SEEN-27' });
    expect((await ask('PATCH', 'codes/SEEN-27/', { is_active: false })).body).toMatchObject({ is_active: false, open: false, taken: 1 });
    expect((await server.ask('GET', '/profile/', { as: student.access })).body.pricing_plan).toBeNull();
    expect((await ask('PATCH', 'codes/NONE-27/', { seats: 1 })).status).toBe(404);
  });

  it.each([
    [{ code: 'ab', label: 'x' }, 'code', /4 to 40/],
    [{ code: 'BAD-27' }, 'label', /Say whose code it is/],
    [{ code: 'BAD-27', label: 'x', school_id: 999_999 }, 'school_id', /no school/],
    [{ code: 'BAD-27', label: 'x', plan_id: 9 }, 'plan_id', /no plan/],
    [{ code: 'BAD-27', label: 'x', plan_id: 1 }, 'plan_id', /Everybody can take Single Scoop/],
    [{ code: 'BAD-27', label: 'x', months: 6 }, 'months', /go with a plan/],
    [{ code: 'BAD-27', label: 'x', plan_id: 3, months: 61 }, 'months', /from 1 to 60/],
    [{ code: 'BAD-27', label: 'x', seats: 0 }, 'seats', /from 1 to 1,000,000/],
    [{ code: 'BAD-27', label: 'x', opens_on: '2027-02-30' }, 'opens_on', /a day like/],
    [{ code: 'BAD-27', label: 'x', opens_on: '2027-06-02', closes_on: '2027-06-01' }, 'closes_on', /close before it opens/],
  ])('refuses %j with 400 and stores nothing', async (body, field, sentence) => {
    const answer = await ask('POST', 'codes/', body);
    expect([answer.status, String(answer.body[field])]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await codeOf('BAD-27')).toBeUndefined();
  });

  it('of others an organization never sees: its school’s, or the one of its sponsor; it changes none', async () => {
    const id = await add('Codes High');
    await ask('POST', 'codes/', { code: 'MINE-27', label: 'Mine', school_id: id });
    await ask('POST', 'codes/', { code: 'SPONSOR-27', label: 'A sponsor' });
    const coordinator = await deskPerson(server, 'organization', { school_id: id });
    const sponsor = await deskPerson(server, 'organization', { code: 'SPONSOR-27' });
    const seen = async (as: SignedIn, query = '') =>
      (await ask('GET', `codes/${query}`, undefined, as)).body.results.map(({ code }: { code: string }) => code);
    expect(await seen(coordinator)).toEqual(['MINE-27']);
    expect(await seen(coordinator, '?q=SPONSOR')).toEqual([]);
    expect(await seen(sponsor, '?sort=-label')).toEqual(['SPONSOR-27']);
    expect((await ask('PATCH', 'codes/MINE-27/', { seats: 1 }, coordinator)).status).toBe(403);
    expect((await ask('POST', 'codes/', { code: 'OWN-27', label: 'x' }, coordinator)).status).toBe(403);
    expect(await codeOf('OWN-27')).toBeUndefined();
  });
});

describe('codes that change while others are at their students', () => {
  const HOLDERS = 12;
  const named = (code: string) => `Of ${code}`;
  /** A code whose holders have terms of it, the last of them first: so they stand in the table. */
  async function heldCode(code: string, ends_at: Date, holders = HOLDERS): Promise<string> {
    await ask('POST', 'codes/', { code, label: 'Held', plan_id: 3, months: 6 });
    const people = await db()
      .insert(users)
      .values(
        Array.from({ length: holders }, (_, at) => {
          const email = `${code}-${at}@holder.example`;
          return { email, password_hash: '', role: 'Student' as const, first_name: 'Robin', last_name: named(code), affiliate_code: code };
        }),
      )
      .returning({ user_id: users.id });
    const term = { plan_id: 3, source: 'code' as const, code, starts_at: server.services.now(), ends_at };
    const terms = people.map(({ user_id }) => ({ ...term, user_id }));
    await db().insert(plan_terms).values(terms.toReversed());
    return code;
  }
  const change = (code: string, seats: number) => ask('PATCH', `codes/${code}/`, { seats });
  const statuses = async (asked: Promise<{ status: number }>[]) => (await Promise.all(asked)).map(({ status }) => status);
  const later = () => new Date(server.services.now().getTime() + 86_400_000);

  it('wait for the desk that says which school they are at, or the desk for them', async () => {
    const code = await heldCode('MOVE-27', later());
    const [one, other] = [await add('Here High'), await add('There High')];
    const asked = [1, 2, 3, 4, 5, 6].flatMap((seats) => [
      change(code, seats),
      ask('POST', 'students/school/', { filter: { q: named(code) }, count: HOLDERS, school_id: seats % 2 ? one : other }),
    ]);
    expect(await statuses(asked)).toEqual(asked.map(() => 200));
  });

  it('wait for a holder who looks at the code again, or the holder for them', async () => {
    const code = await heldCode('LOOK-27', later(), 3);
    const holders = await Promise.all([1, 2, 3, 4].map(() => newStudent(server, { age: 20, affiliate_code: code })));
    const asked = [1, 2, 3].flatMap((seats) => [
      change(code, seats),
      ...holders.map((who) => server.ask('POST', '/plan/code/check/', { as: who.access, body: { code } })),
    ]);
    expect(await statuses(asked)).toEqual([1, 2, 3].flatMap(() => [200, ...holders.map(() => 400)]));
  });

  it('wait for the job that writes down which terms are over, and which holds a person before the term', async () => {
    const code = await heldCode('OVER-27', new Date(server.services.now().getTime() - 86_400_000), 3);
    const [term] = await db().select().from(plan_terms).where(eq(plan_terms.code, code)).limit(1);
    let changed: ReturnType<typeof change> | undefined;
    const ended = await db().transaction(async (tx) => {
      await lockPerson(tx, term?.user_id ?? 0);
      changed = change(code, 1);
      // Until the change waits for this person, with what it has by then.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return endTerm(tx, server.services, { term_id: term?.id ?? 0, reason: 'expired' });
    });
    expect([ended?.id, (await changed)?.status]).toEqual([term?.id, 200]);
  });
});

describe('class codes that were asked for', () => {
  async function request(label: string, school_id: number, by_id: number | null = null) {
    const [row] = await db()
      .insert(code_requests)
      .values({ label, seats: 25, school_id, by_id, created_at: server.services.now() })
      .returning({ id: code_requests.id });
    return row?.id ?? 0;
  }
  const stateOf = async (id: number) => (await db().select().from(code_requests).where(eq(code_requests.id, id)))[0];

  it('are made of the same school with the same places, and who asked gets a letter; the second of two representatives is 409, and one code is made', async () => {
    const school = await add('Asking High');
    const coordinator = await deskPerson(server, 'organization', { school_id: school });
    const id = await request('Grade 11', school, coordinator.id);
    expect((await ask('GET', 'code-requests/')).body.results).toMatchObject([
      { id, label: 'Grade 11', seats: 25, school: { id: school }, state: 'open' },
    ]);
    expect((await ask('GET', `code-requests/?id=${id}`)).body.results).toHaveLength(1);
    expect((await ask('GET', `code-requests/?id=${id + 1}`)).body).toMatchObject({ results: [], meta: { total: 0 } });
    expect(await ask('POST', `code-requests/${id}/make/`, { code: 'GRADE-11' })).toMatchObject({
      status: 201,
      body: { code: 'GRADE-11', label: 'Grade 11', seats: 25, school: { id: school } },
    });
    expect(await stateOf(id)).toMatchObject({ state: 'made', made: 'GRADE-11', handled_by: staff.id });
    expect((await server.mailTo(coordinator.email, /class code is ready/)).text).toContain('GRADE-11');
    expect(await ask('POST', `code-requests/${id}/make/`, { code: 'GRADE-11B' })).toMatchObject({
      status: 409,
      body: { detail: 'Somebody has answered this already.' },
    });
    expect(await codeOf('GRADE-11B')).toBeUndefined();
    expect((await ask('POST', `code-requests/${id}/refuse/`)).status).toBe(409);
    expect((await ask('GET', 'code-requests/')).body.results).toEqual([]);
  });

  it('are refused once; the school’s own people answer none of them', async () => {
    const school = await add('Refused High');
    const id = await request('Grade 9', school);
    const coordinator = await deskPerson(server, 'organization', { school_id: school });
    expect((await ask('POST', `code-requests/${id}/make/`, { code: 'SELF-27' }, coordinator)).status).toBe(403);
    expect((await ask('POST', `code-requests/${id}/refuse/`)).status).toBe(204);
    expect(await stateOf(id)).toMatchObject({ state: 'refused', made: null });
    expect(await lastLine()).toMatchObject({ action: 'code_request.refused', before: { state: 'open' }, after: { state: 'refused' } });
    expect((await ask('POST', 'code-requests/2147483647/refuse/')).status).toBe(404);
  });
});
