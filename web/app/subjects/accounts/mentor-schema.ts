import { mentorSignup, type MentorSignup } from '@careerscoop/contract/signup';
import { lineField } from '@careerscoop/contract/fields';
import { z } from 'zod';
import { agreed, inWords, signUpEmail, signUpPassword, signUpPhone } from './in-words.ts';

const { title, Industry, tags, social_url, address, country, city, state, zipCode } = mentorSignup.shape;

/** Who a Community Partner is. */
export const mentorPage1 = z.object({
  first_name: inWords(lineField('First Name'), 'Please enter valid first name'),
  last_name: inWords(lineField('Last Name'), 'Please enter valid last name'),
  title,
  email: signUpEmail,
  phone: signUpPhone,
  Industry,
  tags,
  social_url,
});
export type MentorPage1Form = z.input<typeof mentorPage1>;
export type MentorPage1 = z.output<typeof mentorPage1>;

/** Where they are, a password, and what they agree to. */
export const mentorPage2 = z.object({
  address,
  country,
  city,
  state,
  zipCode,
  ...signUpPassword,
  is_read_terms_and_policies: agreed,
  shareDataCheck: z.boolean(),
});
export type MentorPage2Form = z.input<typeof mentorPage2>;
export type MentorPage2 = z.output<typeof mentorPage2>;

export const MENTOR_PAGE_1 = Object.keys(mentorPage1.shape) as (keyof MentorPage1Form)[];
export const MENTOR_PAGE_2 = Object.keys(mentorPage2.shape) as (keyof MentorPage2Form)[];

export const EMPTY_PAGE_1: MentorPage1Form = {
  first_name: '', last_name: '', title: '', email: '', phone: '', Industry: null, tags: [], social_url: '',
};
export const EMPTY_PAGE_2: MentorPage2Form = {
  address: '', country: '', city: '', state: '', zipCode: '', password: '', confirm_password: '',
  is_read_terms_and_policies: false, shareDataCheck: false,
};

/** Both pages as the server takes them. */
export function mentorBody(page1: MentorPage1, page2: MentorPage2): MentorSignup {
  return { ...page1, ...page2, is_read_terms_and_policies: true, role: mentorSignup.shape.role.value };
}
