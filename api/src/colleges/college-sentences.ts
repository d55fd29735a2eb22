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

/** What study at these levels stands on; nothing where it follows high school. */
export function studyFirst(levels: readonly CollegeLevel[]): string | null {
  return levels.every((level) => level === 'graduate')
    ? "This is graduate school: a bachelor's degree comes first. Choose the bachelor's level to see where to begin."
    : null;
}

export const EARNINGS_SENTENCE =
  'Half of the students with federal aid earned more than this ten years after they began here, and half earned less. It counts the whole school, all subjects together.';
