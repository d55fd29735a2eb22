import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { plans } from '../identity/identity.tables.ts';
import { isNewer, requireSeeded, seed } from './seed.sql.ts';
import { seeded } from './seed.tables.ts';
import type { Seed } from './subject.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What a version of the product fills in; two versions differ in this alone. */
const plansOf = (version: string): Seed => ({
  name: 'plans',
  version,
  fill: async (tx) =>
    void (await tx
      .update(plans)
      .set({ description: `as in version ${version}` })
      .where(eq(plans.id, 1))),
});
const seedAs = (version: string) => seed({ ...server.services, subjects: [{ name: 'plans', seeds: [plansOf(version)] }] });
const stored = async () => {
  const { db } = server.services.database;
  const [plan] = await db.select({ text: plans.description }).from(plans).where(eq(plans.id, 1));
  const [mark] = await db.select({ version: seeded.version }).from(seeded).where(eq(seeded.name, 'plans'));
  return [plan?.text, mark?.version];
};

it('an old process that starts after a newer release leaves what it finds, and needs nothing', async () => {
  await seedAs('10');
  await seedAs('9');
  expect(await stored()).toEqual(['as in version 10', '10']);
  await requireSeeded({ ...server.services, subjects: [{ name: 'plans', seeds: [plansOf('9')] }] });
  await expect(requireSeeded({ ...server.services, subjects: [{ name: 'plans', seeds: [plansOf('11')] }] })).rejects.toThrow(
    'npm run release',
  );
});

it('an old process that starts during a newer release waits for it, and leaves what it finds', async () => {
  const old: Promise<void>[] = [];
  const slow: Seed = {
    name: 'plans',
    version: '12',
    fill: async (tx) => {
      old.push(seedAs('11'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await plansOf('12').fill(tx, server.services);
    },
  };
  await seed({ ...server.services, subjects: [{ name: 'plans', seeds: [slow] }] });
  await Promise.all(old);
  expect(await stored()).toEqual(['as in version 12', '12']);
});

it('orders versions by their numbers, each seed of the product has one, and nothing is the oldest', () => {
  const inOrder = ['', '1', '2', '2-1', '10', '2026-9', '2026-11', '2026-11-2', '2026-11-10'];
  for (const [at, version] of inOrder.entries())
    for (const [than, other] of inOrder.entries()) expect([version, other, isNewer(version, other)]).toEqual([version, other, at > than]);
  const versions = server.services.subjects.flatMap(({ seeds = [] }) => seeds.map(({ version }) => version));
  for (const version of versions) expect(version).toMatch(/^\d+(-\d+)*$/);
});
