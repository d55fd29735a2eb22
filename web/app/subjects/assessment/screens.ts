import type { Question, Scenario } from '@careerscoop/contract/assessment';

export type ScreenKind = 'film' | 'rating' | 'intro' | 'cone' | 'situation' | 'cups';

/** One screen of the flow; `step` is the second number of its address, missing where the address has one number. */
export interface Screen {
  kind: ScreenKind;
  scenario: Scenario;
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
export function screensOf(scenarios: Scenario[], wide: boolean): Screen[] {
  return [...scenarios].sort((a, b) => a.scenario_id - b.scenario_id).flatMap((scenario) => screensOfPart(scenario, wide));
}

function screensOfPart(scenario: Scenario, wide: boolean): Screen[] {
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
      return paged(
        scenario,
        'situation',
        questions.map((question) => [question]),
      );
    case 4:
      return [...(wide ? [] : introduction), { ...whole, kind: 'cups', step: 1 }];
    default:
      return [];
  }
}

function paged(scenario: Scenario, kind: ScreenKind, pages: Question[][]): Screen[] {
  return pages.map((questions, index) => ({
    kind,
    scenario,
    step: index + 1,
    questions,
    page: index + 1,
    pages: pages.length,
  }));
}

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

/** Index of the screen that asks a question, or the part's first one that asks anything. */
export function screenAsking(screens: Screen[], scenario_id: number, questionId?: number): number {
  const asks = (screen: Screen) => screen.scenario.scenario_id === scenario_id && screen.kind !== 'intro';
  const exact = screens.findIndex((screen) => asks(screen) && screen.questions.some(({ id }) => id === questionId));
  return exact >= 0 ? exact : Math.max(0, screens.findIndex(asks));
}
