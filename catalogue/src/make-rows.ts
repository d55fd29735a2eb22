import names from '../definitions/skills.json' with { type: 'json' };
import { type Career, type CareerRow, TYPES } from './career.ts';
import type { DataFile } from './data-files.ts';
import { readData } from './read-data.ts';

/**
 * What the ranking reads: one row per ranked career, in code order. What the publisher has not rated comes from the estimates; careers
 * without those are left out.
 */
export function makeRows(
  careers: readonly Career[],
  skillNames: readonly { name: string }[],
  estimated: DataFile<'estimated'>,
): CareerRow[] {
  const { dimensions } = readData('similarity');
  const placeOf = new Map(estimated.careers.map((at, place) => [at, place]));
  const columnsAt = (columns: (number | null)[][], at: number) => columns.map((column) => column[placeOf.get(at) ?? -1] ?? null);
  const picks = names.map((name) => {
    const index = skillNames.findIndex((skill) => skill.name === name);
    if (index < 0) throw new Error(`catalogue/data/skills.json has no skill "${name}" of definitions/skills.json`);
    return index;
  });
  return careers.flatMap((career, at): CareerRow[] => {
    const { areas, education_need: need } = career;
    if (areas === null || need === null) return [];
    const skills = career.skills ?? { importance: columnsAt(estimated.skills.IM, at), level: columnsAt(estimated.skills.LV, at) };
    const activities = career.activities?.importance ?? (columnsAt(estimated.activities.IM, at) as number[]);
    return [
      {
        code: career.onet_code,
        title: career.mask_title,
        interests: TYPES.map((type) => career.interests[type]),
        areas,
        skillImportance: picks.map((index) => skills.importance[index] ?? 1),
        skillLevel: picks.map((index) => skills.level[index] ?? 0),
        activities,
        educationNeed: need,
        majorGroup: career.major_group,
        similarity: dimensions.map((dimension) => dimension[at] ?? 0),
      },
    ];
  });
}
