import type { AreaKey } from '@careerscoop/engine/constructs';
import { bankOf } from '../assessment/bank.ts';
import type { StoredScenario } from '../assessment/items.sql.ts';

/** The texts a student saw, by what they measure. */
export interface ItemTexts {
  question(construct: string): string;
  title(construct: string): string;
  /** The text of a situation's option that speaks for an area. */
  option(construct: string, area: string): string;
  /** The second wording of an area. */
  second(area: AreaKey): string;
  /** The wording of an area that was chosen in part 3: one of the bank's from 1 up, or 0 for that of a situation, which is named then. */
  choice(area: AreaKey, wording: number): { option: string; situation: string };
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
    second: (area) => bankOf(scenarios)?.second(area)?.question ?? '',
    choice: (area, wording) => {
      if (wording > 0) return { option: bankOf(scenarios)?.option(area, wording)?.text ?? '', situation: '' };
      const rows = scenarios.find(({ scenario_id }) => scenario_id === 3)?.questions ?? [];
      const row = rows.find(({ options }) => options?.some((option) => option.construct === area));
      return { option: row?.options?.find((option) => option.construct === area)?.text ?? '', situation: row?.title ?? '' };
    },
    band: (number) => bands[number - 1] ?? '',
  };
}
