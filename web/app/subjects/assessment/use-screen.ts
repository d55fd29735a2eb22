import { useMemo, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { openParts, openQuestions } from './part-state.ts';
import { type Screen, findScreen, screenAsking, screensOf } from './screens.ts';
import { type Part, STAGED_PART } from './staged.ts';
import { useWide } from './use-wide.ts';

export const addressOf = ({ scenario, step }: Screen) => paths.scenario(scenario.scenario_id, step);

/**
 * The screens, and which of them an address means. Where part 3 begins to be asked in the other way, where all its stages are
 * asked anew, or where questions before a stage are open, that is its first open question, as soon as it is known.
 */
export function useScreen(parts: Part[], kept: KeptAnswers, scenario_id: string | undefined, step: string | undefined) {
  const wide = useWide();
  const screens = useMemo(() => screensOf(parts, wide), [parts, wide]);
  const staged = parts.some((part) => part.staged);
  const [wasStaged, setWasStaged] = useState(staged);
  const [seeking, setSeeking] = useState(false);
  const asked = step === undefined ? `/scenario/${scenario_id}` : `/scenario/${scenario_id}/${step}`;
  const at = findScreen(screens, scenario_id, step);
  const inPart3 = screens[at]?.scenario.scenario_id === STAGED_PART;
  const index = seeking && inPart3 ? firstOpen(screens, parts, kept) : at;
  const screen = screens[index];

  if (staged !== wasStaged) {
    setWasStaged(staged);
    if (inPart3) setSeeking(true);
  } else if (!seeking && screen?.kind === 'wait' && waitsAgain(screen, kept)) setSeeking(true);
  else if (seeking && (!inPart3 || (screen && screen.kind !== 'wait' && addressOf(screen) === asked))) setSeeking(false);

  return { screens, index, screen, asked };
}

const waitsAgain = ({ scenario, step }: Screen, kept: KeptAnswers) =>
  step === 1 || openQuestions(scenario, scenario.questions, kept).length > 0;

/** Where part 3 is open; when it is not, its last screen. */
function firstOpen(screens: Screen[], parts: Part[], kept: KeptAnswers): number {
  const open = openParts(parts, kept).find((part) => part.scenario_id === STAGED_PART);
  if (open) return screenAsking(screens, STAGED_PART, open.question_id);
  return screens.findLastIndex(({ scenario }) => scenario.scenario_id === STAGED_PART);
}
