import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newStudent, putOnPlan, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { affiliate_codes } from '../identity/identity.tables.ts';
import { agent_assignments } from './companions.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = (as: SignedIn, query = '') => server.ask('GET', `/ai-agents/${query}`, { as: as.access });
const named = async (as: SignedIn, query = '') =>
  (await list(as, query)).body.results.map(({ name }: { name: string }) => name) as string[];
const db = () => server.services.database.db;

describe('ai-agents/', () => {
  it('holds those of the plan, and nothing without one', async () => {
    const student = await demoPerson(server, 'student');
    expect(await list(student)).toMatchObject({
      status: 200,
      body: {
        results: [
          { id: 1, name: 'Career Buddy', image: '/art/companions/career-buddy.svg', consent_needed: false },
          { id: 2, name: 'College Buddy', consent_needed: false },
        ],
        meta: { page: 1, total: 2, number_of_pages: 1 },
      },
    });
    expect(await named(await newStudent(server, { age: 20 }))).toEqual([]);
    const other = await newStudent(server, { age: 20 });
    await putOnPlan(server, other, 2);
    expect(await named(other)).toEqual([]);
  });

  it('is found by name in any case, and page by page', async () => {
    const student = await demoPerson(server, 'student');
    expect(await named(student, '?name=cAREER%20buddy')).toEqual(['Career Buddy']);
    expect(await named(student, '?name=Interview%20Helper')).toEqual([]);
    expect(await named(student, '?page=2&per_page=1')).toEqual(['College Buddy']);
    expect(await named(student, '?page=3')).toEqual([]);
  });

  it.each(['page=0', 'page=x', 'per_page=51', `name=${'x'.repeat(81)}`])('refuses %s', async (query) => {
    const { status, body } = await list(await demoPerson(server, 'student'), `?${query}`);
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [query.split('=')[0]] });
  });

  it('opens with a code that holds them, while the code is active', async () => {
    await db().insert(affiliate_codes).values({ code: 'WITH-BUDDIES', label: 'A school', companions: true });
    const sponsored = await newStudent(server, { age: 19, affiliate_code: 'WITH-BUDDIES' });
    expect(await named(sponsored)).toEqual(['Career Buddy', 'College Buddy']);
    await db().update(affiliate_codes).set({ is_active: false }).where(eq(affiliate_codes.code, 'WITH-BUDDIES'));
    expect(await named(sponsored)).toEqual([]);
    expect(await named(await newStudent(server, { age: 19, affiliate_code: 'SCOOP-DEMO' }))).toEqual([]);
  });

  it('holds what a representative gave, to this student alone', async () => {
    const [one, other] = [await newStudent(server, { age: 19 }), await newStudent(server, { age: 19 })];
    await db().insert(agent_assignments).values({ user_id: one.id, agent_id: 3 });
    expect(await named(one)).toEqual(['Interview Helper']);
    expect(await named(other)).toEqual([]);
    await putOnPlan(server, one, 4);
    expect(await named(one)).toEqual(['Career Buddy', 'College Buddy', 'Interview Helper']);
  });

  it('says what waits for a parent', async () => {
    const minor = await newStudent(server, { age: 15 });
    await putOnPlan(server, minor, 3);
    expect((await list(minor)).body.results).toMatchObject([{ consent_needed: true }, { consent_needed: true }]);
  });

  it('is for students who are signed in', async () => {
    expect((await server.ask('GET', '/ai-agents/')).status).toBe(401);
    expect((await list(await demoPerson(server, 'mentor'))).status).toBe(403);
  });
});
