import { readingGrade } from '@careerscoop/catalogue/check/reading-level';
import { AREAS, TYPES, type AreaKey } from '@careerscoop/engine/constructs';
import { STAGE_PLAN } from '@careerscoop/engine/stages';
import { bank } from './bank.ts';
import { type ItemPart, faultOfWording } from './item-wording.ts';
import { content } from './scenarios.ts';

/** A rating of part 1, an option of a situation, a second rating or an option of the bank. */
export interface Item {
  id: number;
  part: ItemPart;
  area: AreaKey;
  text: string;
}

/** One long word moves the grade of so short a text by three, so alone it may be far above what the items of an area are together. */
const MOST_GRADE = { alone: 10.5, together: 6 };
/** Ratings before this one were written when an item might join two verbs. */
const FIRST_OF_ONE_VERB = 149;
const NO_TERMS = new Set<string>();

/** Which rules of docs/assessment-items.md an item breaks. @param other the other rating of its area, for the two of them */
export function brokenRules({ id, part, area, text }: Item, other?: string): string[] {
  const fault = faultOfWording(text, { part, area, other, older: part === 'interests' && id < FIRST_OF_ONE_VERB });
  const grade = readingGrade([text], NO_TERMS);
  return [
    ...(fault ? [fault] : []),
    ...(grade > MOST_GRADE.alone ? [`Say it more simply: grade ${grade.toFixed(1)} is over ${MOST_GRADE.alone}.`] : []),
  ];
}

/** What is wrong with all the items of an area taken together. */
export function brokenTogether(items: Item[]): string[] {
  const grade = readingGrade(
    items.map(({ text }) => `${text}.`),
    NO_TERMS,
  );
  const offered = items.filter(({ part }) => part === 'options').length;
  return [
    ...(grade > MOST_GRADE.together ? [`Grade ${grade.toFixed(1)} together is over ${MOST_GRADE.together}.`] : []),
    ...(offered < STAGE_PLAN.most ? [`${offered} options are fewer than it may be offered times.`] : []),
  ];
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
      construct.kind === 'area' ? [{ id, part: 'interests' as const, area: construct.area, text: question }] : [],
    ),
    ...situations!.questions.flatMap(({ options = [] }) =>
      options.map(({ id, text, construct }) => ({ id, part: 'situations' as const, area: construct as AreaKey, text })),
    ),
    ...bank.areas.flatMap(({ area, second, options }) => [
      { ...second, part: 'again' as const, area },
      ...options.map((option) => ({ ...option, part: 'options' as const, area })),
    ]),
  ];
}

/** All that is wrong with the items as they are, one line each. */
export function checkItems(items = allItems()): string[] {
  const otherOf = ({ part, area }: Item) => {
    const others: ItemPart | undefined = part === 'again' ? 'interests' : undefined;
    return items.find((item) => item.area === area && item.part === others)?.text;
  };
  const alone = items.flatMap((item) => brokenRules(item, otherOf(item)).map((broken) => `${item.id} “${item.text}”: ${broken}`));
  const together = AREAS.flatMap(({ key }) =>
    brokenTogether(items.filter(({ area }) => area === key)).map((broken) => `${key}: ${broken}`),
  );
  const texts = items.map(({ text }) => text.toLowerCase());
  const twice = texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `“${text}” is said twice.`);
  return [...alone, ...together, ...twice];
}
