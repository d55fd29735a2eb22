import { careerRows } from '@careerscoop/catalogue/rows';
import type { Staged } from '@careerscoop/engine/answers';
import { AREAS, SKILLS } from '@careerscoop/engine/constructs';
import { buildModel, type Model } from '@careerscoop/engine/model';
import { questionsOf, STAGE_PLAN } from '@careerscoop/engine/stages';
import type { Figure } from './figure.ts';

const STUDENTS = 400;
const BAR_MS = 5;
/** The fastest of so many counts: on a busy machine another process takes the core away in the middle. */
const GOES = 5;

/** Choosing one stage of part 3: the slowest in a hundred of all stages of 400 students who differ. */
export function benchStage(): Figure {
  const model = buildModel(careerRows(), 'bench');
  const taken = Array.from({ length: STUDENTS }, (_, seed) => stagesOf(model, seed))
    .flat()
    .sort((one, other) => one - other);
  const value = rounded(taken[Math.floor(taken.length * 0.99)]!);
  return {
    name: 'choose a stage of part 3',
    value,
    yardstick: BAR_MS,
    unit: 'milliseconds',
    ratio: rounded(value / BAR_MS),
    bar: `99 in 100 within ${BAR_MS} ms`,
    met: value <= BAR_MS,
    details: { median: rounded(taken[Math.floor(taken.length / 2)]!), slowest: rounded(taken.at(-1)!) },
  };
}

/** Milliseconds of each stage for somebody whose answers mean nothing. */
function stagesOf(model: Model, seed: number): number[] {
  const pick = (i: number, count: number) => (i * 7 + seed * 13 + ((i * seed) % 5)) % count;
  const areas = AREAS.map((_, i) => 1 + pick(i, 5));
  const skills = SKILLS.map((_, i) => 1 + pick(i, 5));
  const goal = ((seed % 5) + 1) as 1 | 2 | 3 | 4 | 5;
  let staged: Staged = { choices: [], seconds: [] };
  return STAGE_PLAN.stages.map((_, stage) => {
    const ask = () => questionsOf(model, { areas, skills, goal, staged }, stage);
    const asked = ask();
    const taken = Math.min(...Array.from({ length: GOES }, () => milliseconds(ask)));
    const choices = [...staged.choices];
    const seconds = [...staged.seconds];
    asked.forEach((question, i) => {
      if (question.kind === 'second') seconds.push({ area: question.area, rating: 1 + pick(i, 5) });
      else choices.push({ areas: question.areas, chosen: pick(i, 6), wording: question.wordings[pick(i, 6)]! });
    });
    staged = { choices, seconds };
    return taken;
  });
}

function milliseconds(work: () => unknown): number {
  const started = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - started) / 1e6;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
