import { eq, isNull } from 'drizzle-orm';
import { school_resources } from './content.tables.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import rows from './school-resources.json' with { type: 'json' };

/** What we recommend ourselves, in the order of the file, each list from 1; what was added or changed at the desk stays as it is. */
export const firstResources: Seed = { name: 'school resources', version: '2', fill: seedSchoolResources };

async function seedSchoolResources(tx: Db): Promise<void> {
  await tx.delete(school_resources).where(eq(school_resources.seeded, true));
  const kept = await tx.select({ url: school_resources.url }).from(school_resources).where(isNull(school_resources.school));
  const missing = rows.filter(({ url }) => !kept.some((row) => row.url === url));
  if (missing.length === 0) return;
  await tx.insert(school_resources).values(
    missing.map(({ key, kind, ...row }) => ({
      ...row,
      kind: kind as 'picks' | 'finds',
      thumbnail: `/art/finds/${key}.svg`,
      ordering: rows.filter((other) => other.kind === kind).findIndex((other) => other.key === key) + 1,
      seeded: true,
    })),
  );
}
