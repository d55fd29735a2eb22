import { z } from 'zod';
import { PURPOSES } from './consent.ts';
import { deskListQuery, deskMeta, idOfRow, DESK_MOST_COUNTED } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { ageField, idField, instantField } from './fields.ts';

export const STUDENT_SORTS = ['first_name', 'created_at'] as const;
/** Where the parent stands: nobody has to ask (`adult`), nobody was asked, asked, said yes to something, or to nothing. */
export const PARENT_STATES = ['adult', 'open', 'waiting', 'granted', 'refused'] as const;
export type ParentState = (typeof PARENT_STATES)[number];
/** Where the assessment stands. */
export const COMPLETED = ['yes', 'no'] as const;

/** The number of a row in an address, or none. */
const numberOrNone = (name: string) =>
  z.string(`${name} is a number, or none.`).regex(/^(none|[1-9]\d{0,8})$/, `${name} is a number, or none.`);

/** What a list of students can be narrowed by. */
const filters = {
  q: deskListQuery(STUDENT_SORTS).q,
  school_id: numberOrNone('school_id').optional(),
  plan_id: numberOrNone('plan_id').optional(),
  consent: z.enum(PARENT_STATES, `consent is one of ${PARENT_STATES.join(', ')}.`).optional(),
  completed: z.enum(COMPLETED, 'completed is yes or no.').optional(),
};
const studentFilter = z.strictObject(filters);
export type StudentFilter = z.output<typeof studentFilter>;

const named = z.object({ id: z.number().int(), name: z.string() });

/** A student in the list: what an organization's people are not told is null for them. */
export const deskStudentRow = z.object({
  id: z.number().int(),
  first_name: z.string(),
  school: z.string().nullable(),
  /** Whether they took the assessment. */
  completed: z.boolean(),
  /** Whether they share with their school or sponsor now. */
  shares: z.boolean(),
  grade: z.string().nullable(),
  plan: z.string().nullable(),
  parent: z.enum(PARENT_STATES).nullable(),
  /** How many purposes the parent said yes to. */
  agreed: z.number().int().nullable(),
  /** Talks with mentors that wait for a mentor, and that have a time. */
  talks: z.object({ asked: z.number().int(), booked: z.number().int() }).nullable(),
  created_at: z.string().nullable(),
  /** Asked for deletion. */
  leaving: z.boolean(),
});
export type DeskStudentRow = z.infer<typeof deskStudentRow>;

export const listDeskStudents = endpoint({
  method: 'GET',
  path: '/desk/students/',
  access: 'desk',
  may: 'students.read',
  summary: 'The students whom somebody at the desk may see, 50 at a time.',
  status: 200,
  query: z.object({ ...deskListQuery(STUDENT_SORTS), ...filters }),
  answer: z.object({ results: z.array(deskStudentRow), meta: deskMeta }),
});

const decision = z.object({ purpose: z.enum(PURPOSES), granted: z.boolean(), decided_at: z.string() });

/** What the desk alone sees of an account. */
const deskAccount = z.object({
  age: z.number().int().nullable(),
  grade: z.string().nullable(),
  /** The day from which nobody else decides. */
  adult_on: z.string().nullable(),
  is_minor: z.boolean(),
  email_confirmed: z.boolean(),
  created_at: z.string(),
  /** The day of the erasure, where they asked for it. */
  deletion_on: z.string().nullable(),
  school: named.nullable(),
  affiliate_code: z.string().nullable(),
  allow_data_sharing: z.boolean(),
  parent: z.enum(PARENT_STATES),
  guardian: z
    .object({
      channel: z.enum(['email', 'sms']),
      contact: z.string(),
      asked_at: z.string(),
      answered_at: z.string().nullable(),
      /** It can be taken off: not while an account of the family below is reached there. */
      may_remove: z.boolean(),
    })
    .nullable(),
  consents: z.array(decision),
  /** The accounts of parents who joined by a link, also those that were ended. */
  family: z.array(
    z.object({
      id: z.number().int(),
      first_name: z.string(),
      email: z.string(),
      since: z.string(),
      ended_at: z.string().nullable(),
      /** It can be put out: also where the adult left by themselves, which leaves them named. */
      may_end: z.boolean(),
    }),
  ),
  terms: z.array(
    z.object({
      title: z.string(),
      source: z.enum(['payment', 'code', 'staff', 'free']),
      code: z.string().nullable(),
      starts_at: z.string(),
      ends_at: z.string().nullable(),
    }),
  ),
  /** The newest twenty. */
  sessions: z.array(
    z.object({
      id: z.number().int(),
      topic: z.string(),
      state: z.string(),
      starts_at: z.string().nullable(),
      created_at: z.string(),
      mentor: z.string().nullable(),
    }),
  ),
});

