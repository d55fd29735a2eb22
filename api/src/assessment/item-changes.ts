import { BANK, OPTIONS, secondConstruct } from './bank.ts';
import { faultOfWording, type WordedPart } from './content/item-wording.ts';
import type { StoredQuestion, StoredScenario } from './items.sql.ts';

/** One retired item with what stands in its place. */
export interface ItemChange {
  item_id: number;
  new_id: number;
  text: string;
}

/** Items that came from the desk have ids from here on, so that they never meet those of the written files. */
export const FIRST_DESK_ID = 100_000;

/** Versions that the desk made are named after the written one they are of: 2026-11-3-1 of 2026-11-3. */
export const isMadeOf = (version: string, written: string) => version === written || version.startsWith(`${written}-`);

/**
 * The items that the desk may replace, in the order they are asked: the ratings of part 1 and those asked again, and the options of
 * part 3. Each measures something, so that none can be left out alone. Skills are named in results by the same words, and stay.
 */
export function changeableItems(scenarios: readonly StoredScenario[]): Omit<ChangeableItem, 'next'>[] {
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

function partOf({ scenario_id, construct }: StoredQuestion): WordedPart | undefined {
  if (scenario_id === 1) return 'interests';
  return scenario_id === BANK && construct.startsWith(secondConstruct('')) ? 'again' : undefined;
}

export interface ChangeableItem {
  id: number;
  part: WordedPart;
  text: string;
  measures: string;
  /** The wording that takes its place in the next version, where one waits. */
  next: string | null;
}

/** What a new wording of an item breaks, beside those that are asked with it; in a sentence. */
export function faultOfChange(item: ChangeableItem, text: string, items: readonly ChangeableItem[]): string | undefined {
  const said = text.toLowerCase();
  if (said === item.text.toLowerCase()) return 'These are the words that it has.';
  const same = items.some(({ id, ...each }) => id !== item.id && [each.text, each.next].some((words) => words?.toLowerCase() === said));
  if (same) return 'Another item has these words.';
  const rated = items.find(({ id, part, measures }) => id !== item.id && part !== 'options' && measures === item.measures);
  const other = item.part === 'options' ? undefined : (rated?.next ?? rated?.text);
  return faultOfWording(text, { part: item.part, area: item.measures, other });
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
