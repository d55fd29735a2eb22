import { PART_3, type Question } from '@careerscoop/contract/assessment';
import type { Part } from './staged.ts';

/** `choice` and `again` are part 3 in stages: one of six, and second ratings; `wait` is the place of the next stage. */
export type ScreenKind = 'film' | 'rating' | 'intro' | 'cone' | 'situation' | 'choice' | 'again' | 'wait' | 'cups';

/** One screen of the flow; `step` is the second number of its address, missing where the address has one number. */
export interface Screen {
  kind: ScreenKind;
  scenario: Part;
  step: number | undefined;
  questions: Question[];
  /** Place among the screens that ask something in this scenario, from 1. */
  page: number;
  pages: number;
}

/**
 * Questions that stand on one page: a question_id that ends in digits names its page by what stands before the last
 * digit, which is the row. Other questions have a page of their own.
 */
export function pagesOf(questions: Question[]): Question[][] {
  const pages = new Map<string, Question[]>();
  for (const question of questions) {
    const row = /^(.*)\d$/.exec(question.question_id);
    const page = row ? `page ${row[1]}` : `alone ${question.id}`;
    pages.set(page, [...(pages.get(page) ?? []), question]);
  }
  return [...pages.values()];
}

/** Every screen in the order of the flow. Part 2 has an introduction on wide screens, part 4 on narrow ones. */
export function screensOf(scenarios: Part[], wide: boolean): Screen[] {
  return [...scenarios].sort((a, b) => a.scenario_id - b.scenario_id).flatMap((scenario) => screensOfPart(scenario, wide));
}

function screensOfPart(scenario: Part, wide: boolean): Screen[] {
  const { questions, intro } = scenario;
  const whole = { scenario, questions, page: 1, pages: 1 };
  const introduction: Screen[] = intro ? [{ ...whole, kind: 'intro', step: undefined, questions: [] }] : [];
  switch (scenario.scenario_id) {
    case 0:
      return [{ ...whole, kind: 'film', step: undefined }];
    case 1:
      return paged(scenario, 'rating', pagesOf(questions));
    case 2:
      return [...(wide ? introduction : []), { ...whole, kind: 'cone', step: 1 }];
    case 3:
      return scenario.staged ? stagedScreens(scenario) : paged(scenario, 'situation', alone(questions));
    case 4:
      return [...(wide ? [] : introduction), { ...whole, kind: 'cups', step: 1 }];
    default:
      return [];
  }
}

function paged(scenario: Part, kind: ScreenKind, pages: Question[][]): Screen[] {
  return pages.map((questions, index) => ({
    kind,
    scenario,
    step: index + 1,
    questions,
    page: index + 1,
    pages: pages.length,
  }));
}

const alone = (questions: Question[]) => questions.map((question) => [question]);

/** A choice has a screen of its own; second ratings that follow each other share one. Behind the last stage known waits the next. */
function stagedScreens(scenario: Part): Screen[] {
  const pages: Question[][] = [];
  for (const question of scenario.questions) {
    const last = pages.at(-1);
    if (last && !question.options && !last[0]?.options) last.push(question);
    else pages.push([question]);
  }
  const known = pages.map((questions, index): Screen => {
    const place = { step: index + 1, page: index + 1, pages: inAll(pages.length, scenario.questions.length) };
    return { ...place, kind: questions[0]?.options ? 'choice' : 'again', scenario, questions };
  });
  if (scenario.questions.length >= PART_3.questions) return known;
  const step = pages.length + 1;
  return [...known, { kind: 'wait', scenario, step, questions: [], page: step, pages: inAll(pages.length, scenario.questions.length) }];
}

/** Screens of all stages, as far as can be said from those that are known; 0 before the first. */
const inAll = (pages: number, questions: number) => (questions === 0 ? 0 : Math.round((pages * PART_3.questions) / questions));

/** Index of the screen that an address means: an unknown part is the start, an unknown step the nearest one. */
export function findScreen(screens: Screen[], scenario_id: string | undefined, step: string | undefined): number {
  const inPart = screens.flatMap((screen, index) => (String(screen.scenario.scenario_id) === scenario_id ? [{ screen, index }] : []));
  const [first] = inPart;
  if (!first) return 0;
  const wanted = Number(step);
  if (step === undefined || !Number.isInteger(wanted)) return first.index;
  const distance = (screen: Screen) => Math.abs((screen.step ?? 0) - wanted);
  return inPart.reduce((best, next) => (distance(next.screen) < distance(best.screen) ? next : best)).index;
}

/** Index of the screen that asks a question; else where the part waits for its next stage, or its first that asks anything. */
export function screenAsking(screens: Screen[], scenario_id: number, questionId?: number): number {
  const asks = (screen: Screen) => screen.scenario.scenario_id === scenario_id && screen.kind !== 'intro';
  const exact = screens.findIndex((screen) => asks(screen) && screen.questions.some(({ id }) => id === questionId));
  const waiting = screens.findIndex((screen) => asks(screen) && screen.kind === 'wait');
  return [exact, waiting, screens.findIndex(asks), 0].find((index) => index >= 0)!;
}
