import { z } from 'zod';
import { MINIMUM_AGE, OLDEST_SIGNUP_AGE } from './constants.ts';
import { EDUCATION, GRADES } from './schooling.ts';

// C0 and C1 control characters and the invisible direction marks: they break mails and let a name pose as another.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const HIDDEN_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** The spec's simple pattern, with suffixes of two letters or more (decision 19). */
export const EMAIL_PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[A-Za-z]{2,}$/;

/**
 * One line of text a person types: trimmed, 1 to `max` characters, any script and emoji, no control characters.
 * `label` begins the messages: '{label} is required.'
 */
export function lineField(label: string, max = 80) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? `${label} is required.` : `${label} must be text.`) })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} can have at most ${max} characters.`)
    .refine((text) => !HIDDEN.test(text), `${label} has a character that cannot be used.`);
}

/** As {@link lineField}, but it may be empty. */
export function emptyLineField(label: string, max = 120) {
  return z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(max, `${label} can have at most ${max} characters.`)
    .refine((text) => !HIDDEN.test(text), `${label} has a character that cannot be used.`);
}

/** The same, and absent counts as empty. */
export function optionalLineField(label: string, max = 120) {
  return emptyLineField(label, max).default('');
}

/** Several lines of text, 1 to `max` characters; line breaks and tabs are kept. */
export function textField(label: string, max: number) {
  return z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} can have at most ${max} characters.`)
    .refine((text) => !HIDDEN_BUT_LINES.test(text), `${label} has a character that cannot be used.`);
}

/** As {@link textField}, but it may be empty; absent and nothing but spaces count as empty. */
export function optionalTextField(label: string, max: number) {
  return z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(max, `${label} can have at most ${max} characters.`)
    .refine((text) => !HIDDEN_BUT_LINES.test(text), `${label} has a character that cannot be used.`)
    .default('');
}

/** An email as typed, trimmed and in lower case: accounts never differ by case alone. At most 254 characters. */
export const emailField = z
  .string({ error: 'Email is required.' })
  .trim()
  .toLowerCase()
  .min(1, 'Email is required.')
  .max(254, 'Email is invalid.')
  .regex(EMAIL_PATTERN, 'Email is invalid.')
  .refine((text) => text === text.normalize('NFKC') && !HIDDEN.test(text), 'Email is invalid.');

/** A phone number as typed: digits with the usual signs, 7 to 15 digits. */
export const phoneField = lineField('Phone', 32)
  .regex(/^\+?[\d\s().-]+$/, 'Phone can have digits, spaces and ( ) + - only.')
  .refine((text) => {
    const digits = text.replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15;
  }, 'Phone must have 7 to 15 digits.');

export const zipcodeField = lineField('Zip Code', 12).regex(/^[A-Za-z0-9 -]{3,12}$/, 'Zip Code is invalid.');

const NO_ZONE = 'Choose a time zone of the list, as America/Chicago.';

/** A name of the IANA list; an offset, as +05:00, does not know summer time. */
export const timeZoneField = z.string({ error: NO_ZONE }).refine((name) => /^[A-Za-z].{1,59}$/.test(name) && isTimeZone(name), NO_ZONE);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const webAddress = z.url({
  protocol: /^https?$/,
  hostname: z.regexes.domain,
  error: 'Profile link must be a web address, like linkedin.com/in/you.',
});

/** The address of somebody's page on the web, or nothing; without a scheme https is meant. */
export const linkField = emptyLineField('Profile link', 300)
  .transform((text) => (text === '' || /^\w+:/.test(text) ? text : `https://${text}`))
  .pipe(z.literal('').or(webAddress));
export const profileLinkField = linkField.default('');

/** A new password: 8 to 128 characters, no composition rules (decision 33). The server also refuses the commonest. */
export const newPasswordField = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .min(8, 'Password must be at least 8 characters long.')
  .max(128, 'Password can have at most 128 characters.');

