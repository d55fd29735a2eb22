import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGraduate, newStudent, wholeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { addAssessment } from '../assessment/assessment.sql.ts';
import { matchCareers } from './match-careers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const store = async (userId: number, attempt = 1) =>
  addAssessment(server.services.database.db, {
    user_id: userId,
    attempt,
    answers: await wholeAssessment(server),
    item_version: 'test',
    education: 6,
    submitted_at: server.services.now(),
  });

it('mails once when the results come after the 90 s notice, with a link to the profile', async () => {
  const student = await newStudent(server);
  const id = await store(student.id);
  expect((await server.ask('GET', '/result/', { as: student.access })).body).toEqual([]);
  server.advance(95_000);
  await Promise.all([matchCareers(server.services, id), matchCareers(server.services, id)]);
  await matchCareers(server.services, id);
  const mail = await server.mailTo(student.email, /ready/);
  expect(mail.links).toEqual(['http://careers.test/profile/recommendations']);
  const all = (await server.ask('GET', '/dev/outbox.json')).body as { to: string }[];
  expect(all.filter(({ to }) => to === student.email).filter((each) => /ready/.test(JSON.stringify(each)))).toHaveLength(1);
});

it('mails nothing when the results are there in time', async () => {
  const student = await newStudent(server);
  await matchCareers(server.services, await store(student.id));
  expect((await server.ask('GET', '/result/', { as: student.access })).body).toHaveLength(10);
  const { body } = await server.ask('GET', '/dev/outbox.json');
  expect(JSON.stringify(body.filter(({ to }: { to: string }) => to === student.email))).not.toMatch(/ready/);
});

it('shows no ten of the answers before while a retake waits to be matched, for an hour at most', async () => {
  const student = await newGraduate(server);
  const list = async () => (await server.ask('GET', '/result/', { as: student.access })).body as object[];
  expect(await list()).toHaveLength(10);
  const id = await store(student.id, 2);
  expect(await list()).toEqual([]);
  server.advance(59 * 60_000);
  expect(await list()).toEqual([]);
  server.advance(60_000);
  expect(await list()).toHaveLength(10);
  await matchCareers(server.services, id);
  expect(await list()).toHaveLength(10);
});
