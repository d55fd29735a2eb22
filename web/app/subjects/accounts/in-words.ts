import { emailField, phoneField } from '@careerscoop/contract/fields';
import { z } from 'zod';
import { accountEmail } from './email-schema.ts';

/** A field by the contract's rule, refused in the words of a form. */
export function inWords(field: z.ZodType<unknown, string>, message: string) {
  return z
    .string({ error: message })
    .trim()
    .refine((text) => field.safeParse(text).success, message);
}

// The two older sign-up forms say these alike.
export const signUpEmail = accountEmail.refine((text) => emailField.safeParse(text).success, 'Please enter a valid email address.');
export const signUpPhone = z
  .string({ error: 'Please enter phone' })
  .trim()
  .min(1, 'Please enter phone')
  .refine((text) => phoneField.safeParse(text).success, 'Please enter valid phone');
export const signUpPassword = {
  password: z.string().min(1, 'Please enter password'),
  confirm_password: z.string().min(1, 'Please enter the password again'),
};
/** The box of the terms: Sign Up waits for it. */
export const agreed = z.boolean().refine((yes) => yes, 'Please read and accept the Terms and Conditions and the Privacy Policy.');
