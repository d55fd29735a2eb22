import { eq } from 'drizzle-orm';
import { school_resources } from './content.tables.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import rows from './school-resources.json' with { type: 'json' };

/** What we recommend ourselves, in the order of the file; what a school has added stays as it is. */
export const firstResources: Seed = { name: 'school resources', version: '1', fill: seedSchoolResources };

async function seedSchoolResources(tx: Db): Promise<void> {
  await tx.delete(school_resources).where(eq(school_resources.seeded, true));
  await tx.insert(school_resources).values(
    rows.map(({ key, kind, ...row }, index) => ({
      ...row,
      kind: kind as 'picks' | 'finds',
      thumbnail: `/art/finds/${key}.svg`,
      ordering: index + 1,
      seeded: true,
    })),
  );
}
