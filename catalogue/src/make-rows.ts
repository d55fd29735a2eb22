import skillNames from '../definitions/skills.json' with { type: 'json' };
import { type Career, type CareerRow, TYPES } from './career.ts';
import { readData } from './read-data.ts';

/**
 * What the ranking reads: one row per ranked career, in code order. Careers without full data are left out.
 */
export function makeRows(careers: readonly Career[], skills: readonly { name: string }[]): CareerRow[] {
  const { dimensions } = readData('similarity');
  const picks = skillNames.map((name) => {
    const index = skills.findIndex((skill) => skill.name === name);
    if (index < 0) throw new Error(`catalogue/data/skills.json has no skill "${name}" of definitions/skills.json`);
    return index;
  });
  return careers.flatMap((career, at): CareerRow[] => {
    const { areas, skills, activities, education_need: need } = career;
    if (areas === null || skills === null || activities === null || need === null) return [];
    return [
      {
        code: career.onet_code,
        title: career.mask_title,
        interests: TYPES.map((type) => career.interests[type]),
        areas,
        skillImportance: picks.map((index) => skills.importance[index] ?? 1),
        skillLevel: picks.map((index) => skills.level[index] ?? 0),
        activities: activities.importance,
        educationNeed: need,
        majorGroup: career.major_group,
        similarity: dimensions.map((dimension) => dimension[at] ?? 0),
      },
    ];
  });
}
