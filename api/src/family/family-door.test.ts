import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deskPerson } from '../../test/desk-people.ts';
import { askedAt, join, newFamily, newParent } from '../../test/families.ts';
import { demoPerson, putOnPlan, type SignedIn } from '../../test/people.ts';
import { addBooked } from '../../test/sessions.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { CONSENT_TEXTS } from '../consent/consent-texts.ts';
import { mentor_sessions } from '../mentoring/mentoring.tables.ts';

let server: TestServer;
let mentor: SignedIn;
let student: SignedIn;
let parent: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  mentor = await demoPerson(server, 'mentor');
});
afterAll(() => server.close());

/** A child with two parents' accounts, of whom the second is named and said yes, and a talk that begins in minutes. */
beforeEach(async () => {
  ({ parent, student } = await newFamily(server));
  await putOnPlan(server, student, 4);
  second = await newParent(server);
  expect((await join(server, second, await askedAt(server, student, second.email))).status).toBe(201);
  const body = { text_version: CONSENT_TEXTS.version, decisions: { mentor_sessions: true } };
  expect((await server.ask('PUT', `/consent/parent/?child=${student.id}`, { as: second.access, body })).status).toBe(200);
  await server.services.database.db.delete(mentor_sessions);
  await addBooked(server, { student, mentor, hours: 0.1 });
});

const tokenOf = async (who: SignedIn) => {
  const { body } = await server.ask('GET', `/family/children/${student.id}/`, { as: who.access });
  return String(body.sessions[0].door.split('#')[1]);
};
const enter = (token: string) => server.ask('POST', '/session_door/', { body: { token } });
const report = (token: string) => server.ask('POST', '/session_door/report/', { body: { token, kind: 'contact', text: '' } });
const badLink = { status: 400, body: { code: 'bad_link' } };

it('lets each account of the family in by a link of its own', async () => {
  const [first, other] = [await tokenOf(parent), await tokenOf(second)];
  expect(first).not.toBe(other);
  for (const token of [first, other]) expect((await enter(token)).status).toBe(200);
});

it('is closed to an account that left, to enter and to report; the other parent still gets in', async () => {
  const [token, other] = [await tokenOf(parent), await tokenOf(second)];
  expect((await server.ask('DELETE', `/family/children/${student.id}/`, { as: parent.access })).status).toBe(204);
  expect(await enter(token)).toMatchObject(badLink);
  expect(await report(token)).toMatchObject(badLink);
  expect((await enter(other)).status).toBe(200);
});

it('is closed to an account that the desk put out', async () => {
  const token = await tokenOf(parent);
  const staff = await deskPerson(server, 'representative');
  expect((await server.ask('DELETE', `/desk/students/${student.id}/family/${parent.id}/`, { as: staff.access })).status).toBe(204);
  expect(await enter(token)).toMatchObject(badLink);
});
