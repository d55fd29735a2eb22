import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import type { AreaKey } from '@careerscoop/engine/constructs';
import type { StoredOption, StoredQuestion, StoredScenario } from './items.sql.ts';

/** The stored scenario that holds what part 3 is chosen from. It is no part of its own and is never listed. */
export const BANK = 5;
/** Construct of the row that holds all options, and those of the other rows. */
export const OPTIONS = 'options';
export const choiceConstruct = (place: number) => `choice_${place + 1}`;
export const secondConstruct = (area: string) => `second:${area}`;

/** How part 3 was asked. */
export type Part3 = 'adaptive' | 'fixed';

/** Answers as they are kept: a choice with the ids of the six options that it was made among. */
export type StoredAnswers = Omit<ScenarioAnswers, 'answers'> & {
  answers: (ScenarioAnswers['answers'][number] & { offered?: number[] })[];
};

/** What part 3 of one version is chosen from. */
export interface Bank {
  /** The rows of the choices, in the order they are asked. */
  choices: StoredQuestion[];
  second(area: AreaKey): StoredQuestion | undefined;
  /** The n-th wording of an area, from 1. */
  option(area: AreaKey, wording: number): StoredOption | undefined;
  optionOf(id: number): { option: StoredOption; area: AreaKey; wording: number } | undefined;
  areaOfSecond(id: number): AreaKey | undefined;
}

const kept = new WeakMap<StoredScenario[], Bank | null>();

/** @returns nothing for a version from before there was a bank */
export function bankOf(scenarios: StoredScenario[]): Bank | undefined {
  const known = kept.get(scenarios);
  if (known !== undefined) return known ?? undefined;
  const rows = scenarios.find(({ scenario_id }) => scenario_id === BANK)?.questions;
  const bank = rows ? readBank(rows) : null;
  kept.set(scenarios, bank);
  return bank ?? undefined;
}

/** Whether part 3 of these answers was asked in stages. */
export function isStaged(scenarios: StoredScenario[], given: StoredAnswers[]): boolean {
  const bank = bankOf(scenarios);
  const answers = given.find(({ scenario_id }) => scenario_id === 3)?.answers ?? [];
  return bank !== undefined && answers.some(({ id }) => bank.choices.some((row) => row.id === id) || bank.areaOfSecond(id));
}

function readBank(rows: StoredQuestion[]): Bank {
  const byConstruct = new Map(rows.map((row) => [row.construct, row]));
  const options = new Map<number, { option: StoredOption; area: AreaKey; wording: number }>();
  const wordings = new Map<string, StoredOption>();
  const counts = new Map<string, number>();
  for (const option of byConstruct.get(OPTIONS)?.options ?? []) {
    const wording = (counts.get(option.construct) ?? 0) + 1;
    counts.set(option.construct, wording);
    wordings.set(`${option.construct} ${wording}`, option);
    options.set(option.id, { option, area: option.construct as AreaKey, wording });
  }
  const prefix = secondConstruct('');
  const seconds = new Map(
    rows.flatMap(({ id, construct }) => (construct.startsWith(prefix) ? [[id, construct.slice(prefix.length) as AreaKey] as const] : [])),
  );
  return {
    choices: rows.filter(({ construct }) => construct.startsWith('choice_')),
    second: (area) => byConstruct.get(secondConstruct(area)),
    option: (area, wording) => wordings.get(`${area} ${wording}`),
    optionOf: (id) => options.get(id),
    areaOfSecond: (id) => seconds.get(id),
  };
}
