import type { Profile, ProfileChange } from '@careerscoop/contract/profile';
import { GRADES, PROFILE_AGES } from '@careerscoop/contract/constants';
import {
  EMAIL_PATTERN,
  ageField,
  certaintyField,
  educationField,
  emptyLineField,
  lineField,
  linkField,
  phoneField,
  textField,
  zipcodeField,
} from '@careerscoop/contract/fields';
import { z } from 'zod';
import { numberChoices } from '../../ui/number-choices.ts';

/** Says one thing about a field: first that it is empty, and only then what else is wrong. */
const needed = <F extends z.ZodType<unknown, string>>(message: string, field: F) => z.string().trim().min(1, message).pipe(field);
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
  current_password: z.string(),
};
const ofStudents = {
  age: z.number('Age is required').pipe(ageField),
  grade: z.enum(GRADES.map(({ value }) => value) as ['FM', 'SM', 'JR', 'SR', 'OT'], 'Grade is required'),
  education: z.number('Education is required').pipe(educationField),
  careers: emptyLineField('Careers', 500),
  certainty: z.nullable(certaintyField),
};
const ofMentors = {
  title: emptyLineField('Title'),
  industry: z.number().nullable(),
  tags: z.array(z.number()).max(20, 'Choose at most 20 tags.'),
  social_url: linkField,
  about_me: needed('About Me is required', textField('About Me', 2000)),
};

/** Everything that the form of any role may hold; which of it there is, {@link editSchema} says. */
type Whole = z.ZodObject<typeof common & typeof ofStudents & typeof ofMentors>;
export type EditFields = z.input<Whole>;
type Checked = Partial<z.output<Whole>> & z.output<z.ZodObject<typeof common>>;

export function editSchema(role: Profile['role']) {
  const own = role === 'Student' ? ofStudents : role === 'Mentor' ? ofMentors : {};
  return z.object({ ...common, ...own }) as unknown as z.ZodType<Checked, EditFields>;
}

/** The form's first values: what is held now. */
export function fieldsOf(profile: Profile): EditFields {
  const { email, phone, address, city, state, zipcode, country, careers, certainty, title, social_url, about_me } = profile;
  return {
    full_name: `${profile.first_name} ${profile.last_name}`.trim(),
    ...{ email, phone, address, city, state, zipcode, country, careers, certainty, title, social_url, about_me },
    age: profile.age as number,
    grade: (profile.grade ?? '') as EditFields['grade'],
    education: profile.education as number,
    industry: profile.industry?.id ?? null,
    tags: profile.tags.map(({ id }) => id),
    current_password: '',
  };
}

/** The first word is the first name, the rest the last; nothing empty is left out. */
export function changeOf({ full_name, current_password, certainty, industry, ...fields }: Checked): ProfileChange {
  const [first_name = '', ...rest] = full_name.trim().split(/\s+/);
  return {
    first_name,
    last_name: rest.join(' '),
    ...fields,
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