/** One student: how to reach them; answers and careers while they share; the account for the desk's own people. */
export const deskStudent = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  shares: z.boolean(),
  /** Null while they do not share, or have not taken the assessment. */
  submitted_at: z.string().nullable(),
  /** Null while they do not share. */
  answers: z.array(z.object({ part: z.string(), question: z.string(), answer: z.string() })).nullable(),
  recommendations: z
    .array(
      z.object({
        rank: z.number().int().nullable(),
        onet_code: z.string(),
        title: z.string(),
        stars: z.number().int().nullable(),
        saved: z.boolean(),
      }),
    )
    .nullable(),
  account: deskAccount.nullable(),
});
export type DeskStudent = z.infer<typeof deskStudent>;

export const getDeskStudent = endpoint({
  method: 'GET',
  path: '/desk/students/:id/',
  access: 'desk',
  may: 'students.read',
  summary: 'One student. Opening one is written down.',
  status: 200,
  params: idOfRow,
  answer: deskStudent,
});

export const changeDeskStudent = endpoint({
  method: 'PATCH',
  path: '/desk/students/:id/',
  access: 'desk',
  may: 'students.change',
  summary: 'Corrects the age, or says which school somebody is at; `was` is what was seen, and refused where it is not so any more.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({
    age: ageField.optional(),
    school_id: idField.nullable().optional(),
    was: z.strictObject({ age: z.number().int().nullable(), school_id: idField.nullable() }).partial().optional(),
  }),
  answer: z.object({ age: z.number().int().nullable(), adult_on: z.string().nullable(), school: named.nullable() }),
});

export const endDeskGuardianship = endpoint({
  method: 'DELETE',
  path: '/desk/students/:id/family/:parent_id/',
  access: 'desk',
  may: 'students.change',
  summary: "Takes a student out of an adult's family account, for who joined by a mistake; the student is told.",
  status: 204,
  params: idOfRow.extend({ parent_id: idOfRow.shape.id }),
  answer: z.undefined(),
});

export const removeDeskGuardian = endpoint({
  method: 'POST',
  path: '/desk/students/:id/guardian/remove/',
  access: 'desk',
  may: 'students.change',
  summary: 'Takes off the contact that a student named as their parent, for who wrote that they are none; the student is told.',
  status: 204,
  params: idOfRow,
  // Of the contact that was seen: who is named since is another one.
  body: z.strictObject({ asked_at: instantField }),
  answer: z.undefined(),
});

export const assignDeskStudents = endpoint({
  method: 'POST',
  path: '/desk/students/school/',
  access: 'desk',
  may: 'students.change',
  summary: 'Says which school all are at whom a list shows; refused where it does not show as many any more.',
  status: 200,
  body: z.strictObject({
    filter: studentFilter,
    count: z
      .number('Say how many the list shows.')
      .int('Say how many the list shows.')
      .min(1, 'Nobody is in this list.')
      .max(DESK_MOST_COUNTED, 'These are too many at once. Narrow the list to at most 10,000.'),
    school_id: idField.nullable(),
  }),
  answer: z.object({ changed: z.number().int() }),
});
