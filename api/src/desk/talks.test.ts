import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPerson, newMentor, newStudent, putOnPlan } from '../../test/people.ts';
import { addTalk } from '../../test/talks.ts';
import { staffCommand } from '../../test/staff-command.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mentor_sessions } from '../mentoring/mentoring.tables.ts';
import { mayMeet } from '../mentoring/safety/may-meet.sql.ts';
import type { Options } from './commands.ts';

const DAY = 86_400_000;
let server: TestServer;
let staffId: number;
beforeAll(async () => {
  server = await startTestServer();
  staffId = (await demoPerson(server, 'staff')).id;
});
afterAll(() => server.close());

const run = (line: string, options: Options = {}) => staffCommand(server, staffId, line, options);
const db = () => server.services.database.db;
const talk = async (id: number) => (await db().select().from(mentor_sessions).where(eq(mentor_sessions.id, id)))[0];
const meets = (id: number) => mayMeet(db(), id, server.services.now());
const dayIn = (days: number) => new Date(server.services.now().getTime() + days * DAY).toISOString().slice(0, 10);

it('assigns a mentor, holds a time outside of their hours, and lists what waits, over 48 hours first', async () => {
  const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 20 })];
  await putOnPlan(server, student, 4);
  const id = await addTalk(server, { student, state: 'requested' });
  await db()
    .update(mentor_sessions)
    .set({ created_at: new Date(server.services.now().getTime() - 3 * DAY) })
    .where(eq(mentor_sessions.id, id));
  expect((await run('requests')).split('\n')[0]).toMatch(new RegExp(`^${id}\tOVER 48 H\t`));
  await expect(run(`assign ${id} ${mentor.email}`, { at: 'tomorrow' })).rejects.toThrow(/--at is a time/);
  await expect(run(`assign 999999 ${mentor.email}`)).rejects.toThrow(/no session/);
  expect(await run(`assign ${id} ${mentor.email}`)).toMatch(/chooses a time/);
  expect(await talk(id)).toMatchObject({ state: 'requested', mentor_id: mentor.id });
  expect(await run(`close ${id} cancelled`)).toMatch(/Called off/);
  await expect(run(`close ${id} cancelled`)).rejects.toThrow(/off already/);
});

it('books a mentor for a time inside their hours at once, holds one outside of them, and moves both to another', async () => {
  const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 20 })];
  await putOnPlan(server, student, 4);
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from_minute: 540, to_minute: 1020 }));
  for (const { access } of [mentor, student]) {
    await server.ask('PATCH', '/profile/', { as: access, body: { time_zone: 'America/Chicago' } });
  }
  expect((await server.ask('PUT', '/mentor/hours/', { as: mentor.access, body: { hours } })).status).toBe(200);
  const [one, other] = [await addTalk(server, { student, state: 'requested' }), await addTalk(server, { student, state: 'requested' })];
  // Noon and 18:00 in Chicago, by summer time or not: an hour to either side stays inside the hours, or outside.
  const at = (days: number, utc: string) => `${dayIn(days)}T${utc}Z`;
  expect(await run(`assign ${one} ${mentor.id}`, { at: at(3, '18:00') })).toMatch(/^Booked: .*\(America\/Chicago\)/);
  expect(await run(`assign ${other} ${mentor.email}`, { at: at(4, '23:30') })).toMatch(/^Held for 48 hours/);
  expect([(await talk(one))?.state, (await talk(other))?.state]).toEqual(['booked', 'held']);
  expect(await run(`move ${one}`, { to: at(5, '18:30') })).toMatch(/^Booked: /);
  expect(await talk(one)).toMatchObject({ state: 'booked', mentor_id: mentor.id, starts_at: new Date(at(5, '18:30')) });
  expect(await run(`move ${other}`, { to: at(6, '18:00') })).toMatch(/^Booked: /);
  await expect(run(`move ${other}`, { to: at(5, '18:30') })).rejects.toThrow(/another talk at this time|taken/);
  expect(await talk(other)).toMatchObject({ state: 'booked', starts_at: new Date(at(6, '18:00')) });
});

it('closes what has begun as done, or says who did not come', async () => {
  const mentor = await newMentor(server);
  const made = async () => addTalk(server, { student: await newStudent(server), mentor, state: 'booked', days: -1 });
  const [one, other] = [await made(), await addTalk(server, { student: await newStudent(server), mentor, state: 'booked', days: -2 })];
  expect(await run(`close ${one} done`)).toBe('Done.');
  expect(await run(`close ${other} no-show`)).toMatch(/student did not come/);
  expect([(await talk(one))?.state, (await talk(other))?.state]).toEqual(['done', 'no_show_student']);
});

it('a check that is over, or a pause, stops a mentor at once and sends back what they have; entered anew they meet students again', async () => {
  const [mentor, student] = [await newMentor(server), await newStudent(server)];
  const id = await addTalk(server, { student, mentor, state: 'booked', days: 3 });
  expect(await run(`check ${mentor.email} background`, { cleared: dayIn(-400), expires: dayIn(-2) })).toMatch(/meets nobody/);
  expect([await meets(mentor.id), (await talk(id))?.state, (await talk(id))?.mentor_id]).toEqual([false, 'requested', null]);
  expect(await run(`check ${mentor.email} background`, { cleared: dayIn(0), expires: dayIn(700) })).toMatch(/may meet students/);
  expect(await run(`pause ${mentor.email}`)).toMatch(/Paused/);
  expect(await meets(mentor.id)).toBe(false);
  expect(await run(`pause ${mentor.email}`, { off: true })).toMatch(/over/);
  expect(await meets(mentor.id)).toBe(true);
});

it('reads and closes a grave report; the pause goes on or ends by a word', async () => {
  const [mentor, student] = [await newMentor(server), await newStudent(server)];
  const id = await addTalk(server, { student, mentor, state: 'done', days: -3 });
  const body = { kind: 'unsafe', text: 'It felt wrong' };
  expect((await server.ask('POST', `/mentor_sessions/${id}/report/`, { as: student.access, body })).status).toBe(201);
  const number = (await run('reports')).split('\t')[0];
  expect(await run(`reports show ${number}`)).toContain('It felt wrong');
  await expect(run(`reports close ${number}`)).rejects.toThrow(/lift/);
  expect(await meets(mentor.id)).toBe(false);
  expect(await run(`reports close ${number} lift`)).toMatch(/the pause is over/);
  expect(await meets(mentor.id)).toBe(true);
});

it('passes a text on, or not', async () => {
  const [mentor, student] = [await newMentor(server), await newStudent(server)];
  const [one, other] = [
    await addTalk(server, { student, mentor, state: 'requested', topic: 'See www.example.org', topic_held: 'link' }),
    await addTalk(server, { student, mentor, state: 'requested', topic: '555 010 0123', topic_held: 'phone' }),
  ];
  expect(await run('texts')).toContain('www.example.org');
  expect(await run(`texts pass topic ${one}`)).toBe('Passed on.');
  expect(await run(`texts refuse topic ${other}`)).toMatch(/Not passed on/);
  expect([(await talk(one))?.topic_held, (await talk(other))?.topic_held]).toEqual([null, 'refused']);
  expect(await run('texts')).toBe('Nothing waits.');
  await server.mailTo(student.email, /was not passed on/);
});
