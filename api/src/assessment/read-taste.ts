import type { FieldErrors } from '@careerscoop/contract/errors';
import type { TasteCard } from '@careerscoop/contract/taste';
import type { AreaKey } from '@careerscoop/engine/constructs';
import { TASTE_PLAN, type TasteAnswer, tasteIsFlat } from '@careerscoop/engine/taste';
import { TASTE_CARDS } from '@careerscoop/contract/taste-opening';
import type { StoredScenario } from './items.sql.ts';

type Given = { id: number; answer: number };
export type ReadTaste = { answers: TasteAnswer[]; faults?: undefined } | { answers?: undefined; faults: FieldErrors };

const OPENING_CARDS = TASTE_PLAN.stages[0]!;
const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/**
 * Reads the answers of a taste by the items of part 1. Any cards will do: what was answered before counts too. Places are
 * named `answers` or `answers.101`.
 */
export function readTaste(scenarios: StoredScenario[], given: readonly Given[]): ReadTaste {
  const areas = areasOf(scenarios);
  const faults: FieldErrors = {};
  given.forEach(({ id }, i) => {
    if (!areas.has(id)) faults[`answers.${id}`] = ['This is not one of our cards.'];
    else if (given.findIndex((other) => other.id === id) < i) faults[`answers.${id}`] = ['This card is answered twice.'];
  });
  if (Object.keys(faults).length > 0) return { faults };
  const answers = given.map(({ id, answer }) => ({ area: areas.get(id)!, rating: answer }));
  if (answers.length > 0 && answers.length < OPENING_CARDS) {
    const said = answers.length === 1 ? 'One answer says' : `${capital(COUNTS[answers.length]!)} answers say`;
    return { faults: { answers: [`${said} too little. Answer the first ${COUNTS[OPENING_CARDS]} cards.`] } };
  }
  if (answers.length >= TASTE_CARDS && tasteIsFlat(answers)) {
    return {
      faults: { answers: ['You gave every card the same number, so we cannot tell what you like. Go through them again.'] },
    };
  }
  return { answers };
}

/** Cards by their areas, as the items asked now word them. */
export function tasteCardsOf(scenarios: StoredScenario[], areas: readonly AreaKey[]): TasteCard[] {
  const rows = ratedRows(scenarios);
  return areas.flatMap((area) => {
    const row = rows.find(({ construct }) => construct === area);
    return row ? [{ id: row.id, text: row.question, area }] : [];
  });
}

function areasOf(scenarios: StoredScenario[]): Map<number, AreaKey> {
  return new Map(ratedRows(scenarios).map(({ id, construct }) => [id, construct as AreaKey]));
}

function ratedRows(scenarios: StoredScenario[]) {
  return scenarios.find(({ scenario_id }) => scenario_id === 1)?.questions ?? [];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
