import { z } from 'zod';
import { type FileToSend, endpoint } from './endpoint.ts';
import { idField, presentPasswordField } from './fields.ts';
import { codeField } from './plans.ts';

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The fields that an organization may receive, and no others. */
export const EXPORTED = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipcode',
  'answers',
  'submitted_at',
  'recommendations',
] as const;

export const makeExport = endpoint({
  method: 'POST',
  path: '/desk/exports/',
  access: 'desk',
  may: 'exports.make',
  summary: 'What one school or sponsor may receive of the students who share now, as a spreadsheet or as JSON. Each is written down.',
  status: 200,
  body: z.strictObject({
    kind: z.literal('students', 'kind is students.'),
    format: z.enum(EXPORT_FORMATS, 'format is csv or json.'),
    school_id: idField.optional(),
    /** Of an organization's people one of its own: of their students who has it. */
    code: codeField.optional(),
    current_password: presentPasswordField,
  }),
  type: 'text/csv; charset=utf-8',
  answer: z.custom<FileToSend>(),
});
