import { eq } from 'drizzle-orm';
import { notReleased } from './released.ts';
import type { Services } from './services.ts';
import { seeded } from './seed.tables.ts';
import type { Seed } from './subject.ts';

const seedsOf = ({ subjects, config }: Services) =>
  subjects.flatMap(({ seeds = [] }) => seeds).filter(({ demo }) => !demo || (demo === 'class' ? config.demoClass : config.demo));

/** Fills what the product needs to work, as the subjects say: content everywhere, demo people only beside the local stand-ins. */
export async function seed(services: Services): Promise<void> {
  for (const each of seedsOf(services)) await once(services, each);
}

/** @throws ConfigError where something that this version needs has not been filled in */
export async function requireSeeded(services: Services): Promise<void> {
  const rows = await services.database.db.select().from(seeded);
  const present = new Map(rows.map(({ name, version }) => [name, version]));
  if (seedsOf(services).some(({ name, version }) => isNewer(version, present.get(name) ?? ''))) throw notReleased();
}

/** Versions are numbers with something between them, as 2 or 2026-11-2; nothing is the oldest. */
export function isNewer(version: string, than: string): boolean {
  const [ones, others] = [version, than].map((text) => text.split(/\D+/).map(Number)) as [number[], number[]];
  const at = Array.from({ length: Math.max(ones.length, others.length) }, (_, place) => place).find(
    (place) => (ones[place] ?? -1) !== (others[place] ?? -1),
  );
  return at !== undefined && (ones[at] ?? -1) > (others[at] ?? -1);
}

/**
 * Several processes may start at once: the row is held, so the others wait and then find it done. One of an older version,
 * which starts during a release or after it, leaves what it finds: content only moves forward.
 */
async function once(services: Services, { name, version, fill }: Seed): Promise<void> {
  const { db } = services.database;
  const [present] = await db.select({ version: seeded.version }).from(seeded).where(eq(seeded.name, name));
  if (present && !isNewer(version, present.version)) return;
  await db.transaction(async (tx) => {
    await tx.insert(seeded).values({ name, version: '' }).onConflictDoNothing();
    const [held] = await tx.select({ version: seeded.version }).from(seeded).where(eq(seeded.name, name)).for('update');
    if (held && !isNewer(version, held.version)) return;
    await fill(tx, services);
    await tx.update(seeded).set({ version }).where(eq(seeded.name, name));
  });
}
