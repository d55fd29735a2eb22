import { mentorFields, studentFields, type Profile, type ProfileChange } from '@careerscoop/contract/profile';
import { PROFILE_AGES } from '@careerscoop/contract/constants';
import { GRADES } from '@careerscoop/contract/schooling';
import {
  EMAIL_PATTERN,
  ageField,
  certaintyField,
  educationField,
  emptyLineField,
  lineField,
  phoneField,
  textField,
  timeZoneField,
  zipcodeField,
} from '@careerscoop/contract/fields';
import { z } from 'zod';
import { numberChoices } from '../../ui/number-choices.ts';

/** Says one thing about a field: first that it is empty, and only then what else is wrong. */
const needed = <F extends z.ZodType<unknown, string>>(message: string, field: F) => z.string().trim().min(1, message).pipe(field);
const free = <F extends z.ZodType<string, string>>(field: F) => z.string().trim().pipe(z.literal('').or(field));
const FORMAT = 'Invalid email format';

const common = {
  full_name: z.string().trim().min(1, 'Full name is required').pipe(lineField('Full name', 160)),
  email: needed('Email is required', z.string().toLowerCase().max(254, FORMAT).regex(EMAIL_PATTERN, FORMAT)),
  phone: needed('Phone number is required', phoneField),
  address: needed('Address is required', lineField('Address', 200)),
  city: needed('City is required', lineField('City')),
  state: needed('State is required', lineField('State')),
  zipcode: needed('Zipcode is required', zipcodeField),
  country: emptyLineField('Country'),
  /** Empty while none was told. */
  time_zone: timeZoneField.or(z.literal('')),
  current_password: z.string(),
};
/** Of students and mentors we have to know how to reach them; nobody else was asked, and what they never told may stay empty. */
const reach = {
  phone: free(phoneField),
  address: free(lineField('Address', 200)),
  city: free(lineField('City')),
  state: free(lineField('State')),
  zipcode: free(zipcodeField),
};
const ofStudents = {
  ...studentFields,
  age: z.number('Age is required').pipe(ageField),
  grade: z.enum(GRADES.map(({ value }) => value) as ['FM', 'SM', 'JR', 'SR', 'OT'], 'Grade is required'),
  education: z.number('Education is required').pipe(educationField),
  certainty: z.nullable(certaintyField),
};
const ofMentors = {
  ...mentorFields,
  industry: z.number().nullable(),
  about_me: needed('About Me is required', textField('About Me', 2000)),
};

/** Everything that the form of any role may hold; which of it there is, {@link editSchema} says. */
type Whole = z.ZodObject<typeof common & typeof ofStudents & typeof ofMentors>;
export type EditFields = z.input<Whole>;
type Checked = Partial<z.output<Whole>> & z.output<z.ZodObject<typeof common>>;

type Reach = keyof typeof reach;
const REACH = Object.keys(reach) as Reach[];

/** Whether this may stay empty. */
export const mayLack = (profile: Profile, name: Reach) => profile.role !== 'Student' && profile.role !== 'Mentor' && !profile[name];

/** Nobody gives their address to change a name: it is asked for where it is needed, and shown where it is held. */
export const showsAddress = (profile: Profile) => REACH.some((name) => name !== 'phone' && !mayLack(profile, name));

export function editSchema(profile: Profile) {
  const { role } = profile;
  const lacking = Object.fromEntries(REACH.filter((name) => mayLack(profile, name)).map((name) => [name, reach[name]]));
  const own = role === 'Student' ? ofStudents : role === 'Mentor' ? ofMentors : lacking;
  return z.object({ ...common, ...own }) as unknown as z.ZodType<Checked, EditFields>;
}

const NAMES = Object.keys({ ...common, ...ofStudents, ...ofMentors });

/** The form's first values: what is held now. */
export function fieldsOf(profile: Profile): EditFields {
  const held: unknown = Object.fromEntries(NAMES.map((name) => [name, profile[name as keyof Profile]]));
  return {
    ...(held as EditFields),
    full_name: `${profile.first_name} ${profile.last_name}`.trim(),
    time_zone: profile.time_zone ?? '',
    age: profile.age as number,
    grade: (profile.grade ?? '') as EditFields['grade'],
    education: profile.education as number,
    industry: profile.industry?.id ?? null,
    tags: profile.tags.map(({ id }) => id),
    current_password: '',
  };
}

/** The fields that hold something else than they began with. */
export function changedIn(before: EditFields, now: EditFields): Set<string> {
  const same = (name: keyof EditFields) => JSON.stringify(before[name]) === JSON.stringify(now[name]);
  return new Set((Object.keys(now) as (keyof EditFields)[]).filter((name) => !same(name)));
}

/**
 * What is sent: the changed fields alone, as the others may have been changed elsewhere meanwhile. The first word is the
 * first name, the rest the last; what was emptied is sent empty.
 */
export function changeOf(checked: Checked, changed: ReadonlySet<string>): ProfileChange {
  const fields = Object.fromEntries(Object.entries(checked).filter(([name]) => changed.has(name))) as Partial<Checked>;
  const { full_name, current_password, certainty, industry, time_zone, ...others } = fields;
  const [first_name = '', ...rest] = full_name?.trim().split(/\s+/) ?? [];
  return {
    ...(full_name === undefined ? {} : { first_name, last_name: rest.join(' ') }),
    ...others,
    ...(time_zone ? { time_zone } : {}),
    ...(certainty === undefined ? {} : { certainty: certainty ?? '' }),
    ...(industry === undefined ? {} : { industry: industry ?? '' }),
    ...(current_password ? { current_password } : {}),
  };
}

/** Email and phone open the account: changing one needs the password. */
export function needsPassword(profile: Profile, { email = '', phone = '' }: Partial<EditFields>): boolean {
  return email.trim().toLowerCase() !== profile.email || phone.trim() !== profile.phone;
}

/** The ages to choose from, the person's own among them whatever it is. */
export function ageChoices(own: number | null) {
  const listed = numberChoices(PROFILE_AGES.youngest, PROFILE_AGES.oldest);
  if (own === null || listed.some(({ value }) => value === own)) return listed;
  return [...listed, ...numberChoices(own, own)].sort((a, b) => a.value - b.value);
}
