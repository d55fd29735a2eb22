import { paths, prerendered } from './paths.ts';

export const PRERENDERED: readonly string[] = prerendered();

/** Pages that are another one's first tab under an address of its own; search engines are told of that one alone. */
const SAME_PAGE: readonly string[] = [paths.storiesOfStudents, paths.faqExplorer];

/** The older form stays for those who have its address. */
const OLDER: readonly string[] = [paths.signUpStudent()];

/** The list of pages for search engines. */
export const LISTED = PRERENDERED.filter((path) => !SAME_PAGE.includes(path) && !OLDER.includes(path));
