import { BANK, OPTIONS, secondConstruct } from './bank.ts';
import type { StoredQuestion, StoredScenario } from './items.sql.ts';

/** One retired item with what stands in its place. */
export interface ItemChange {
  item_id: number;
  new_id: number;
  text: string;
}

/** Items that came from the desk have ids from here on, so that they never meet those of the written files. */
export const FIRST_DESK_ID = 100_000;

/** The parts whose wordings the desk may replace: ratings, skills, the second ratings of part 3, and its options. */
export const ITEM_PARTS = ['interests', 'skills', 'again', 'options'] as const;
export type ItemPart = (typeof ITEM_PARTS)[number];

/** Versions that the desk made are named after the written one they are of: 2026-11-3-1 of 2026-11-3. */
export const isMadeOf = (version: string, written: string) => version === written || version.startsWith(`${written}-`);

/** The items that the desk may replace, in the order they are asked. Each measures something, so that none can be left out alone. */
export function changeableItems(scenarios: readonly StoredScenario[]): { id: number; part: ItemPart; text: string; measures: string }[] {
  return scenarios.flatMap(({ scenario_id, questions }) =>
    questions.flatMap((row) => {
      if (scenario_id === BANK && row.construct === OPTIONS) {
        return (row.options ?? []).map(({ id, text, construct }) => ({ id, part: 'options' as const, text, measures: construct }));
      }
      const part = partOf(row);
      return part ? [{ id: row.id, part, text: row.question, measures: row.construct.replace(secondConstruct(''), '') }] : [];
    }),
  );
}

function partOf({ scenario_id, construct }: StoredQuestion): ItemPart | undefined {
  if (scenario_id === 1) return 'interests';
  if (scenario_id === 2) return 'skills';
  return scenario_id === BANK && construct.startsWith(secondConstruct('')) ? 'again' : undefined;
}

/** The rows of another version: as they were, but for what is retired. The one in its place measures the same and stands where it stood. */
export function withChanges(rows: readonly StoredQuestion[], changes: readonly ItemChange[], version: string): StoredQuestion[] {
  return changes.reduce<StoredQuestion[]>(
    (all, { item_id, new_id, text }) =>
      all.map((row) => {
        if (row.id === item_id) return { ...row, id: new_id, question: text };
        if (row.construct !== OPTIONS || !row.options) return row;
        return { ...row, options: row.options.map((option) => (option.id === item_id ? { ...option, id: new_id, text } : option)) };
      }),
    rows.map((row) => ({ ...row, version })),
  );
}
