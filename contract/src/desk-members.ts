import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { LEVELS, levelField } from './desk-permissions.ts';
import { endpoint } from './endpoint.ts';
import { emailField, idField, lineField, presentPasswordField } from './fields.ts';
import { codeField } from './plans.ts';

export const MEMBER_SORTS = ['name', 'level', 'created_at'] as const;
export const MEMBER_STATES = ['open', 'ended'] as const;

const deskMember = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  level: z.enum(LEVELS),
  school_id: z.number().int().nullable(),
  code: z.string().nullable(),
  /** Of an organization's people: the name of the school, or the label of the code. */
  organization: z.string().nullable(),
  /** Whether an authenticator app stands beside the password. */
  second_factor: z.boolean(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
});
export type DeskMember = z.infer<typeof deskMember>;

/** Whose people they are: of an organization alone, and by one of the two. */
const whose = { school_id: idField.nullable().optional(), code: codeField.nullable().optional() };

export const listDeskMembers = endpoint({
  method: 'GET',
  path: '/desk/members/',
  access: 'desk',
  may: 'members.read',
  summary: 'Who has a place at the desk, or had one.',
  status: 200,
  query: z.object({
    ...deskListQuery(MEMBER_SORTS),
    level: levelField.optional(),
    state: z.enum(MEMBER_STATES, 'state is open or ended.').optional(),
  }),
  answer: z.object({ results: z.array(deskMember), meta: deskMeta }),
});

export const addDeskMember = endpoint({
  method: 'POST',
  path: '/desk/members/',
  access: 'desk',
  may: 'members.change',
  summary: 'Gives somebody a place at the desk. A mail brings them the link by which they choose a password.',
  status: 201,
  body: z.strictObject({
    email: emailField,
    first_name: lineField('First name'),
    last_name: lineField('Last name'),
    level: levelField,
    ...whose,
    current_password: presentPasswordField,
  }),
  answer: z.object({ id: z.number().int() }),
});

export const changeDeskMember = endpoint({
  method: 'PATCH',
  path: '/desk/members/:id/',
  access: 'desk',
  may: 'members.change',
  summary: 'Gives a place another level, or ends it. `was` is the level that was seen, and refused where it is not so any more.',
  status: 200,
  params: idOfRow,
  body: z
    .strictObject({
      level: levelField.optional(),
      ...whose,
      ended: z.literal(true, 'A place that has ended is given anew.').optional(),
      was: levelField.optional(),
      current_password: presentPasswordField,
    })
    .refine(({ level, ended }) => level !== undefined || ended !== undefined, {
      path: ['level'],
      message: 'Choose a level, or end the place.',
    }),
  answer: z.object({ id: z.number().int(), level: z.enum(LEVELS), ended_at: z.string().nullable() }),
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/desk/second-factor/reset/',
  access: 'desk',
  may: 'members.change',
  summary:
    'Takes the authenticator app off an account whose owner has lost the phone and the recovery codes; every session ends, and a mail says so.',
  status: 204,
  body: z.strictObject({ email: emailField, current_password: presentPasswordField }),
  answer: z.undefined(),
});
