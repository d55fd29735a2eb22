import { lineField, phoneField } from '@careerscoop/contract/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { agreed, inWords, signUpEmail, signUpPassword } from '../in-words.ts';

/** A parent's short form. */
export const parentForm = z.object({
  first_name: inWords(lineField('First Name'), 'Please enter your first name'),
  last_name: inWords(lineField('Last Name'), 'Please enter your last name'),
  email: signUpEmail,
  phone: z
    .string()
    .trim()
    .refine((text) => text === '' || phoneField.safeParse(text).success, 'Please enter a phone number with its area code'),
  ...signUpPassword,
  is_read_terms_and_policies: agreed,
});
export const checkParent = zodResolver(parentForm);
