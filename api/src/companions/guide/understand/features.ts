import { singular } from '@careerscoop/catalogue/search-words';
import families from './families.json' with { type: 'json' };

/** What the words of a message stand among. */
export interface Around {
  /** What the message before was about. */
  before: string | null;
  /** Asked on a career's own page. */
  page: boolean;
  /** College Buddy is asked. */
  schools: boolean;
  /** How many careers and colleges the message names. */
  careers: number;
  colleges: number;
  zip: boolean;
  state: boolean;
}

const FAMILIES = new Map<string, string[]>();
for (const [family, words] of Object.entries(families)) {
  for (const word of new Set(words.split(' '))) {
    for (const form of new Set([word, singular(word)])) FAMILIES.set(form, [...(FAMILIES.get(form) ?? []), family]);
  }
}
/** A message of so few words leans on what was said before. */
const SHORT = 5;

export const familiesOf = (word: string): readonly string[] => FAMILIES.get(word) ?? FAMILIES.get(singular(word)) ?? [];

/**
 * What the model reads of a message: its words, pairs of them, pieces of long words (so that a slip costs little), the families
 * that its words belong to, and what stands around it. Names of careers, colleges and places come as signs such as `@career`.
 */
export function featuresOf(words: readonly string[], typed: string, around: Around): string[] {
  const found = new Set<string>();
  const edged = ['^', ...words, '$'];
  words.forEach((word) => {
    found.add(`w ${word}`);
    for (const family of familiesOf(word)) found.add(`f ${family}`);
    if (word.length >= 5 && !word.startsWith('@')) for (const piece of piecesOf(word)) found.add(`p ${piece}`);
  });
  for (let at = 0; at + 1 < edged.length; at++) found.add(`b ${edged[at]} ${edged[at + 1]}`);
  for (let at = 0; at + 2 < edged.length; at++) found.add(`s ${edged[at]} _ ${edged[at + 2]}`);
  const few = words.length <= SHORT;
  const context = [
    `n ${words.length <= 2 ? words.length : words.length <= SHORT ? 'few' : words.length <= 12 ? 'some' : 'many'}`,
    `careers ${Math.min(2, around.careers)}`,
    around.colleges > 0 ? `colleges ${Math.min(2, around.colleges)}` : '',
    around.page ? 'page' : '',
    around.schools ? 'schools' : '',
    around.zip ? 'zip' : '',
    around.state ? 'state' : '',
    /\?/.test(typed) ? 'asks' : '',
    around.before ? `before ${around.before}` : 'first',
    around.before && few ? `before few ${around.before}` : '',
    around.page && few ? 'page few' : '',
    around.page && around.careers === 0 ? 'page alone' : '',
    !around.page && around.careers === 0 && !around.before ? 'alone' : '',
  ].filter((sign) => sign !== '');
  for (const sign of context) found.add(`c ${sign}`);
  return [...found];
}

/** Four letters at a time, the word's edges among them. */
function piecesOf(word: string): string[] {
  const edged = `<${word}>`;
  return Array.from({ length: edged.length - 3 }, (_, at) => edged.slice(at, at + 4));
}