/** A password to check, never to store: anything up to 128 characters. */
export const presentPasswordField = z
  .string({ error: 'Password field may not be blank.' })
  .min(1, 'Password field may not be blank.')
  .max(128, 'Password can have at most 128 characters.');

const CODE_MISSING = 'Enter the code.';
/** What an authenticator app shows, or a recovery code, as typed: spaces, dashes and case do not count. */
export const codeField = z
  .string({ error: CODE_MISSING })
  .max(60, 'A code is shorter than that.')
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, CODE_MISSING));

export const ageField = z
  .number({ error: (issue) => (issue.input === undefined ? 'Age is required.' : 'Age must be a whole number.') })
  .int('Age must be a whole number.')
  .min(MINIMUM_AGE, `You must be ${MINIMUM_AGE} or older to sign up. A parent can write to us to open a family account.`)
  .max(OLDEST_SIGNUP_AGE, 'Age is invalid.');

export const gradeField = z.enum(GRADES.map((grade) => grade.value) as ['FM', 'SM', 'JR', 'SR', 'OT'], 'Grade is required.');

const educationIds = EDUCATION.map((choice) => choice.value) as readonly number[];
export const educationField = z
  .number({ error: 'Education is required.' })
  .refine((id) => educationIds.includes(id), 'Education must be one of the five choices.');

export const certaintyField = z
  .number({ error: 'Certainty must be a number from 1 to 10.' })
  .int('Certainty must be a number from 1 to 10.')
  .min(1, 'Certainty must be a number from 1 to 10.')
  .max(10, 'Certainty must be a number from 1 to 10.');

/** Links in mails carry 32 random bytes in base64url. */
export const tokenField = z.string({ error: 'The link is incomplete.' }).regex(/^[A-Za-z0-9_-]{43}$/, 'The link is incomplete.');

/** A whole number of an address, from `least` to `most`; `text` is what anything else is told. */
export function numberParam(text: string, least: number, most: number) {
  return z.coerce.number(text).int(text).min(least, text).max(most, text);
}

/** Which page of a list. */
export const pageParam = numberParam('page must be a whole number from 1 to 1000.', 1, 1000).default(1);

/** How many of a list come at once, at most `most`. */
export const sizeParam = (name: string, most: number, usual: number) =>
  numberParam(`${name} must be a whole number from 1 to ${most}.`, 1, most).default(usual);

const NO_ID = 'This is not an id.';
/** Numeric ids of rows, 1 to 2^31 - 1. */
export const idField = z.number(NO_ID).int(NO_ID).min(1, NO_ID).max(2_147_483_647, NO_ID);
/** The same as a path parameter. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, NO_ID)
  .transform(Number)
  .refine((id) => id <= 2_147_483_647, NO_ID);

// What a database and a calendar file can hold, and nobody means by mistake.
const isOfThisCentury = (text: string) => text >= '2000' && text < '2100';

/** A day as 2027-03-14, from 2000 to 2099; `error` is what anything else is told. */
export const dayField = (error: string) => z.iso.date({ error, abort: true }).refine(isOfThisCentury, error);

const NO_INSTANT = 'Date and time must be like 2027-03-01T16:00:00Z.';
/** A moment with its offset from UTC, from 2000 to 2099. */
export const instantField = z.iso.datetime({ offset: true, error: NO_INSTANT, abort: true }).refine(isOfThisCentury, NO_INSTANT);

const NO_VERSION = 'Say which version you saw.';
/** Which version of a row somebody changes, 0 to 2^31 - 2, so that the next one can be kept: of two who saw the same one the second is told. */
export const versionField = z.number(NO_VERSION).int(NO_VERSION).min(0, NO_VERSION).max(2_147_483_646, NO_VERSION);

/** Where a page of a list stands in the whole of it. */
export const pageMeta = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  number_of_pages: z.number().int(),
});
