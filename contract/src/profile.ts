import { z } from 'zod';
import { user } from './accounts.ts';
import { ofChild, parentView } from './consent.ts';
import { endpoint } from './endpoint.ts';
import {
  ageField,
  certaintyField,
  educationField,
  emailField,
  emptyLineField,
  gradeField,
  idField,
  lineField,
  linkField,
  phoneField,
  presentPasswordField,
  textField,
  timeZoneField,
  zipcodeField,
} from './fields.ts';
import { planField } from './plans.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

/** Everything the product holds in the person's own profile. */
export const profile = z.object({
  ...user.shape,
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipcode: z.string(),
  age: z.number().int().nullable(),
  careers: z.string(),
  certainty: z.number().int().nullable(),
  grade: z.string().nullable(),
  education: z.number().int().nullable(),
  about_me: z.string(),
  title: z.string(),
  industry: named.nullable(),
  tags: z.array(named),
  social_url: z.string(),
  /** Of mentors: whether a representative has let them meet students. */
  mentor_status: z.enum(['waiting', 'approved']).nullable(),
  /** A new email that counts once its link is used. */
  pending_email: z.string().nullable(),
  /** Who asked for the deletion; what a parent asked for, only a parent takes back. */
  deletion_asked_by: z.enum(['user', 'guardian']).nullable(),
  allow_data_sharing: z.boolean(),
  ai_report: z.string(),
  /** Whether answers of theirs were ever handed in: without any there is nothing that could be on its way. */
  assessment_taken: z.boolean(),
  school: named.nullable(),
  /** IANA, as America/Chicago; null where none was told. */
  time_zone: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** Forms send an empty choice as an empty text; it means none. */
const orNone = <F extends z.ZodType>(field: F) => field.nullable().or(z.literal('').transform(() => null));

/** What only students tell of themselves, and may change. */
export const studentFields = {
  age: ageField,
  careers: emptyLineField('Careers', 500),
  certainty: orNone(certaintyField),
  grade: gradeField,
  education: educationField,
};

/** What only mentors do. */
export const mentorFields = {
  about_me: textField('About Me', 2000),
  title: emptyLineField('Title'),
  industry: orNone(idField),
  tags: z.array(idField, 'Tags must be a list.').max(20, 'Choose at most 20 tags.'),
  social_url: linkField,
};

/**
 * What a person may change of their own profile; only the fields that are sent change. What others decide (role, school,
 * affiliate code, report) is not among them and is refused by name.
 */
const profileChange = z
  .strictObject({
    first_name: lineField('First Name'),
    /** Empty for who has one name only. */
    last_name: emptyLineField('Last Name', 80),
    /** A new one counts once the link mailed there is used. It and `phone` need `current_password` when they differ. */
    email: emailField,
    phone: phoneField,
    address: lineField('Address', 200),
    city: lineField('City'),
    state: lineField('State'),
    country: emptyLineField('Country'),
    zipcode: zipcodeField,
    ...studentFields,
    ...mentorFields,
    time_zone: timeZoneField,
    allow_data_sharing: z.boolean({ error: 'Please answer yes or no.' }),
    /** A plan without a price, or null to be without one: a priced plan starts when it is paid for. */
    pricing_plan: planField.nullable(),
    current_password: presentPasswordField,
  })
  .partial();
export type ProfileChange = z.input<typeof profileChange>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/',
  access: 'signed_in',
  summary: 'The profile of the signed-in person.',
  status: 200,
  answer: profile,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/profile/',
  access: 'signed_in',
  summary: 'Changes some fields of the profile, and the photo when one comes along; answers the whole of it as it is stored.',
  status: 200,
  body: profileChange,
  file: 'profile_image',
  answer: profile,
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/profile/photo/',
  access: 'signed_in',
  summary: 'Removes the photo.',
  status: 200,
  answer: profile,
});

/** Everything held about a person, in sections that a page can show as they are. */
export const personExport = z.object({
  made_at: z.string(),
  sections: z.array(z.object({ title: z.string(), about: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
});
export type PersonExport = z.infer<typeof personExport>;

export const exportProfile = endpoint({
  method: 'GET',
  path: '/profile/export/',
  access: 'signed_in',
  summary: 'Everything held about the signed-in person, as one file.',
  status: 200,
  answer: personExport,
});

export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/profile/',
  access: 'signed_in',
  summary: 'Asks for everything to be erased in 30 days; every session ends.',
  status: 200,
  body: z.strictObject({ password: presentPasswordField }),
  answer: z.object({ detail: z.string(), deletion_on: z.string() }),
});

export const keepProfile = endpoint({
  method: 'POST',
  path: '/profile/keep/',
  access: 'signed_in',
  summary: 'Takes the wish to be deleted back.',
  status: 200,
  answer: profile,
});

/** Everything held about a child in a parent's words; the export has the same with every field. */
export const heldInWords = z.object({
  made_at: z.string(),
  groups: z.array(
    z.object({
      title: z.string(),
      parts: z.array(
        z.object({
          title: z.string(),
          /** Said where there is nothing. */
          none: z.string(),
          lines: z.array(z.object({ label: z.string(), text: z.string() })),
        }),
      ),
    }),
  ),
});
export type HeldInWords = z.infer<typeof heldInWords>;

export const readChildHeld = endpoint({
  method: 'GET',
  path: '/consent/parent/held/',
  access: 'guardian',
  summary: "Everything held about the child, in a parent's words.",
  status: 200,
  query: ofChild,
  answer: heldInWords,
});

export const exportChild = endpoint({
  method: 'GET',
  path: '/consent/parent/export/',
  access: 'guardian',
  summary: 'Everything held about the child, as one file.',
  status: 200,
  query: ofChild,
  answer: personExport,
});

export const askChildDeletion = endpoint({
  method: 'POST',
  path: '/consent/parent/deletion/',
  access: 'guardian',
  summary: "Ask for everything held about the child to be erased in 30 days; the child's sessions end.",
  status: 200,
  query: ofChild,
  body: z.strictObject({}),
  answer: parentView,
});

export const takeBackChildDeletion = endpoint({
  method: 'DELETE',
  path: '/consent/parent/deletion/',
  access: 'guardian',
  summary: "Take the parent's own wish for deletion back.",
  status: 200,
  query: ofChild,
  answer: parentView,
});
