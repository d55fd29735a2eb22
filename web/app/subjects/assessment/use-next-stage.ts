import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PART_3, type Scenario, type ScenarioAnswers } from '@careerscoop/contract/assessment';
import { CallError } from '../../lib/call-error.ts';
import { STAGES, stageQuery } from './assessment.queries.ts';
import { submissionOf } from './part-state.ts';
import { type Refusal, refusalFrom } from './refusal.ts';
import { STAGED_PART, basisOf, followingStages, stagedParts, withStage } from './staged.ts';
import type { AnswerBook } from './use-answers.ts';

/** While the fixed questions are asked, so often somebody looks whether the stage can be had by now. */
const LOOK_AGAIN_MS = 10_000;
/** So often all stages are asked anew, when the server says that they do not follow; then the fixed questions are. */
const MOST_RESTARTS = 2;

/** What there is to say of the next stage while it is not there. */
export interface NextStage {
  /** `idle` when nothing is missing, or when answers before it are. */
  state: 'idle' | 'asking' | 'failed' | 'refused';
  /** What the server said of parts 1 and 2. */
  refusal: Refusal | undefined;
  askAgain: () => void;
  /** Asks every stage anew; answers that still fit are found again. */
  restart: () => void;
}

/**
 * Asks for the next stage as soon as all before it is answered, while the last answer is still moving, and keeps it with
 * the answers. @param reach how many stages may be known where the student is
 */
export function useNextStage(scenarios: Scenario[], { kept, change }: AnswerBook, reach: number): NextStage {
  const client = useQueryClient();
  const restarts = useRef(0);
  const following = followingStages(scenarios, kept);
  const place = following.length;
  const basis = place < Math.min(PART_3.stages, reach) ? basisOf(scenarios, kept, following) : undefined;
  const body = () => submissionOf(stagedParts(scenarios, following), kept).filter(isBefore4);
  const { data, error, isFetching, refetch } = useQuery({
    ...stageQuery(basis ?? '', body),
    enabled: basis !== undefined,
    refetchInterval: ({ state }) => (kept.fixed && state.status === 'error' ? LOOK_AGAIN_MS : false),
  });

  useEffect(() => {
    if (!data || data.questions.length === 0 || basis === undefined) return;
    change((now) => {
      const before = followingStages(scenarios, now);
      // Another answer came in between: this stage belongs to the one before.
      if (basisOf(scenarios, now, before) !== basis) return now;
      return { ...now, stages: withStage(now, before.length, { after: basis, questions: data.questions }) };
    });
  }, [data, basis, scenarios, change]);

  const restart = () => {
    change((now) => ({ ...now, stages: [] }));
    client.removeQueries({ queryKey: [STAGES] });
  };
  const refusal = refusalOf(error);
  const doesNotFollow = refusal?.scenario_id === STAGED_PART;
  useEffect(() => {
    if (!doesNotFollow || restarts.current === MOST_RESTARTS) return;
    restarts.current += 1;
    restart();
  });

  const state = stateOf();
  return { state, refusal: state === 'refused' ? refusal : undefined, askAgain: () => void refetch(), restart };

  function stateOf(): NextStage['state'] {
    if (basis === undefined) return 'idle';
    if (isFetching) return 'asking';
    if (refusal && !doesNotFollow) return 'refused';
    return error || data?.questions.length === 0 ? 'failed' : 'asking';
  }
}

const isBefore4 = ({ scenario_id }: ScenarioAnswers) => scenario_id <= STAGED_PART;

/** What was refused at a place of the answers; other failures have none. */
function refusalOf(error: Error | null): Refusal | undefined {
  const refusal = error instanceof CallError && error.status === 400 ? refusalFrom(error) : undefined;
  return refusal?.scenario_id === undefined ? undefined : refusal;
}
