import { EDUCATION, GRADES } from '@careerscoop/contract/schooling';
import { PLAN_SOURCES, actionInWords, ORDER_STATES } from './child-codes.ts';
import { type Day, type Row, type Words, dollars, labelIn, lines, list, text, yes } from './lines.ts';

/** What the profile says in words of its own, below. */
const WORDED = [
  ...['first_name', 'last_name', 'email', 'phone', 'address', 'city', 'state', 'zipcode', 'country', 'age', 'adult_on', 'grade'],
  ...['education', 'careers', 'certainty', 'favorite_ice_cream_flavor', 'school', 'affiliate_code', 'code_of', 'profile_image'],
  ...['time_zone', 'allow_data_sharing', 'created_at', 'terms_accepted_at', 'deletion_requested_at'],
];

/** Columns that say nothing of a child: numbers and keys, what stands elsewhere in the file, and what mentors alone have. */
export const NO_WORDS = [
  ...['id', 'role', 'email_confirmed_at', 'password_hash', 'school_id', 'pricing_plan', 'plan_ends_at'],
  ...['title', 'industry_id', 'social_url', 'about_me', 'about_me_held', 'approved_at'],
];
const SILENT = new Set([...WORDED, ...NO_WORDS, 'industry']);

/** Whatever else is held in the profile, by the name of its column: a parent reads a new field without anybody having worded it. */
const others = (row: Row, day: Day) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      if (SILENT.has(column)) return [];
      const label = column.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
      if (/_(at|on)$/.test(column)) return [[label, day(value)]];
      return [[label, typeof value === 'boolean' ? yes(value) : list(...[value].flat())]];
    }),
  );

/** Who the child is here. */
export const ABOUT_CHILD: Words = {
  'Your profile': {
    title: 'Profile',
    none: 'Nothing is held.',
    lines: (row, day) =>
      lines({
        Name: `${text(row['first_name'])} ${text(row['last_name'])}`.trim(),
        Email: text(row['email']),
        Phone: text(row['phone']),
        Address: list(row['address'], row['city'], `${text(row['state'])} ${text(row['zipcode'])}`.trim(), row['country']),
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
        'Time zone': text(row['time_zone']).replaceAll('_', ' '),
        'May a sponsor see it, says the student': yes(row['allow_data_sharing']),
        'Account opened': day(row['created_at']),
        'Terms accepted': day(row['terms_accepted_at']),
        'Deletion asked for': day(row['deletion_requested_at']),
        ...others(row, day),
      }),
  },
  'What you are counted in': {
    title: 'Counted for the school or sponsor, in groups of ten',
    none: 'Not counted.',
    lines: (row, day) => {
      const areas = Array.isArray(row['interests']) && row['interests'].length > 0 ? ', with the areas of the first careers' : '';
      return lines({
        [row['figure'] === 'completed' ? 'Finished the assessment' : 'Signed up']: `in the week of ${day(row['week'])}${areas}`,
      });
    },
  },
};

/** What was had and paid. */
export const PLANS: Words = {
  'Your plans': {
    title: 'Plans',
    none: 'No plan was taken.',
    lines: (row, day) => {
      const until = row['ended_at'] ?? row['ends_at'];
      const paidBy = row['code'] ? ` (by the code ${list(row['code'], row['code_of'])})` : (PLAN_SOURCES[text(row['source'])] ?? '');
      return lines({ [text(row['plan'])]: `since ${day(row['starts_at'])}${until ? `, until ${day(until)}` : ''}${paidBy}` });
    },
  },
  'Plans that were bought': {
    title: 'What was bought',
    none: 'Nothing was bought.',
    lines: (row, day) =>
      lines({
        [`${text(row['title'])}, order ${text(row['number'])}`]: list(
          dollars(row['amount_cents']),
          `${ORDER_STATES[text(row['state'])] ?? 'begun'} on ${day(row['paid_at']) || day(row['created_at'])}`,
          row['payer'] === 'adult' && 'by an adult',
        ),
      }),
  },
  'Payments and refunds': {
    title: 'Every payment and refund',
    none: 'No money moved.',
    lines: (row, day) => lines({ [`${day(row['at'])}, order ${text(row['order'])}`]: movement(row, day(row['looked_at'])) }),
  },
  'Links to pay that you made': {
    title: 'Links to pay that your child made',
    none: 'None were made.',
    lines: (row, day) =>
      lines({
        [`For ${text(row['plan'])}, ${day(row['created_at'])}`]: list(
          row['contact'] ? `texted to ${text(row['contact'])}` : 'to share',
          row['opened_at'] ? `opened on ${day(row['opened_at'])}` : 'not opened',
        ),
      }),
  },
};

const KINDS: Record<string, string> = {
  charge: 'paid',
  fee: 'what the payment cost us',
  refund: 'paid back',
  dispute: 'taken back by the bank',
  dispute_won: 'given back by the bank',
};

function movement(row: Row, lookedAt: string): string {
  if (row['kind'] === undefined) return lookedAt ? `a person looked at it on ${lookedAt}` : 'a person is looking at it';
  return list(dollars(row['cents']), KINDS[text(row['kind'])] ?? text(row['kind']).replaceAll('_', ' '));
}

/** How the account is kept safe. */
export const SAFEKEEPING: Words = {
  'Your sign-ins': {
    title: 'Devices signed in',
    none: 'Nobody is signed in.',
    lines: (row, day) =>
      lines({
        [day(row['created_at'])]: row['revoked_at']
          ? `ended on ${day(row['revoked_at'])}`
          : `until ${day(row['expires_at'])} at the latest`,
      }),
  },
  'Links we mailed you': {
    title: 'Links mailed to the account',
    none: 'No link was mailed lately.',
    lines: (row, day) => lines({ [day(row['created_at'])]: row['used_at'] ? 'used' : 'not used' }),
  },
  'Codes that confirm an account at school': {
    title: 'A code of the school that confirmed the account',
    none: 'None was used.',
    lines: (row, day) => lines({ [text(row['affiliate_code'])]: row['used_at'] ? `used on ${day(row['used_at'])}` : 'not used' }),
  },
  'Record of changes': {
    title: 'What was done, and by whom',
    none: 'Nothing is noted.',
    lines: (row, day) => lines({ [day(row['at'])]: actionInWords(text(row['action']), text(row['actor'])) }),
  },
};
