import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { educationOf } from '../../catalogue/career-texts.ts';
import { leading } from '../../scoop/say.ts';
import { listed } from '../../platform/listed.ts';

type When = 'this_week' | 'this_year' | 'later';
type Grade = 'FM' | 'SM' | 'JR' | 'SR' | 'OT' | null;

/** Words of a step by its name; each may speak of the career. Nothing where it does not apply. */
const WORDS: Readonly<Record<string, (career: Career) => string | undefined>> = {
  try: ({ words }) => words?.try_this,
  page: ({ mask_title }) => `Read the page of ${mask_title} to the end, and write down one thing that surprised you.`,
  ask: ({ mask_title }) =>
    `Find one person who does this work (${mask_title}) through family, school or a neighbor, and ask for fifteen minutes. Take an adult you trust along.`,
  counselor: () => 'Ask your school counselor which classes and programs at your school point this way.',
  classes: (career) => {
    const subjects = leading(career, 'knowledge', 3).map(({ name }) => name);
    return subjects.length > 0 ? `Choose classes for next year that come close to these subjects: ${listed(subjects)}.` : undefined;
  },
  help: () => 'Find one place that lets people your age help or watch: a club, a volunteer day, a program of your school.',
  shadow: ({ mask_title }) =>
    `Ask to watch a working day (${mask_title}) during a school break. Many places say yes to a polite email from a parent or a teacher.`,
  summer: () => 'Plan the summer: a job, a class or a volunteer place that has something to do with it.',
  schools: (career) => (needsSchool(career) ? 'Make a list of three schools that teach it, and look up the net price of each.' : undefined),
  tests: (career) => (needsSchool(career) ? 'Look up what those schools ask for: grades, tests, essays, and by when.' : undefined),
  apply: (career) => (needsSchool(career) ? 'Apply to your schools this fall, and fill in the FAFSA as soon as it opens.' : undefined),
  hired: (career) =>
    needsSchool(career)
      ? undefined
      : 'Look for an apprenticeship or a first job that trains you. Ask at your school and at the union hall or the employers near you.',
  degree: (career) => {
    const usual = educationOf(career);
    return usual ? `The usual way in: ${usual.charAt(0).toLowerCase()}${usual.slice(1)}. Check what your state asks for, too.` : undefined;
  },
  look_back: () => 'Look back after three months: keep what you liked, and change the plan where you did not.',
};

const BY_GRADE: Record<NonNullable<Grade>, readonly [When, string][]> = {
  FM: [
    ['this_year', 'classes'],
    ['this_year', 'help'],
    ['later', 'shadow'],
    ['later', 'schools'],
  ],
  SM: [
    ['this_year', 'classes'],
    ['this_year', 'help'],
    ['this_year', 'summer'],
    ['later', 'schools'],
  ],
  JR: [
    ['this_year', 'shadow'],
    ['this_year', 'schools'],
    ['this_year', 'tests'],
    ['this_year', 'summer'],
  ],
  SR: [
    ['this_year', 'apply'],
    ['this_year', 'hired'],
    ['this_year', 'shadow'],
    ['later', 'summer'],
  ],
  OT: [
    ['this_year', 'help'],
    ['this_year', 'schools'],
    ['this_year', 'hired'],
    ['later', 'shadow'],
  ],
};

/** The steps of a plan by their keys, which are kept; the words are looked up whenever they are shown. */
export function stepKeys(career: Career, grade: Grade): { when: When; key: string }[] {
  const week: [When, string][] = [
    ['this_week', career.words ? 'try' : 'page'],
    ['this_week', 'ask'],
    ['this_week', 'counselor'],
  ];
  const rest: [When, string][] = [
    ['later', 'degree'],
    ['later', 'look_back'],
  ];
  return [...week, ...BY_GRADE[grade ?? 'OT'], ...rest].map(([when, name]) => ({ when, key: `guide:${name}:${career.onet_code}` }));
}

/** The words of one of the guide's steps; undefined for a key that is none, or does not apply (any more). */
export function wordsOfGuideStep(key: string): string | undefined {
  const [, name = '', code = ''] = /^guide:([a-z_]+):(\d{2}-\d{4}\.\d{2})$/.exec(key) ?? [];
  const career = careerByCode(code);
  return career && Object.hasOwn(WORDS, name) ? WORDS[name]?.(career) : undefined;
}

function needsSchool(career: Career): boolean {
  return career.programs.length > 0 && !/^(?:No formal|High school)/.test(educationOf(career) ?? '');
}
