import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newStudent, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../accounts/accounts.tables.ts';
import { mentor_sessions } from './mentoring.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const wish = (as: SignedIn, body: object = { topic: 'A day at sea' }) => server.ask('POST', '/mentor_sessions/', { as: as.access, body });
const list = (as: SignedIn) => server.ask('GET', '/mentor_sessions/', { as: as.access });
const give = (student: SignedIn, change: object) =>
  server.services.database.db.update(users).set(change).where(eq(users.id, student.id));

describe('mentor_sessions/', () => {
  it('asks for consent first, then for a plan', async () => {
    expect(await wish(await newStudent(server, { age: 16 }))).toMatchObject({ status: 403, body: { code: 'consent_needed' } });
    const adult = await newStudent(server, { age: 20 });
    expect(await wish(adult)).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
    await give(adult, { pricing_plan: 4 });
    const datetime = new Date(Date.now() + 86_400_000).toISOString();
    expect(await wish(adult, { topic: ' A day at sea ', datetime })).toMatchObject({
      status: 201,
      body: { topic: 'A day at sea', datetime, mentor: null, mentor_name: null, student: 'Robin Lake', is_active: true },
    });
    expect((await list(adult)).body).toHaveLength(1);
  });

  it('opens with an affiliate code, once a month, also when asked twice at once', async () => {
    const sponsored = await newStudent(server, { age: 19, affiliate_code: 'SCOOP-DEMO' });
    const answers = await Promise.all([wish(sponsored), wish(sponsored), wish(sponsored)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.detail).toMatch(/next month/);
  });

  it.each([
    [{ topic: '' }, 'topic'],
    [{ topic: 'x'.repeat(301) }, 'topic'],
    [{}, 'topic'],
    [{ topic: 'A', datetime: 'tomorrow' }, 'datetime'],
    [{ topic: 'A', datetime: '2001-01-01T00:00:00Z' }, 'datetime'],
    [{ topic: 'A', mentor_id: 1 }, 'mentor_id'],
  ])('refuses %j', async (body, field) => {
    const adult = await newStudent(server, { age: 20 });
    await give(adult, { pricing_plan: 4 });
    const answer = await wish(adult, body);
    expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({ status: 400, fields: [field] });
    expect((await list(adult)).body).toEqual([]);
  });

  it("shows each side only its own, and a mentor no minor's last name without consent", async () => {
    const mentor = await demoPerson(server, 'mentor');
    const minor = await newStudent(server, { age: 16, first_name: 'Ida', last_name: 'Berg' });
    const created_at = new Date();
    await server.services.database.db
      .insert(mentor_sessions)
      .values({ student_id: minor.id, mentor_id: mentor.id, topic: 'Boats', created_at });
    expect((await list(mentor)).body).toMatchObject([{ topic: 'Boats', student: 'Ida', mentor: mentor.id }]);
    expect((await list(minor)).body).toMatchObject([{ topic: 'Boats', mentor: mentor.id, mentor_name: 'Alex' }]);
    expect((await list(await demoPerson(server, 'student'))).body.map(({ topic }: { topic: string }) => topic)).not.toContain('Boats');
    expect((await wish(mentor)).status).toBe(403);
    expect((await server.ask('GET', '/mentor_sessions/')).status).toBe(401);
  });
});
