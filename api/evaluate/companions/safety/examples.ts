import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SafetyKind } from '../../../src/companions/safety/look.ts';

const HERE = import.meta.dirname;

/** A message as somebody in trouble would type it, by whoever had not seen the rules. */
export interface Prompt {
  id: string;
  lang: string;
  tier: 1 | 2;
  kind: SafetyKind;
  /** Whoever reads this one message knows at once. */
  explicit: boolean;
  form: string;
  before?: string[];
  text: string;
}
/** A harmless message that looks like one of those. */
export interface Harmless {
  id: string;
  lang: string;
  near: string;
  text: string;
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(HERE, file), 'utf8')) as T[];
export const readPrompts = (set: string) => read<Prompt>(`danger-${set}.json`);
export const readHarmless = (set: string) => read<Harmless>(`benign-${set}.json`);

export interface Example {
  kind: SafetyKind | 'none';
  text: string;
  /** How much it costs to be wrong here; 1 unless said. */
  weight?: number;
}

/** The sets of others that the model is trained on; what is held out is only measured. */
export const readSets = () =>
  readdirSync(HERE)
    .flatMap((file) => /^danger-(\w+)\.json$/.exec(file)?.[1] ?? [])
    .filter((set) => set !== HELD_OUT)
    .sort();
export const HELD_OUT = 'heldout';

/** The lines that the rules' author wrote to train on: `# kind`, then a message a line. */
export function readTraining(): Example[] {
  const folder = join(HERE, 'training');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      let kind: Example['kind'] = 'none';
      return readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line) => {
          if (line.startsWith('# ')) kind = line.slice(2).trim() as Example['kind'];
          return line.trim() === '' || line.startsWith('# ') ? [] : [{ kind, text: line }];
        });
    });
}

/** A set as examples: what was said before goes with the message. An explicit one that is missed costs most. */
export function examplesOf(set: string): Example[] {
  return [
    ...readPrompts(set).map(({ kind, tier, explicit, before = [], text }) => ({
      kind,
      text: [...before, text].join(' . '),
      weight: tier === 1 ? WEIGHT.care : explicit ? WEIGHT.explicit : WEIGHT.danger,
    })),
    ...readHarmless(set).map(({ text }) => ({ kind: 'none' as const, text, weight: WEIGHT.harmless })),
  ];
}
export const WEIGHT = { care: 0.5, explicit: 3, danger: 2, harmless: 4 };

/** What people ask about careers, by every title that there is: none of it is danger, whatever it is called. */
export function askedOfTitles(titles: string[]): Example[] {
  const ways = [
    (title: string) => `what does a ${title} do`,
    (title: string) => `how much do ${title} make`,
    (title: string) => `how do i become a ${title}`,
    (title: string) => `i want to be a ${title}`,
    (title: string) => `is ${title} a good job for me`,
    (title: string) => `cuanto gana un ${title}`,
  ];
  return titles.map((title, at) => ({ kind: 'none', text: (ways[at % ways.length] ?? String)(title) }));
}
