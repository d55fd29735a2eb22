import { useEffect, useRef } from 'react';
import { PART_3, type Scenario } from '@careerscoop/contract/assessment';
import type { KeptAnswers } from './kept-answers.ts';
import type { Screen } from './screens.ts';
import { begunStages, fixedAnswered, fixedQuestions, followingStages, isFixed, stageAsking, stagedAnswer } from './staged.ts';
import type { AnswerBook } from './use-answers.ts';
import { type NextStage, useNextStage } from './use-next-stage.ts';

/** What part 3 has beside its questions: the stage that comes next, and the two ways in which it can be asked. */
export interface Part3 {
  next: NextStage;
  /** No stage could be had, so the fixed questions are asked. */
  fixed: boolean;
  /** They are, and by now a stage can be had. */
  canGoBack: boolean;
  /** Stages that were begun were chosen by what is asked here. */
  decides: boolean;
  /** This screen is asked again because an answer before it changed. */
  again: boolean;
  takeStages: (staged: boolean) => void;
}

export function usePart3(scenarios: Scenario[], book: AnswerBook, screen: Screen | undefined): Part3 {
  const { kept, change } = book;
  const stages = followingStages(scenarios, kept);
  const all = fixedQuestions(scenarios).length;
  const fixed = kept.fixed === true;
  const stage = stageAsking(stages, screen?.questions[0]?.id);
  const allFixed = isFixed(scenarios, kept) && fixedAnswered(scenarios, kept) === all;
  const next = useNextStage(scenarios, book, allFixed ? 0 : reachOf(screen, stage));

  // Without an answer to them the fixed questions were a try alone: a page that is opened anew asks for a stage again.
  const isIdle = fixed && fixedAnswered(scenarios, kept) === 0;
  const opened = useRef(false);
  useEffect(() => {
    if (isIdle && !opened.current) change(withoutFixed);
    opened.current = true;
  }, [isIdle, change]);

  const isOpen = stages.some(({ questions }) => questions.some((question) => stagedAnswer(kept, question) === undefined));
  const asksEarly = ['rating', 'cone', 'choice', 'again'].includes(screen?.kind ?? '');
  return {
    next,
    fixed,
    canGoBack: fixed && !allFixed && isOpen,
    decides: !fixed && asksEarly && stage < begunStages(scenarios, kept),
    again: stages[stage - 1]?.again === true,
    takeStages: (staged) => change(staged ? withoutFixed : (now) => ({ ...now, fixed: true })),
  };
}

function withoutFixed({ fixed: _, ...kept }: KeptAnswers): KeptAnswers {
  return kept;
}

/** How many stages are asked for where the student is: one more than they stand in, and all from part 3's open end on. */
function reachOf(screen: Screen | undefined, stage: number): number {
  switch (screen?.kind) {
    case 'cone':
      return 1;
    case 'choice':
    case 'again':
      return stage + 1;
    case 'situation':
    case 'wait':
    case 'cups':
      return PART_3.stages;
    default:
      return 0;
  }
}
