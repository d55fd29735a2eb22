import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { Services } from './services.ts';
import { AGENTS_VERSION, seedAgents } from '../companions/seed.sql.ts';
import { CHOICES_VERSION, seedChoices } from '../identity/seed.sql.ts';
import { DEMO_VERSION, seedDemoPeople } from '../demo/demo-people.sql.ts';
import { PLANS_VERSION, seedPlans } from '../plans/seed.sql.ts';
import { QUOTES_VERSION, seedQuotes } from '../content/seed-quotes.sql.ts';
import { RESOURCES_VERSION, seedSchoolResources } from '../content/seed-resources.sql.ts';
import { SCENARIOS_VERSION, seedScenarios } from '../assessment/seed.sql.ts';
import { seeded } from './seed.tables.ts';

/** Fills what the product needs to work: content everywhere, demo people only beside the local stand-ins. */
export async function seed(services: Services): Promise<void> {
  const { database, config } = services;
  await once(database.db, 'scenarios', SCENARIOS_VERSION, seedScenarios);
  await once(database.db, 'plans', PLANS_VERSION, seedPlans);
  await once(database.db, 'choices', CHOICES_VERSION, seedChoices);
  await once(database.db, 'quotes', QUOTES_VERSION, seedQuotes);
  await once(database.db, 'companions', AGENTS_VERSION, seedAgents);
  await once(database.db, 'school resources', RESOURCES_VERSION, seedSchoolResources);
  if (config.demo) await once(database.db, 'demo people', DEMO_VERSION, (tx) => seedDemoPeople(tx, services));
}

/** Several processes may start at once: the row is held, so the others wait and then find it done. */
async function once(db: Db, name: string, version: string, fill: (tx: Db) => Promise<void>): Promise<void> {
  const [present] = await db.select({ version: seeded.version }).from(seeded).where(eq(seeded.name, name));
  if (present?.version === version) return;
  await db.transaction(async (tx) => {
    await tx.insert(seeded).values({ name, version: '' }).onConflictDoNothing();
    const [held] = await tx.select({ version: seeded.version }).from(seeded).where(eq(seeded.name, name)).for('update');
    if (held?.version === version) return;
    await fill(tx);
    await tx.update(seeded).set({ version }).where(eq(seeded.name, name));
  });
}
