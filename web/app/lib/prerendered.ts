import { prerendered } from './paths.ts';

export const PRERENDERED: readonly string[] = prerendered();

/** Pages that are another one's first tab under an address of its own; search engines are told of that one alone. */
const SAME_PAGE = ['/stories/students', '/faq/careerexplorer'];

/** The older form stays for those who have its address. */
const OLDER = ['/signup/student'];

/** The list of pages for search engines. */
export const LISTED = PRERENDERED.filter((path) => !SAME_PAGE.includes(path) && !OLDER.includes(path));
