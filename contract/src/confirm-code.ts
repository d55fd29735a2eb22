import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailField, presentPasswordField } from './fields.ts';

const SHAPE = 'The code has ten signs, like abcde-fgh23.';

export const confirmByCode = endpoint({
  method: 'POST',
  path: '/signup/confirm-code/',
  access: 'public',
  summary: 'Confirm an account with a one-use code from school, where the school’s mailboxes refuse our mail.',
  status: 200,
  body: z.strictObject({
    email: emailField,
    password: presentPasswordField,
    code: z
      .string(SHAPE)
      .max(40, SHAPE)
      .transform((typed) => typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
      .pipe(z.string().length(10, SHAPE)),
  }),
  answer: z.object({ detail: z.string() }),
});
