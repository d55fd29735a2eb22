import type { Staged } from '@careerscoop/engine/answers';
import { AREA_AT } from '@careerscoop/engine/constructs';
import type { Model } from '@careerscoop/engine/model';
import { questionsOf, STAGE_PLAN, type StagePlan } from '@careerscoop/engine/stages';
import type { Student } from './answering.ts';
import { randomOf } from './random.ts';

/** Lets each student answer part 3 in stages instead of the fixed situations; `seed` says which draw of answers. */
export function inStages(students: readonly Student[], model: Model, seed: number, plan: StagePlan = STAGE_PLAN): Student[] {
  return students.map((student, i) => {
    const random = randomOf(seed * 100_003 + i);
    let staged: Staged = { choices: [], seconds: [] };
    plan.stages.forEach((_, stage) => {
      const { areas, skills, goal } = student.answers;
      const asked = questionsOf(model, { areas, skills, goal, staged }, stage, plan);
      const choices = [...staged.choices];
      const seconds = [...staged.seconds];
      for (const question of asked) {
        if (question.kind === 'choice') {
          const { areas: offered, wordings } = question;
          const chosen = student.staged.choose(
            offered.map((key) => AREA_AT.get(key)!),
            random,
          );
          choices.push({ areas: offered, chosen, wording: wordings[chosen]! });
        } else seconds.push({ area: question.area, rating: student.staged.rate(AREA_AT.get(question.area)!, random) });
      }
      staged = { choices, seconds };
    });
    return { ...student, answers: { ...student.answers, situations: [], staged } };
  });
}
