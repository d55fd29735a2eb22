import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newStudent, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { next_steps, step_plans } from './steps.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = (who: SignedIn, text: string) => server.ask('POST', '/next-steps/', { as: who.access, body: { text } });
const keep = (who: SignedIn) => {
  const steps = [{ when: 'this_week', key: 'no:key', text: 'Open two schools' }];
  return server.ask('POST', '/next-steps/plans/', { as: who.access, body: { title: 'Money for school', steps } });
};
const stepsIn = ({ body }: Awaited<ReturnType<TestServer['ask']>>) =>
  body.sections.find(({ title }: { title: string }) => title === 'Your next steps')?.rows;
const remove = (who: SignedIn, id: number) => server.ask('DELETE', `/next-steps/${id}/`, { as: who.access });

it('stands in the copy of the student, without what was taken out', async () => {
  const who = await newStudent(server, { age: 15 });
  await add(who, 'Call my aunt');
  await remove(who, (await add(who, 'Nobody shall read this')).body.id);
  await keep(who);
  const answer = await server.ask('GET', '/profile/export/', { as: who.access });
  expect(stepsIn(answer)).toMatchObject([
    { text: 'Open two schools', plan: 'Money for school', when: 'this_week' },
    { text: 'Call my aunt', plan: null, due_on: null },
  ]);
  expect(answer.text).not.toContain('Nobody shall read this');
});

it('stands in the copy of a parent only while they say yes to the companions', async () => {
  const child = await newStudent(server, { age: 15 });
  await add(child, 'Call my aunt');
  const contact = `mum-${child.email}`;
  await server.ask('POST', '/consent/ask/', { as: child.access, body: { channel: 'email', contact } });
  const token = (await server.mailTo(contact)).links[0]?.split('#')[1];
  const as = (await server.ask('POST', '/consent/open/', { body: { token } })).body.access as string;
  const copy = async () => stepsIn(await server.ask('GET', '/consent/parent/export/', { as }));
  const say = async (companions: boolean) => {
    const { text_version } = (await server.ask('GET', '/consent/parent/', { as })).body;
    const body = { text_version, decisions: { companions } };
    expect((await server.ask('PUT', '/consent/parent/', { as, body })).status).toBe(200);
  };
  expect(await copy()).toBeUndefined();
  await say(true);
  expect(await copy()).toMatchObject([{ text: 'Call my aunt' }]);
  await say(false);
  expect(await copy()).toBeUndefined();
});

it('goes with the account', async () => {
  const { db } = server.services.database;
  const who = await newStudent(server);
  await add(who, 'Call my aunt');
  await keep(who);
  await db.delete(users).where(eq(users.id, who.id));
  const left = await Promise.all([next_steps, step_plans].map((table) => db.$count(table, eq(table.user_id, who.id))));
  expect(left).toEqual([0, 0]);
});
