import type { PersonExport } from '@careerscoop/contract/profile';
import { EDUCATION, GRADES } from '@careerscoop/contract/schooling';
import { dayInWords } from '../../lib/day-in-words.ts';
import { actionInWords, FITS, MESSAGE_KINDS, PURPOSES_IN_WORDS } from './child-codes.ts';

type Row = PersonExport['sections'][number]['rows'][number];

/** One thing that is held: what it is, and what stands there. */
export interface Line {
  label: string;
  text: string;
}
export interface Part {
  title: string;
  lines: Line[];
  /** Said where there is nothing. */
  none: string;
}
export interface Group {
  title: string;
  parts: Part[];
}

interface Wording {
  title: string;
  none: string;
  lines: (row: Row) => Line[];
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const day = (value: unknown) => (typeof value === 'string' && value ? dayInWords(value) : '');
const list = (...parts: unknown[]) => parts.map(text).filter(Boolean).join(', ');
const labelIn = (choices: readonly { value: string | number; label: string }[], value: unknown) =>
  choices.find((one) => one.value === value)?.label ?? '';
const yes = (value: unknown) => (value ? 'Yes' : 'No');

/** What is empty is left out. */
const lines = (pairs: Record<string, string>): Line[] =>
  Object.entries(pairs).flatMap(([label, words]) => (words ? [{ label, text: words }] : []));

const profile = (row: Row) =>
  lines({
    Name: `${text(row['first_name'])} ${text(row['last_name'])}`.trim(),
    Email: text(row['email']),
    Phone: text(row['phone']),
    Address: list(row['address'], row['city'], `${text(row['state'])} ${text(row['zipcode'])}`.trim()),
    Age: text(row['age']),
    '18 years old on': day(row['adult_on']),
    Grade: labelIn(GRADES, row['grade']),
    'Education goal': labelIn(EDUCATION, row['education']),
    'Careers on their mind': text(row['careers']),
    'How sure they feel': row['certainty'] ? `${text(row['certainty'])} of 10` : '',
    'Favorite ice cream': text(row['favorite_ice_cream_flavor']),
    School: text(row['school']),
    'Sponsor’s code': list(row['affiliate_code'], row['code_of']),
    Photo: row['profile_image'] ? 'Yes, one' : 'None',
    'May a sponsor see it, says the student': yes(row['allow_data_sharing']),
    'Account opened': day(row['created_at']),
    'Terms accepted': day(row['terms_accepted_at']),
    'Deletion asked for': day(row['deletion_requested_at']),
  });

const career = (row: Row) => {
  const stars = row['score'] ? `${text(row['score'])} of 5 stars` : '';
  const fit = FITS[text(row['fit'])] ?? '';
  return lines({
    [text(row['career'])]: list(fit, stars, row['interested'] && 'saved', row['booked'] && 'a talk about it asked for') || 'Shown',
  });
};

const plan = (row: Row) => {
  const until = row['ended_at'] ?? row['ends_at'];
  const paidBy = row['code'] ? ` (by the code ${list(row['code'], row['code_of'])})` : '';
  return lines({ [text(row['plan'])]: `since ${day(row['starts_at'])}${until ? `, until ${day(until)}` : ''}${paidBy}` });
};

const talk = (row: Row) => {
  const state = row['cancelled_at'] ? `called off on ${day(row['cancelled_at'])}` : row['is_active'] ? 'coming up' : 'over';
  return lines({ [day(row['datetime']) || `Asked for on ${day(row['created_at'])}`]: `${text(row['topic'])} (${state})` });
};

/** The groups in which a parent reads them, by the titles that the sections have in the file. */
const WORDED: { title: (name: string) => string; parts: Record<string, Wording> }[] = [
  {
    title: (name) => `About ${name}`,
    parts: {
      'Your profile': { title: 'Profile', none: '', lines: profile },
      'Your plans': { title: 'Plans', none: 'No plan was taken.', lines: plan },
    },
  },
  {
    title: () => 'The assessment',
    parts: {
      'Your assessments': {
        title: 'When it was taken',
        none: 'Not taken yet.',
        lines: (row) => lines({ [`Time ${text(row['attempt'])}`]: day(row['submitted_at']) }),
      },
      'Your answers': {
        title: 'Every answer',
        none: 'No answers yet.',
        lines: (row) => lines({ [`${text(row['part'])}: ${text(row['question'])}`]: text(row['answer']) }),
      },
    },
  },
  {
    title: () => 'Careers and what came of them',
    parts: {
      'Your careers': { title: 'Careers', none: 'No careers yet. They come from the assessment.', lines: career },
      "Your report's address": {
        title: 'The report',
        none: 'No report yet.',
        lines: (row) => lines({ 'Opens by its own link since': day(row['made_at']), 'Closed on': day(row['closed_at']) }),
      },
      'The scoops you asked for': {
        title: 'Questions asked about careers',
        none: 'No question asked yet.',
        lines: (row) => lines({ [`Question ${text(row['question_id'])}`]: `${text(row['count'])} of 5 answers seen` }),
      },
      'Companions you were given': {
        title: 'AI companions',
        none: 'No companion was opened for them by us.',
        lines: (row) => lines({ Companion: text(row['companion']) }),
      },
      'Your chats with companions': {
        title: 'What was said with companions',
        none: 'Nothing, or nothing that a file for you holds: days on which something very private was told stay closed.',
        lines: (row) =>
          lines({ [`${day(row['at'])}, ${row['role'] === 'user' ? 'your child' : text(row['companion'])}`]: text(row['content']) }),
      },
      'How often you chatted': {
        title: 'How often they chatted',
        none: 'Not yet.',
        lines: (row) => lines({ [day(row['day'])]: `${text(row['messages'])} messages` }),
      },
    },
  },
  {
    title: () => 'You, and talks with mentors',
    parts: {
      'The parent you named': {
        title: 'How we reach you',
        none: 'No parent is named.',
        lines: (row) => lines({ Contact: text(row['contact']), 'Asked on': day(row['asked_at']), 'Answered on': day(row['answered_at']) }),
      },
      'Links we sent to your parent': {
        title: 'Links we sent you',
        none: 'No link was sent.',
        lines: (row) =>
          lines({ [`Sent on ${day(row['created_at'])}`]: row['used_at'] ? `opened on ${day(row['used_at'])}` : 'not opened' }),
      },
      'What your parent decided': {
        title: 'What you decided',
        none: 'You have not decided yet.',
        lines: (row) =>
          lines({
            [PURPOSES_IN_WORDS[text(row['purpose'])] ?? text(row['purpose'])]: `${yes(row['granted'])}, on ${day(row['decided_at'])}`,
          }),
      },
      'Every change of consent': {
        title: 'Every change of it',
        none: 'Nothing was changed.',
        lines: (row) =>
          lines({ [`${day(row['at'])}, ${PURPOSES_IN_WORDS[text(row['purpose'])] ?? text(row['purpose'])}`]: yes(row['granted']) }),
      },
      'Talks with mentors': { title: 'Talks with mentors', none: 'No talk was asked for.', lines: talk },
      'Feedback after those talks': {
        title: 'What was written after them',
        none: 'Nothing was written.',
        lines: (row) => lines({ [`By the ${text(row['written_by'])}, ${day(row['created_at'])}`]: text(row['message']) }),
      },
    },
  },
  {
    title: () => 'Letters and friends',
    parts: {
      'Messages you wrote to us': {
        title: 'Messages to our team',
        none: 'None were written.',
        lines: (row) => lines({ [`${MESSAGE_KINDS[text(row['kind'])] ?? 'Message'}, ${day(row['created_at'])}`]: text(row['message']) }),
      },
      'Friends you invited': {
        title: 'Friends invited',
        none: 'Nobody was invited.',
        lines: (row) => lines({ 'One friend': day(row['sent_at']) }),
      },
      'The newsletter': {
        title: 'Newsletter',
        none: 'Not signed up for it.',
        lines: (row) => lines({ Since: day(row['subscribed_at']), Until: day(row['ended_at']) }),
      },
    },
  },
  {
    title: () => 'How the account is kept safe',
    parts: {
      'Your sign-ins': {
        title: 'Devices signed in',
        none: 'Nobody is signed in.',
        lines: (row) =>
          lines({
            [day(row['created_at'])]: row['revoked_at']
              ? `ended on ${day(row['revoked_at'])}`
              : `until ${day(row['expires_at'])} at the latest`,
          }),
      },
      'Links we mailed you': {
        title: 'Links mailed to the account',
        none: 'No link was mailed lately.',
        lines: (row) => lines({ [day(row['created_at'])]: row['used_at'] ? 'used' : 'not used' }),
      },
      'Record of changes': {
        title: 'What was done, and by whom',
        none: 'Nothing is noted.',
        lines: (row) => lines({ [day(row['at'])]: actionInWords(text(row['action']), text(row['actor'])) }),
      },
    },
  },
];

/** Sections that only accounts of mentors can have something in. */
const OF_MENTORS = ['What you can talk about'];

/** Everything held about a child in a parent's words; what has no words yet stands at the end under its own title. */
export function childInWords({ sections }: PersonExport, name: string): Group[] {
  const known = new Set(WORDED.flatMap(({ parts }) => Object.keys(parts)).concat(OF_MENTORS));
  const rowsOf = (title: string) => sections.find((section) => section.title === title)?.rows ?? [];
  const groups = WORDED.map(({ title, parts }) => ({
    title: title(name),
    parts: Object.entries(parts).map(([key, words]) => ({ title: words.title, none: words.none, lines: rowsOf(key).flatMap(words.lines) })),
  }));
  const others = sections.filter((section) => !known.has(section.title));
  if (others.length === 0) return groups;
  const entries = (count: number) => (count === 1 ? '1 entry, in the file' : `${count} entries, in the file`);
  const parts = others.map(({ title, rows }) => ({
    title,
    none: 'Nothing is held here.',
    lines: rows.length > 0 ? [{ label: title, text: entries(rows.length) }] : [],
  }));
  return [...groups, { title: 'Also held', parts }];
}
