import type { PersonExport } from '@careerscoop/contract/profile';
import { ABOUT_CHILD, PLANS, SAFEKEEPING } from './account-words.ts';
import { ASSESSMENT, CAREERS, COMPANIONS } from './career-words.ts';
import { LETTERS, TALKS, YOU } from './contact-words.ts';
import { type Group, type Words, daysIn } from './lines.ts';

/** The groups in which a parent reads what is held. */
const GROUPS: { title: (name: string) => string; parts: Words }[] = [
  { title: (name) => `About ${name}`, parts: ABOUT_CHILD },
  { title: () => 'Plans and payments', parts: PLANS },
  { title: () => 'The assessment', parts: ASSESSMENT },
  { title: () => 'Careers and what came of them', parts: CAREERS },
  { title: () => 'AI companions', parts: COMPANIONS },
  { title: () => 'You, and your answers', parts: YOU },
  { title: () => 'Talks with mentors', parts: TALKS },
  { title: () => 'Letters and friends', parts: LETTERS },
  { title: () => 'How the account is kept safe', parts: SAFEKEEPING },
];

/** Sections in which only accounts of mentors, and of those at the desk, can have something. */
const OF_OTHERS = [
  'What you can talk about',
  'Your hours as a mentor',
  'Days that differ from your hours',
  'Your checks as a mentor',
  'Your pause as a mentor',
  'Your authenticator app',
  'Your recovery codes',
  'Your place at the desk',
  'Class codes you asked for',
  'Newsletters you wrote',
];

/** Everything held about a child in a parent's words; what has no words yet stands at the end under its own title. */
export function childInWords(held: PersonExport, name: string): Group[] {
  // As the file has it: times are texts there.
  const { sections } = JSON.parse(JSON.stringify(held)) as PersonExport;
  const rowsOf = (title: string) => sections.find((section) => section.title === title)?.rows ?? [];
  const day = daysIn(rowsOf('Your profile')[0]?.['time_zone']);
  const groups = GROUPS.map(({ title, parts }) => ({
    title: title(name),
    parts: Object.entries(parts).map(([key, words]) => ({
      title: words.title,
      none: words.none,
      lines: rowsOf(key).flatMap((row) => words.lines(row, day)),
    })),
  }));
  const known = new Set([...GROUPS.flatMap(({ parts }) => Object.keys(parts)), ...OF_OTHERS]);
  const others = sections.filter((section) => !known.has(section.title) || (OF_OTHERS.includes(section.title) && section.rows.length > 0));
  if (others.length === 0) return groups;
  const entries = (count: number) => (count === 1 ? '1 entry, in the file' : `${count} entries, in the file`);
  const parts = others.map(({ title, rows }) => ({
    title,
    none: 'Nothing is held here.',
    lines: rows.length > 0 ? [{ label: title, text: entries(rows.length) }] : [],
  }));
  return [...groups, { title: 'Also held', parts }];
}
