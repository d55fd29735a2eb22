import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { plans } from '../identity/identity.tables.ts';
import { seed } from '../platform/seed.sql.ts';
import { seeded } from '../platform/seed.tables.ts';
import earlier from './earlier-plans.json' with { type: 'json' };
import rows from './plans.json' with { type: 'json' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const listed = async (): Promise<{ id: number; description: string; price: number }[]> => (await server.ask('GET', '/pricing_plan/')).body;
const textOf = async (id: number) => (await listed()).find((plan) => plan.id === id)?.description;

/** Starts once more on a database in which an earlier version has left this. */
async function startAfter(id: number, left: { description: string; price?: number }): Promise<void> {
  const { db } = server.services.database;
  await db.update(plans).set(left).where(eq(plans.id, id));
  await db.update(seeded).set({ version: '1' }).where(eq(seeded.name, 'plans'));
  await seed(server.services);
}

const formers = rows.flatMap(({ id, description }) =>
  earlier[String(id) as keyof typeof earlier].map((former) => [id, former, description] as const),
);

it.each(formers)('plan %i moves forward from what an earlier version said: %j', async (id, former, now) => {
  expect(former).not.toBe(now);
  await startAfter(id, { description: former });
  expect(await textOf(id)).toBe(now);
});

it('keeps what a representative wrote, and the price beside a text that moves', async () => {
  const written = 'Talk it through\nA mentor every month, for our school';
  await startAfter(3, { description: written });
  expect(await textOf(3)).toBe(written);
  await startAfter(4, { description: earlier[4][0] ?? '', price: 99 });
  expect((await listed()).find(({ id }) => id === 4)).toMatchObject({ description: rows[3]?.description, price: 99 });
});

it('does not bring back a plan that was removed', async () => {
  const { db } = server.services.database;
  await db.delete(plans).where(eq(plans.id, 2));
  await startAfter(1, { description: earlier[1][0] ?? '' });
  expect((await listed()).map(({ id }) => id)).toEqual([1, 3, 4]);
});
