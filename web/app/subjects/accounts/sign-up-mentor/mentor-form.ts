import type { MentorSignup } from '@careerscoop/contract/signup';
import type { z } from 'zod';
import type { mentorPage1, mentorPage2 } from './mentor-schema.ts';

export type MentorPage1Form = z.input<typeof mentorPage1>;
export type MentorPage1 = z.output<typeof mentorPage1>;
export type MentorPage2Form = z.input<typeof mentorPage2>;
export type MentorPage2 = z.output<typeof mentorPage2>;

/** The checks of both pages, for when somebody begins to fill one in. */
export const fetchMentorSchema = () => import('./mentor-schema.ts');

export const EMPTY_PAGE_1: MentorPage1Form = {
  first_name: '',
  last_name: '',
  title: '',
  email: '',
  phone: '',
  Industry: null,
  tags: [],
  social_url: '',
};
export const EMPTY_PAGE_2: MentorPage2Form = {
  address: '',
  country: '',
  city: '',
  state: '',
  zipCode: '',
  password: '',
  confirm_password: '',
  is_read_terms_and_policies: false,
  shareDataCheck: false,
};

export const MENTOR_PAGE_1 = Object.keys(EMPTY_PAGE_1) as (keyof MentorPage1)[];
export const MENTOR_PAGE_2 = Object.keys(EMPTY_PAGE_2) as (keyof MentorPage2Form)[];

/** Both pages as the server takes them. */
export function mentorBody(page1: MentorPage1, page2: MentorPage2): MentorSignup {
  return { ...page1, ...page2, is_read_terms_and_policies: true, role: 'Mentor' };
}
