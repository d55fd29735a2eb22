import { z } from 'zod';
import { deskListQuery, deskMeta, idOfRow } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { lineField } from './fields.ts';

export const SCHOOL_SORTS = ['name', 'students'] as const;
const nameField = lineField('Name', 120);

const deskSchool = z.object({
  id: z.number().int(),
  name: z.string(),
  students: z.number().int(),
  codes: z.number().int(),
});
export type DeskSchool = z.infer<typeof deskSchool>;

export const listDeskSchools = endpoint({
  method: 'GET',
  path: '/desk/schools/',
  access: 'desk',
  may: 'schools.read',
  summary: 'The schools that students come from, with how many students and codes each has.',
  status: 200,
  query: z.object(deskListQuery(SCHOOL_SORTS)),
  answer: z.object({ results: z.array(deskSchool), meta: deskMeta }),
});

export const listSchoolNames = endpoint({
  method: 'GET',
  path: '/desk/school-names/',
  access: 'desk',
  may: 'students.read',
  summary: 'The schools by name, to choose one of; for an organization its own.',
  status: 200,
  answer: z.array(z.object({ id: z.number().int(), name: z.string() })),
});

export const addDeskSchool = endpoint({
  method: 'POST',
  path: '/desk/schools/',
  access: 'desk',
  may: 'schools.change',
  summary: 'Adds a school.',
  status: 201,
  body: z.strictObject({ name: nameField }),
  answer: z.object({ id: z.number().int(), name: z.string() }),
});

export const renameDeskSchool = endpoint({
  method: 'PATCH',
  path: '/desk/schools/:id/',
  access: 'desk',
  may: 'schools.change',
  summary: 'Gives a school another name; `was` is the one that was seen, and refused where it is not so any more.',
  status: 200,
  params: idOfRow,
  body: z.strictObject({ name: nameField, was: z.string().optional() }),
  answer: z.object({ id: z.number().int(), name: z.string() }),
});

export const removeDeskSchool = endpoint({
  method: 'DELETE',
  path: '/desk/schools/:id/',
  access: 'desk',
  may: 'schools.change',
  summary:
    'Takes out a school that nothing hangs on: no student, no code, no wish for one, no free resource, and nobody who has a place at the desk.',
  status: 204,
  params: idOfRow,
  answer: z.undefined(),
});
