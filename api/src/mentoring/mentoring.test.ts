import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { addBooked } from '../../test/sessions.ts';
import { demoPerson, newMentor, newStudent, putOnPlan, type SignedIn, clearChecks } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { consents } from '../consent/consent.tables.ts';
import { mentor_sessions } from './mentoring.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const wish = (as: SignedIn, body: object = { topic: 'A day at sea' }) => server.ask('POST', '/mentor_sessions/', { as: as.access, body });
const list = (as: SignedIn) => server.ask('GET', '/mentor_sessions/', { as: as.access });

describe('mentor_sessions/', () => {
  it('asks for consent first, then for a plan', async () => {
    expect(await wish(await newStudent(server, { age: 16 }))).toMatchObject({ status: 403, body: { code: 'consent_needed' } });
    const adult = await newStudent(server, { age: 20 });
    expect(await wish(adult)).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
    await putOnPlan(server, adult, 4);
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
    await putOnPlan(server, adult, 4);
    const answer = await wish(adult, body);
    expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({ status: 400, fields: [field] });
    expect((await list(adult)).body).toEqual([]);
  });

  it('shows each side only its own, and a mentor no last name, whether the parent agreed or the student is of age', async () => {
    const mentor = await demoPerson(server, 'mentor');
    const minor = await newStudent(server, { age: 16, first_name: 'Gio', last_name: 'Ek' });
    const adult = await newStudent(server, { age: 30, first_name: 'gio', last_name: 'Berg' });
    const { db } = server.services.database;
    await db
      .insert(consents)
      .values({ user_id: minor.id, purpose: 'mentor_sessions', granted: true, text_version: '1', decided_at: new Date() });
    const held = { mentor_id: mentor.id, created_at: new Date() };
    await db.insert(mentor_sessions).values([
      { ...held, student_id: minor.id, topic: 'Boats' },
      { ...held, student_id: adult.id, topic: 'Trains', created_at: new Date(Date.now() + 1000) },
    ]);
    const seen = await list(mentor);
    expect(seen.body).toMatchObject([
      { topic: 'Trains', student: 'gio (2)' },
      { topic: 'Boats', student: 'Gio', mentor: mentor.id },
    ]);
    expect(seen.text).not.toMatch(/Ek|Berg/);
    expect((await list(minor)).body).toMatchObject([{ topic: 'Boats', mentor: mentor.id, mentor_name: 'Alex', student: 'Gio Ek' }]);
    expect((await list(await demoPerson(server, 'student'))).body.map(({ topic }: { topic: string }) => topic)).not.toContain('Boats');
    expect((await wish(mentor)).status).toBe(403);
    expect((await server.ask('GET', '/mentor_sessions/')).status).toBe(401);
  });
});

describe('mentors/', () => {
  const mentors = async (query = '') => (await server.ask('GET', `/mentors/${query}`)).body as { id: number; first_name: string }[];

  it('are a bare list of at most 50, page by page, or those that are named; nobody else is among them', async () => {
    const { db } = server.services.database;
    const [alex] = await mentors();
    const added = await db
      .insert(users)
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          email: `mentor${index}@example.org`,
          password_hash: '',
          role: 'Mentor' as const,
          first_name: `M${'abcdef'.charAt(index / 10)}${'abcdefghij'.charAt(index % 10)}`,
          last_name: '',
          email_confirmed_at: new Date(),
          approved_at: index === 59 ? null : new Date(Date.UTC(2099, 0, index + 1)),
        })),
      )
      .returning({ id: users.id });
    const ids = added.map(({ id }) => id);
    for (const id of ids) await clearChecks(server, id);
    const [first, second] = [await mentors(), await mentors('?page=2')];
    expect([first.length, second.length, (await mentors('?page=3')).length]).toEqual([50, 10, 0]);
    expect(first[0]).toEqual(alex);
    expect([...first, ...second].slice(1).map(({ id }) => id)).toEqual(ids.slice(0, 59));
    expect((await mentors(`?ids=${ids[3]},${ids[1]},${ids[59]},999999999`)).map(({ first_name }) => first_name)).toEqual(['Mab', 'Mad']);
  });

  it.each(['page=0', 'page=1001', 'page=x', 'ids=a', 'ids=1;drop', `ids=${Array.from({ length: 51 }, () => 1).join()}`, 'ids=99999999999'])(
    'refuse %s',
    async (query) => {
      const { status, body } = await server.ask('GET', `/mentors/?${query}`);
      expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [query.split('=')[0]] });
    },
  );
});

it('shows neither side a name that is none: what somebody typed beside it stays unseen', async () => {
  const mentor = await newMentor(server, { first_name: 'Sam, text 555 010 0199' });
  const student = await newStudent(server, { age: 20, first_name: 'Mia @mia.l15' });
  await db().update(users).set({ title: 'Call 555 010 0199' }).where(eq(users.id, mentor.id));
  await addBooked(server, { student, mentor, hours: 48 });
  const [toStudent, toMentor] = [(await list(student)).body[0], (await list(mentor)).body[0]];
  expect([toStudent.mentor_name, toMentor.student]).toEqual(['Your mentor', 'A student']);
  const { body } = await server.ask('GET', `/mentors/?ids=${mentor.id}`);
  expect(body).toMatchObject([{ first_name: 'Your mentor', title: '' }]);
});
