import { ACTIVITIES, ACTIVITIES_OF_AREA, type ActivityName } from './activities.ts';
import { checkAnswers, type Answers } from './answers.ts';
import { AREAS, SKILLS, TYPES, type AreaKey, type SkillName, type TypeName } from './constructs.ts';
import { CORE } from './diversify.ts';
import { mean } from './linear.ts';
import type { Model } from './model.ts';
import { NO_NORMS, type Norms, type Person } from './person.ts';
import { rankCatalogue } from './ranking.ts';

/**
 * What stands out in a student's answers. Skills are the student's own words: "you said", never "you are".
 */
export interface Strengths {
  /** The leading types in groups: types within .05 of a group's first are a tie. Ends once two are named. */
  types: TypeName[][];
  /** Up to five areas, highest first, each rated half a deviation above the own mean or more. */
  areas: AreaKey[];
  /** Skills in bands 1 and 2, by band, then by importance in the seven core careers (1-5). */
  skills: { skill: SkillName; band: number; importance: number }[];
  /** Up to five skills in bands 3 to 5 that the seven core careers ask for most. */
  skillsToGrow: { skill: SkillName; band: number; importance: number }[];
  /**
   * Up to five work activities that the core careers have most of: those of the leading areas, and where these have
   * fewer than three, the core's own.
   */
  activities: ActivityName[];
}

const MOST = 5;
const FEWEST = 3;
const TIE = 0.05;
const CLEARLY_ABOVE = 0.5;

/**
 * Reads strengths from answers and the core of their list.
 * @throws RangeError naming the first answer that is none.
 */
export function strengthsOf(model: Model, answers: Answers, norms: Norms = NO_NORMS): Strengths {
  checkAnswers(answers);
  const { person, list } = rankCatalogue(model, answers, norms);
  const core = list.slice(0, CORE);
  const importance = meanRow(model.skillImportance, core, SKILLS.length);
  const skills = SKILLS.map((skill, j) => ({ skill, band: answers.skills[j]!, importance: importance[j]! }));
  const areas = leadingAreas(person);
  return {
    types: leadingTypes(person.types),
    areas,
    skills: skills.filter(({ band }) => band <= 2).sort((one, other) => one.band - other.band || other.importance - one.importance),
    skillsToGrow: skills
      .filter(({ band }) => band >= 3)
      .sort((one, other) => other.importance - one.importance)
      .slice(0, MOST),
    activities: leadingActivities(meanRow(model.activities, core, ACTIVITIES.length), areas),
  };
}

function leadingTypes(values: readonly number[]): TypeName[][] {
  const order = TYPES.map((type, k) => ({ type, value: values[k]! })).sort((one, other) => other.value - one.value);
  const groups: TypeName[][] = [];
  while (groups.flat().length < 2) {
    const rest = order.slice(groups.flat().length);
    groups.push(rest.filter(({ value }) => rest[0]!.value - value <= TIE).map(({ type }) => type));
  }
  return groups;
}

function leadingAreas(person: Person): AreaKey[] {
  return AREAS.map(({ key }, i) => ({ key, value: person.areas[i]!, rating: person.ratings[i]! }))
    .filter(({ rating }) => rating > CLEARLY_ABOVE)
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST)
    .map(({ key }) => key);
}

function leadingActivities(values: readonly number[], areas: readonly AreaKey[]): ActivityName[] {
  const named = new Set(areas.flatMap((area) => ACTIVITIES_OF_AREA[area] ?? []));
  const order = ACTIVITIES.map((activity, i) => ({ activity, value: values[i]! }))
    .sort((one, other) => other.value - one.value)
    .map(({ activity }) => activity);
  const ofAreas = order.filter((activity) => named.has(activity)).slice(0, MOST);
  const others = order.filter((activity) => !named.has(activity));
  return [...ofAreas, ...others.slice(0, Math.max(0, FEWEST - ofAreas.length))];
}

function meanRow(table: Float64Array, careers: readonly number[], width: number): number[] {
  return Array.from({ length: width }, (_, i) => mean(careers.map((career) => table[career * width + i]!)));
}
