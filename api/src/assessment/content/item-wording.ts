import rules from './writing-rules.json' with { type: 'json' };

/** The verbs that items begin with. */
export const FIRST_WORDS: readonly string[] = rules.first_words;

/** How many words an item has, by the part it is asked in. */
const WORDS = { interests: [6, 10], again: [6, 11], options: [5, 8], situations: [5, 9] } as const;
export type ItemPart = keyof typeof WORDS;
/** Those whose items are replaced one by one; a situation is written as a whole. */
export type WordedPart = Exclude<ItemPart, 'situations'>;

const LONGEST = 11;
/** Of the long words of a second rating so many may stand in the first. */
const SHARED = 2;

export const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
const oneOf = (words: string[]) => new RegExp(`\\b(${words.join('|')})s?\\b`, 'i');
const verbs = new Set(rules.first_words.map((word) => word.toLowerCase()));

const BANNED = [
  { words: oneOf(rules.job_titles), said: (word: string) => `“${word}” is a job: say what somebody does.` },
  { words: oneOf(rules.status), said: (word: string) => `“${word}” speaks of rank or fame.` },
  { words: oneOf(rules.gender), said: (word: string) => `“${word}” speaks of one gender.` },
];
const money = oneOf(rules.money);

interface Item {
  part: ItemPart;
  area: string;
  /** The other rating of the same area, for the two of them. */
  other?: string | undefined;
  /** It was written when an item might join two verbs. */
  older?: boolean;
}

/**
 * The rules of writing of docs/assessment-items.md, as far as they can be counted.
 * @returns the first that a new wording breaks, in a sentence
 */
export function faultOfWording(text: string, { part, area, other, older = false }: Item): string | undefined {
  const words = wordsOf(text);
  const [first = '', ...rest] = words;
  if (!rules.first_words.includes(first) || !text.startsWith(first))
    return `Begin with one of the verbs that items begin with: “${first}” is none.`;
  const [least, most] = WORDS[part];
  if (words.length < least || words.length > most) return `Use ${least} to ${most} words: these are ${words.length}.`;
  if (/[.!?;:$%]/.test(text)) return 'Leave out full stops, question marks and other signs: an item is no sentence.';
  for (const { words: banned, said } of BANNED) {
    const found = banned.exec(text);
    if (found) return said(found[0]);
  }
  const cue = area === 'money' ? null : money.exec(text);
  if (cue) return `“${cue[0]}” speaks of money.`;
  const long = rest.find((word) => word.length > LONGEST && !rules.long_words.includes(word.toLowerCase()));
  if (long) return `“${long}” has more than ${LONGEST} letters.`;
  // “Line by line” is no verb.
  const second = [...text.matchAll(/(?:\band|\bor|,) (\p{L}+)(?! by \1)/gu)].find(([, word = '']) => verbs.has(word.toLowerCase()));
  if (second && !older) return `Ask for one thing: “${second[0].replace(/^, /, '')}” is a second.`;
  const same = sharedWords(text, other);
  if (same.length > SHARED)
    return `This area is rated twice, in other words: ${same.map((word) => `“${word}”`).join(', ')} stand in the other.`;
  return undefined;
}

function sharedWords(text: string, other = ''): string[] {
  const long = (each: string) => wordsOf(each.toLowerCase()).filter((word) => word.length > 3);
  const others = new Set(long(other));
  return long(text).filter((word) => others.has(word));
}
