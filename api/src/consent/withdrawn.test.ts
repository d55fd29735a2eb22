import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPerson, newGraduate, newStudent, putOnPlan, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { exportConsented } from '../desk/export-consented.ts';
import { mentor_sessions } from '../mentoring/mentoring.tables.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { listOutbox } from '../platform/outbox.sql.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let parents = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = async (who: SignedIn, path: string) => (await server.ask('GET', path, { as: who.access })).body;
const topics = async (who: SignedIn) => (await get(who, '/mentor_sessions/')).map(({ topic }: { topic: string }) => topic);

/** A student with a parent whose page is open; `answer` says yes or no there. */
async function family(student: SignedIn, by: 'email' | 'sms' = 'email') {
  parents += 1;
  const contact = by === 'email' ? `withdrawing${parents}@example.net` : `+1555010${1000 + parents}`;
  await server.ask('POST', '/consent/ask/', { as: student.access, body: { channel: by, contact } });
  const [link] = (await server.mailTo(contact)).links;
  const { body } = await server.ask('POST', '/consent/open/', { body: { token: link?.split('#')[1] } });
  const { text_version } = (await server.ask('GET', '/consent/parent/', { as: body.access })).body;
  const answer = (decisions: object) => server.ask('PUT', '/consent/parent/', { as: body.access, body: { text_version, decisions } });
  return { contact, answer };
}

const at = (ms: number) => ({ starts_at: new Date(ms), ends_at: new Date(ms + 30 * 60_000) });

it('calls off what is coming, tells student, mentor and parent, and opens the career for another booking', async () => {
  const mentor = await demoPerson(server, 'mentor');
  const student = await newGraduate(server, { age: 16, first_name: 'Gio', last_name: 'Ek' });
  await putOnPlan(server, student, 4);
  const { contact, answer } = await family(student);
  await answer({ mentor_sessions: true, companions: true });
  const [{ id, unique_title }] = await get(student, '/result/');
  expect((await server.ask('PATCH', `/result/${id}/`, { as: student.access, body: { booked: true } })).status).toBe(200);
  const held = { student_id: student.id, mentor_id: mentor.id, created_at: new Date(Date.now() - 40 * DAY) };
  await db()
    .insert(mentor_sessions)
    .values([
      { ...held, topic: 'See evil.com now', state: 'booked', ...at(Date.parse('2099-03-04T16:30:00Z')) },
      { ...held, topic: 'It was nice', state: 'done', ...at(Date.now() - DAY) },
    ]);
  expect(await topics(student)).toHaveLength(3);

  expect((await answer({ mentor_sessions: false })).status).toBe(200);
  expect([await topics(student), await topics(mentor)]).toEqual([['It was nice'], ['It was nice']]);
  const [first] = await get(student, '/result/');
  expect(first).toMatchObject({ id, booked: false });
  expect((await get(student, `/result/${id}/`)).first_name).toBeNull();
  expect((await get(student, '/profile/')).entitlements.sessions).toMatchObject({ left: 2 });

  const cancelled = async () => (await listOutbox(db(), student.email)).filter(({ subject }) => /cancelled/.test(subject));
  await expect.poll(async () => (await cancelled()).length).toBe(2);
  const words = (await cancelled()).map(({ text }) => text).join('\n');
  expect(words).toContain(`“${unique_title.mask_title}”\n`);
  expect(words).toContain('with Alex, Wednesday, March 4, 2099, 11:30 am, Eastern Time');
  const toMentor = await server.mailTo(mentor.email, /cancelled/);
  expect(toMentor.subject).toBe('Your talk with Gio is cancelled');
  expect(toMentor.text).toContain('See evil. com now');
  expect(toMentor.text).not.toMatch(/Ek|parent|evil\.com/);
  expect(toMentor.text).not.toContain(unique_title.mask_title);
  const toParent = await server.mailTo(contact, /cancelled/);
  expect(toParent.text).toContain('Gio');
  expect(toParent.text).not.toContain('It was nice');
  const lines = await db().select().from(audit_log).where(eq(audit_log.user_id, student.id));
  expect(lines.find(({ action }) => action === 'mentoring.cancelled')).toMatchObject({
    actor: 'guardian',
    detail: { state: 'cancelled' },
  });

  // A yes said again brings nothing back, and a no without anything coming tells nobody.
  await answer({ mentor_sessions: true });
  expect(await topics(student)).toEqual(['It was nice']);
  await answer({ mentor_sessions: false });
  expect(await cancelled()).toHaveLength(2);
});

it('tells a parent by text who is reached by text', async () => {
  const student = await newStudent(server, { age: 16 });
  await putOnPlan(server, student, 4);
  const { contact, answer } = await family(student, 'sms');
  await answer({ mentor_sessions: true });
  expect((await server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'Boats' } })).status).toBe(201);
  await answer({ mentor_sessions: false });
  await expect
    .poll(async () =>
      (await listOutbox(db()))
        .filter(({ to }) => to === contact)
        .map(({ text }) => text)
        .join(),
    )
    .toMatch(/talk of Robin with a mentor is cancelled/);
});

it('never leaves a session behind that was asked for in the same instant', async () => {
  const student = await newStudent(server, { age: 16 });
  await putOnPlan(server, student, 4);
  const { answer } = await family(student);
  for (let round = 0; round < 5; round += 1) {
    await answer({ mentor_sessions: true });
    await Promise.all([
      server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'Boats' } }),
      answer({ mentor_sessions: false }),
    ]);
    expect(await topics(student)).toEqual([]);
  }
});

it('locks the companions and leaves the student out of the next export', async () => {
  const student = await newStudent(server, { age: 16, affiliate_code: 'SCOOP-DEMO', allow_data_sharing: true });
  await putOnPlan(server, student, 4);
  const { answer } = await family(student);
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  let files = 0;
  const exported = async () => {
    const to = join(folder, `${(files += 1)}.json`);
    await exportConsented(server.services, [], { code: 'SCOOP-DEMO', to }, null);
    const { students } = JSON.parse(readFileSync(to, 'utf8')) as { students: { email: string }[] };
    return students.some(({ email }) => email === student.email);
  };
  const locked = async () => (await get(student, '/ai-agents/')).results.map((agent: { consent_needed: boolean }) => agent.consent_needed);
  await answer({ companions: true, data_sharing: true });
  expect([await exported(), await locked()]).toEqual([true, [false, false]]);
  await answer({ companions: false, data_sharing: false });
  expect([await exported(), await locked()]).toEqual([false, [true, true]]);
});
