import type { Answers, Staged } from '@careerscoop/engine/answers';
import { AREAS, SKILLS, type AreaKey, type SkillName, type TypeName } from '@careerscoop/engine/constructs';
import type { Model } from '@careerscoop/engine/model';
import { questionsOf, STAGE_PLAN } from '@careerscoop/engine/stages';

/** Somebody made up by hand: what a reader expects of their ten is known before the ten are. */
export interface MadeUpPerson {
  who: string;
  /** Rated 5, 4 and 1, each best first; the rest is rated 2. */
  likes: AreaKey[];
  also: AreaKey[];
  dislikes: AreaKey[];
  great: SkillName[];
  weak: SkillName[];
  types: TypeName[];
  goal: 1 | 2 | 3 | 4 | 5;
  /** Pieces of titles, one of which has to be among the ten: what anybody would name first. */
  plain: string[];
}

/** How they answer everything, part 3 in stages: they say the same of an area whenever they are asked. */
export function answersOf({ likes, also, dislikes, great, weak, types, goal }: MadeUpPerson, model: Model): Answers {
  const rating = (area: AreaKey) => (likes.includes(area) ? 5 : also.includes(area) ? 4 : dislikes.includes(area) ? 1 : 2);
  const areas = AREAS.map(({ key }) => rating(key));
  const skills = SKILLS.map((skill) => (great.includes(skill) ? 1 : weak.includes(skill) ? 5 : 3));
  const order = [...likes, ...also];
  const liking = (area: AreaKey) => rating(area) - (order.includes(area) ? order.indexOf(area) / 100 : 0);
  let staged: Staged = { choices: [], seconds: [] };
  STAGE_PLAN.stages.forEach((_, stage) => {
    const asked = questionsOf(model, { areas, skills, goal, staged }, stage);
    staged = {
      choices: [...staged.choices, ...asked.flatMap((question) => (question.kind === 'choice' ? [choiceOf(question, liking)] : []))],
      seconds: [
        ...staged.seconds,
        ...asked.flatMap((question) => (question.kind === 'second' ? [{ area: question.area, rating: rating(question.area) }] : [])),
      ],
    };
  });
  return { areas, skills, situations: [], staged, types, goal };
}

function choiceOf({ areas, wordings }: { areas: AreaKey[]; wordings: number[] }, liking: (area: AreaKey) => number) {
  const likings = areas.map(liking);
  const chosen = likings.indexOf(Math.max(...likings));
  return { areas, chosen, wording: wordings[chosen]! };
}
