import { careerByCode } from '@careerscoop/catalogue/load';
import { defineJob } from '../../platform/job.ts';
import type { Services } from '../../platform/services.ts';
import type { Whose } from '../people/students-in-scope.sql.ts';
import { type Figure, addCounted, holdOrganization, lastTens, listOrganizations, listUncounted, nameOf } from './counted.sql.ts';
import { makeTens } from './tens.ts';

export const countStudentsJob = defineJob('count-students', { schedule: '23 4 * * *' });

const FIGURES: readonly Figure[] = ['signed_up', 'completed'];

/** Counts, every night, who shares with a school or sponsor and was not counted yet, wherever there are ten more of a class. */
export async function countStudents(services: Services): Promise<void> {
  for (const whose of await listOrganizations(services.database.db)) await countFor(services, whose);
}

async function countFor({ database, now }: Services, whose: Whose): Promise<void> {
  await database.db.transaction(async (tx) => {
    await holdOrganization(tx, whose);
    for (const figure of FIGURES) {
      const waiting = await listUncounted(tx, whose, figure, now());
      const tens = makeTens(waiting, await lastTens(tx, whose, figure));
      await addCounted(
        tx,
        tens.map(({ careers, ...person }) => ({
          ...person,
          whose: nameOf(whose),
          figure,
          interests: figure === 'completed' ? areasOf(careers ?? []) : [],
        })),
      );
    }
  });
}

/** The leading area of each of these careers, once. */
function areasOf(careers: readonly string[]): string[] {
  return [...new Set(careers.flatMap((code) => careerByCode(code)?.leading_areas.slice(0, 1) ?? []))];
}
