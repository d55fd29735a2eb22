import type { Career } from '@careerscoop/catalogue/career';
import type { CollegeLevel, CollegeQuery } from '@careerscoop/contract/colleges';

/** Why there is no list for a career at all. */
export function noPrograms({ mask_title, outlook }: Career): string {
  const typical = outlook?.typical_education;
  const start = typical ? ` Typical to start with: ${typical.charAt(0).toLowerCase()}${typical.slice(1)}.` : '';
  return `The national list of study programs names none that leads straight to ${mask_title}.${start} Look at related careers, or search for a school by its name.`;
}

/** Why nobody offers what is asked for. */
export function noOffers(career: Career | undefined, { level, subject }: Partial<Pick<CollegeQuery, 'level' | 'subject'>>): string {
  if (level !== undefined) return 'No school offers this at that level. Choose another level, or all of them.';
  if (subject !== undefined) return 'No school offers this subject on the way there. Choose another one, or all of them.';
  return `No school reports a program that leads straight to ${career?.mask_title}. Look at related careers, or search for a school by its name.`;
}

export const NO_SUCH_NAME = 'We found no school, city or state by that name. Check the spelling, or type only a part of it.';
export const NOTHING_PASSES = 'No school fits all of that. Take a filter away, or look further from home.';

/** The nearest come although they are further away than asked. */
export function beyondMiles(within: number, shown: number, miles: number): string {
  const nearest = shown === 1 ? 'This is the nearest one.' : `These are the nearest ${shown}.`;
  if (within === 0) return `Nothing within ${miles} ${miles === 1 ? 'mile' : 'miles'}. ${nearest}`;
  return `Only ${within} within ${miles} ${miles === 1 ? 'mile' : 'miles'}. ${nearest}`;
}

export function manySubjects(count: number): string {
  return `${count} subjects can lead to this career. Choose the one you like to make the list yours.`;
}

/** Where to begin, by the first digits of a career's code, where no bachelor's degree is taught for it; the first that fits. */
const BEGIN: readonly [RegExp, string][] = [
  [/^23-1/, 'Law schools take any major, so choose one that you like and are good at.'],
  [/^29-11(?:51|61|71)/, 'The way there mostly begins with nursing: look for schools for Registered Nurse.'],
  [
    /^29-(?:12|10(?:1|2|4|8))/,
    'No one major is asked for, but science classes are: look up which ones these schools want, and choose a major that has them.',
  ],
];
const BEGIN_ELSEWHERE = 'Look up which majors and classes these schools ask for, and begin with those.';

/**
 * What study at these levels stands on; nothing where it follows high school.
 * @param begins whether a bachelor's degree for this career is taught where it is looked for
 */
export function studyFirst({ onet_code }: Career, levels: readonly CollegeLevel[], begins: () => boolean): string | null {
  if (!levels.every((level) => level === 'graduate')) return null;
  const next = begins()
    ? "Choose the bachelor's level to see where to begin."
    : (BEGIN.find(([codes]) => codes.test(onet_code))?.[1] ?? BEGIN_ELSEWHERE);
  return `This is graduate school: a bachelor's degree comes first as a rule. ${next}`;
}

export const EARNINGS_SENTENCE =
  'Half of the students with federal aid earned more than this ten years after they began here, and half earned less. It counts the whole school, all subjects together.';
