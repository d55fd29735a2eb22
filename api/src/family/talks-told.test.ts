import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { identityInWords } from '@careerscoop/contract/site';
import { askedAt, newFamily } from '../../test/families.ts';
import { demoPerson, putOnPlan, type SignedIn } from '../../test/people.ts';
import { bookAndTell } from '../../test/sessions.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { listOutbox } from '../platform/outbox.sql.ts';

let server: TestServer;
let mentor: SignedIn;
let families = 0;
let talks = 0;
/** A booked talk, each at a time of its own. */
const book = (of: SignedIn) => bookAndTell(server, { student: of, mentor, hours: 48 + 2 * (talks += 1) });
beforeAll(async () => {
  server = await startTestServer();
  mentor = await demoPerson(server, 'mentor');
});
afterAll(() => server.close());

let parent: SignedIn;
let student: SignedIn;
let named: string;
let link: string;
/** A child with a parent's account, who then named their other parent. */
beforeEach(async () => {
  families += 1;
  ({ parent, student } = await newFamily(server));
  named = `other-parent${families}@example.net`;
  await putOnPlan(server, student, 4);
  link = await askedAt(server, student, named);
  const { text_version } = (await server.ask('GET', `/consent/parent/?child=${student.id}`, { as: parent.access })).body;
  const body = { text_version, decisions: { mentor_sessions: true } };
  expect((await server.ask('PUT', `/consent/parent/?child=${student.id}`, { as: parent.access, body })).status).toBe(200);
});

it('a booked talk is told to both parents: by the link of their own, and with the family page', async () => {
  const session = await book(student);
  const [toNamed, toAccount] = [
    await server.mailTo(named, /has a talk with a mentor/),
    await server.mailTo(parent.email, /has a talk with a mentor/),
  ];
  expect(toNamed.links[0]).toMatch(new RegExp(`/sessions/${session.id}/join#`));
  expect(toAccount.links).toEqual(['http://careers.test/family']);
  for (const { text } of [toNamed, toAccount]) {
    expect(text).toContain('“Boats”, with Alex');
    expect(text).toContain(identityInWords(server.services.config.organization));
  }
});

it('a talk that one parent calls off is told to each in their own words', async () => {
  const { id, version } = await book(student);
  const path = `/family/children/${student.id}/sessions/${id}/cancel/`;
  expect((await server.ask('POST', path, { as: parent.access, body: { version } })).status).toBe(200);
  expect((await server.mailTo(parent.email, /is cancelled/)).text).toContain('You called this off:');
  expect((await server.mailTo(named, /is cancelled/)).text).toContain('Another parent called this off:');
});

it('talks that end with the yes of one parent are told to each in their own words, whichever of the two took it back', async () => {
  const { text_version } = (await server.ask('GET', `/consent/parent/?child=${student.id}`, { as: parent.access })).body;
  const opened = (await server.ask('POST', '/consent/open/', { body: { token: link } })).body.access;
  const decide = (mentor_sessions: boolean, as: string) =>
    server.ask('PUT', `/consent/parent/${as === opened ? '' : `?child=${student.id}`}`, {
      as,
      body: { text_version, decisions: { mentor_sessions } },
    });
  const read = async (who: string) => {
    const letters = (await listOutbox(server.services.database.db, who)).filter(({ subject }) => /is cancelled/.test(subject));
    return letters.map(({ text }) => /(You|A parent) took back/.exec(text)?.[1]).sort();
  };
  await book(student);
  expect((await decide(false, parent.access)).status).toBe(200);
  await expect.poll(() => read(named)).toEqual(['A parent']);
  await expect.poll(() => read(parent.email)).toEqual(['You']);
  expect((await decide(true, opened)).status).toBe(200);
  await book(student);
  expect((await decide(false, opened)).status).toBe(200);
  await expect.poll(() => read(named)).toEqual(['A parent', 'You']);
  await expect.poll(() => read(parent.email)).toEqual(['A parent', 'You']);
});

it('a parent who is the one whom the child named gets one letter, and a parent who has left none', async () => {
  await server.ask('DELETE', `/family/children/${student.id}/`, { as: parent.access });
  const other = await newFamily(server, 'Noa');
  await putOnPlan(server, other.student, 4);
  await book(student);
  await book(other.student);
  await server.mailTo(named, /has a talk with a mentor/);
  await server.mailTo(other.parent.email, /has a talk with a mentor/);
  const told = async (to: string) =>
    (await listOutbox(server.services.database.db, to)).filter(({ subject }) => /has a talk/.test(subject));
  expect([await told(other.parent.email), await told(parent.email)].map(({ length }) => length)).toEqual([1, 0]);
});
