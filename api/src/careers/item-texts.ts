import type { StoredScenario } from '../assessment/items.sql.ts';

/** The texts a student saw, by what they measure. */
export interface ItemTexts {
  question(construct: string): string;
  title(construct: string): string;
  /** The text of a situation's option that speaks for an area. */
  option(construct: string, area: string): string;
  /** What the student called a skill by putting it in the band of this number: "I am great at it". */
  band(number: number): string;
}

export function itemTexts(scenarios: StoredScenario[]): ItemTexts {
  const byConstruct = new Map(scenarios.flatMap(({ questions }) => questions.map((row) => [row.construct, row])));
  const bands = scenarios.find(({ bands }) => bands)?.bands ?? [];
  return {
    question: (construct) => byConstruct.get(construct)?.question ?? '',
    title: (construct) => byConstruct.get(construct)?.title ?? '',
    option: (construct, area) => byConstruct.get(construct)?.options?.find((option) => option.construct === area)?.text ?? '',
    band: (number) => bands[number - 1] ?? '',
  };
}
