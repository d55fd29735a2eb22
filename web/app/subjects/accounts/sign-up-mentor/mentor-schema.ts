import { mentorSignup } from '@careerscoop/contract/signup';
import { lineField } from '@careerscoop/contract/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { agreed, inWords, signUpEmail, signUpPassword, signUpPhone } from '../in-words.ts';

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
export const checkPage1 = zodResolver(mentorPage1);

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
export const checkPage2 = zodResolver(mentorPage2);
