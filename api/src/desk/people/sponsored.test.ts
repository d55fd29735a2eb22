import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, newSchool, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { affiliate_codes, users } from '../../identity/identity.tables.ts';
import { saveCode } from '../../identity/schools.sql.ts';
import { plan_terms } from '../../plans/plans.tables.ts';
import { endTerm } from '../../plans/terms.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await deskPerson(server, 'representative');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ask = (method: string, path: string, as: SignedIn, body?: object) =>
  server.ask(method, `/desk/${path}`, { as: as.access, ...(body ? { body } : {}) });
const codeOf = (code: string, rest: { school_id?: number; plan_id?: number } = {}) =>
  saveCode(db(), { code, label: code, school_id: null, companions: false, is_active: true, ...rest });
const sharer = (first_name: string, affiliate_code: string) =>
  newStudent(server, { first_name, age: 20, allow_data_sharing: true, affiliate_code });
const file = (body: object, as: SignedIn) =>
  ask('POST', 'exports/', as, { kind: 'students', format: 'json', current_password: PASSWORD, ...body });
const named = ({ body }: { body: { students: { first_name: string }[] } }) => body.students.map(({ first_name }) => first_name).sort();

describe('a sponsor whose code pays for a plan', () => {
  /** Whether the list, the detail, the first screen and the file tell of somebody; they have to agree. */
  async function sees(sponsor: SignedIn, { id }: SignedIn): Promise<boolean> {
    const listed = (await ask('GET', 'students/', sponsor)).body.results.length;
    const opened = (await ask('GET', `students/${id}/`, sponsor)).status === 200 ? 1 : 0;
    const counted = (await ask('GET', 'organization/', sponsor)).body.sharing;
    const filed = named(await file({}, sponsor)).length;
    expect([opened, counted, filed]).toEqual([listed, listed, listed]);
    return listed === 1;
  }
  async function sponsored(code: string) {
    await codeOf(code, { plan_id: 3 });
    const student = await sharer('Wallaby', code);
    const sponsor = await deskPerson(server, 'organization', { code });
    expect(await sees(sponsor, student)).toBe(true);
    const [term] = await db().select().from(plan_terms).where(eq(plan_terms.user_id, student.id));
    return { student, sponsor, term_id: term?.id ?? 0 };
  }

  it('sees nobody any more whose time is over, also before a job has written its end down', async () => {
    const { student, sponsor, term_id } = await sponsored('PASSED-27');
    const past = new Date(server.services.now().getTime() - 1_000);
    await db().update(plan_terms).set({ ends_at: past }).where(eq(plan_terms.id, term_id));
    expect(await sees(sponsor, student)).toBe(false);
  });

  it('sees nobody any more whose plan was ended or replaced, though the account has the code still', async () => {
    const { student, sponsor, term_id } = await sponsored('ENDED-27');
    await db().transaction((tx) => endTerm(tx, server.services, { term_id, reason: 'staff' }));
    const [row] = await db().select().from(users).where(eq(users.id, student.id));
    expect(row?.affiliate_code).toBe('ENDED-27');
    expect(await sees(sponsor, student)).toBe(false);
  });

  it('sees nobody while the code is switched off, and again what runs when it is on', async () => {
    const { student, sponsor } = await sponsored('OFF-27');
    const turn = (is_active: boolean) => db().update(affiliate_codes).set({ is_active }).where(eq(affiliate_codes.code, 'OFF-27'));
    await turn(false);
    expect(await sees(sponsor, student)).toBe(false);
    await turn(true);
    expect(await sees(sponsor, student)).toBe(true);
  });

  it('is not the school of the student: that one sees them as before', async () => {
    const school = await newSchool(server, 'Staying High');
    await codeOf('STAYS-27', { plan_id: 3, school_id: school.id });
    const student = await sharer('Quoll', 'STAYS-27');
    await db().update(plan_terms).set({ ended_at: server.services.now(), end_reason: 'expired' }).where(eq(plan_terms.user_id, student.id));
    const coordinator = await deskPerson(server, 'organization', { school_id: school.id });
    expect(await sees(coordinator, student)).toBe(true);
  });
});

describe('an export that names one of several codes', () => {
  it('of a sponsor is of this code alone; the first one stands for all; of somebody else’s it is 403, as of one that is not there', async () => {
    await codeOf('MANY-1');
    await codeOf('FOREIGN-1');
    const sponsor = await deskPerson(server, 'organization', { code: 'MANY-1' });
    const asked = await ask('POST', 'organization/code-requests/', sponsor, { label: 'Second', seats: 12 });
    expect((await ask('POST', `code-requests/${asked.body.id}/make/`, staff, { code: 'MANY-2', plan_id: 3 })).status).toBe(201);
    await sharer('One', 'MANY-1');
    await sharer('Two', 'MANY-2');
    await sharer('Foreign', 'FOREIGN-1');
    const second = await file({ code: 'many-2' }, sponsor);
    expect([second.status, named(second)]).toEqual([200, ['Two']]);
    expect(second.body).toMatchObject({ code: 'MANY-1', with_code: 'MANY-2' });
    expect(named(await file({ code: 'MANY-1' }, sponsor))).toEqual(['One', 'Two']);
    expect(named(await file({}, sponsor))).toEqual(['One', 'Two']);
    for (const code of ['FOREIGN-1', 'NOWHERE-1']) expect(await file({ code }, sponsor)).toMatchObject({ status: 403 });
  });

  it('of a school is of who is there with it; who has the code and is at another school is not in it', async () => {
    const { id: school_id } = await newSchool(server, 'Several High');
    await codeOf('SEV-A', { school_id });
    await codeOf('SEV-B', { school_id });
    const coordinator = await deskPerson(server, 'organization', { school_id });
    await sharer('Anna', 'SEV-A');
    await sharer('Ben', 'SEV-B');
    const moved = await sharer('Moved', 'SEV-A');
    await db().update(users).set({ school_id: null }).where(eq(users.id, moved.id));
    expect(named(await file({ code: 'SEV-A' }, coordinator))).toEqual(['Anna']);
    expect(named(await file({ school_id }, coordinator))).toEqual(['Anna', 'Ben']);
    expect((await file({ code: 'MANY-1' }, coordinator)).status).toBe(403);
  });
});
