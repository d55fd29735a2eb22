import { eq } from 'drizzle-orm';
import type { Services } from './services.ts';
import { seeded } from './seed.tables.ts';
import type { Seed } from './subject.ts';

/** Fills what the product needs to work, as the subjects say: content everywhere, demo people only beside the local stand-ins. */
export async function seed(services: Services): Promise<void> {
  for (const each of services.subjects.flatMap(({ seeds = [] }) => seeds)) {
    if (!each.demo || services.config.demo) await once(services, each);
  }
}

/** Several processes may start at once: the row is held, so the others wait and then find it done. */
async function once(services: Services, { name, version, fill }: Seed): Promise<void> {
  const { db } = services.database;
  const [present] = await db.select({ version: seeded.version }).from(seeded).where(eq(seeded.name, name));
  if (present?.version === version) return;
  await db.transaction(async (tx) => {
    await tx.insert(seeded).values({ name, version: '' }).onConflictDoNothing();
    const [held] = await tx.select({ version: seeded.version }).from(seeded).where(eq(seeded.name, name)).for('update');
    if (held?.version === version) return;
    await fill(tx, services);
    await tx.update(seeded).set({ version }).where(eq(seeded.name, name));
  });
}
