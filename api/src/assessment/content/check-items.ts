import { readingGrade } from '@careerscoop/catalogue/check/reading-level';
import { AREAS, TYPES, type AreaKey } from '@careerscoop/engine/constructs';
import { STAGE_PLAN } from '@careerscoop/engine/stages';
import { bank } from './bank.ts';
import { content } from './scenarios.ts';
import rules from './writing-rules.json' with { type: 'json' };

/** A rating of part 1, an option of a situation, a second rating or an option of the bank. */
export type ItemKind = 'rating' | 'situation' | 'second' | 'option';
export interface Item {
  id: number;
  kind: ItemKind;
  area: AreaKey;
  text: string;
}

const WORDS: Record<ItemKind, [least: number, most: number]> = {
  rating: [6, 10],
  situation: [5, 9],
  second: [6, 11],
  option: [5, 8],
};
const MOST_LETTERS = 11;
/** One long word moves the grade of so short a sentence by three, so alone it may be far above what the items of an area are together. */
const MOST_GRADE = { alone: 10.5, together: 6 };
/** Ratings before this one were written when an item might join two verbs. */
const FIRST_OF_ONE_VERB = 149;
/** Long words that a second rating may share with the first. */
const MOST_SHARED = 2;

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
const oneOf = (words: string[]) => new RegExp(`\\b(${words.join('|')})s?\\b`, 'i');
const BANNED = {
  'job title': oneOf(rules.job_titles),
  rank: oneOf(rules.status),
  gender: oneOf(rules.gender),
  pay: oneOf(rules.money),
};
const VERBS = new Set(rules.first_words.map((word) => word.toLowerCase()));
const NO_TERMS = new Set<string>();

/** Which rules of docs/assessment-items.md an item breaks, each in a few words. */
export function brokenRules({ id, kind, area, text }: Item): string[] {
  const words = wordsOf(text);
  const [least, most] = WORDS[kind];
  const broken: string[] = [];
  if (words.length < least || words.length > most) broken.push(`length: ${words.length} words, not ${least} to ${most}`);
  for (const word of words) if (word.length > MOST_LETTERS) broken.push(`length: “${word}” has over ${MOST_LETTERS} letters`);
  if (!rules.first_words.includes(words[0] ?? '')) broken.push('verb: does not begin with a known verb');
  const more = kind === 'rating' && id < FIRST_OF_ONE_VERB ? [] : joinedVerbs(text);
  if (more.length > 0) broken.push(`verb: “${more.join('”, “')}” is a second one`);
  for (const [rule, pattern] of Object.entries(BANNED)) {
    if (rule === 'pay' && area === 'money') continue;
    const found = pattern.exec(text)?.[0];
    if (found) broken.push(`${rule}: “${found}”`);
  }
  if (/[.!?;:$%]/.test(text)) broken.push('one sentence without its stop');
  const grade = readingGrade([text], NO_TERMS);
  if (grade > MOST_GRADE.alone) broken.push(`grade: ${grade.toFixed(1)} alone, over ${MOST_GRADE.alone}`);
  return broken;
}

/** Verbs that follow “and”, “or” or a comma; “line by line” is none. */
function joinedVerbs(text: string): string[] {
  const joined = [...text.matchAll(/(?:\band|\bor|,) (\p{L}+)(?! by \1)/gu)].map(([, word = '']) => word.toLowerCase());
  return joined.filter((word) => VERBS.has(word));
}

/** What is wrong with all the items of an area taken together. */
export function brokenTogether(items: Item[]): string[] {
  const broken: string[] = [];
  const grade = readingGrade(
    items.map(({ text }) => `${text}.`),
    NO_TERMS,
  );
  if (grade > MOST_GRADE.together) broken.push(`grade: ${grade.toFixed(1)} together, over ${MOST_GRADE.together}`);
  const [first, second] = (['rating', 'second'] as const).map((kind) => items.find((item) => item.kind === kind)?.text ?? '');
  const long = (text: string) => wordsOf(text.toLowerCase()).filter((word) => word.length > 3);
  const shared = long(second!).filter((word) => long(first!).includes(word));
  if (shared.length > MOST_SHARED) broken.push(`second wording: shares “${shared.join('”, “')}” with the first`);
  const offered = items.filter(({ kind }) => kind === 'option').length;
  if (offered < STAGE_PLAN.most) broken.push(`wordings: ${offered} options, fewer than it may be offered times`);
  return broken;
}

/** Types that too many of six options have. */
export function unbalanced(six: readonly AreaKey[], most = STAGE_PLAN.perType): string[] {
  const types = six.map((key) => AREAS.find((area) => area.key === key)!.type);
  return TYPES.filter((type) => types.filter((one) => one === type).length > most);
}

/** Every item that asks for an area: the ratings, the fixed situations, and the bank. */
export function allItems(): Item[] {
  const [, interests, , situations] = content.scenarios;
  return [
    ...interests!.questions.flatMap(({ id, question, construct }) =>
      construct.kind === 'area' ? [{ id, kind: 'rating' as const, area: construct.area, text: question }] : [],
    ),
    ...situations!.questions.flatMap(({ options = [] }) =>
      options.map(({ id, text, construct }) => ({ id, kind: 'situation' as const, area: construct as AreaKey, text })),
    ),
    ...bank.areas.flatMap(({ area, second, options }) => [
      { ...second, kind: 'second' as const, area },
      ...options.map((option) => ({ ...option, kind: 'option' as const, area })),
    ]),
  ];
}

/** All that is wrong with the items as they are, one line each. */
export function checkItems(items = allItems()): string[] {
  const alone = items.flatMap((item) => brokenRules(item).map((broken) => `${item.id} “${item.text}” ${broken}`));
  const together = AREAS.flatMap(({ key }) => brokenTogether(items.filter(({ area }) => area === key)).map((broken) => `${key} ${broken}`));
  const texts = items.map(({ text }) => text.toLowerCase());
  const twice = texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `“${text}” is said twice`);
  return [...alone, ...together, ...twice];
}
