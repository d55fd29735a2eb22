import { studentSignup, studentStep2, type StudentSignup } from '@careerscoop/contract/signup';
import { z } from 'zod';
import type { Step1 } from './signup-draft.ts';

/** Step 2 as the form checks it. How good a password is, the server alone says; the form shows the rule as a hint. */
export const step2Schema = studentStep2.extend({
  password: z.string({ error: 'Password is required.' }).min(1, 'Password is required.'),
});
export type Step2Form = z.input<typeof step2Schema>;
export type Step2 = z.output<typeof step2Schema>;

const NEEDED = {
  password: 'Password',
  confirm_password: 'Confirm Password',
  education: 'Education',
  is_read_terms_and_policies: 'the Terms and Conditions',
} as const;

/** What still has to be filled in before Sign Up opens, by the names on the page. */
export function stillToDo(form: Partial<Step2Form>): string[] {
  return Object.entries(NEEDED)
    .filter(([name]) => !form[name as keyof typeof NEEDED])
    .map(([, label]) => label);
}

/** Both steps as the server takes them; a code left empty is not sent at all. */
export function signupBody(step1: Step1, { affiliate_code, ...step2 }: Step2): StudentSignup {
  return { ...step1, ...step2, ...(affiliate_code ? { affiliate_code } : {}), role: studentSignup.shape.role.value };
}
