import { DEFAULT_STUDENT_AGE } from '@careerscoop/contract/constants';
import { lineField } from '@careerscoop/contract/fields';
import { legacyStudentSignup, type LegacyStudentSignup } from '@careerscoop/contract/signup';
import { z } from 'zod';
import { agreed, inWords, signUpEmail, signUpPassword, signUpPhone } from './in-words.ts';

const { shape } = legacyStudentSignup;

/** Who an explorer is, as the older form asks it. */
export const legacyPage1 = z.object({
  first_name: inWords(lineField('First Name'), 'Enter valid first name'),
  last_name: inWords(lineField('Last Name'), 'Please enter valid last name'),
  email: signUpEmail,
  phone: signUpPhone,
  address: shape.address,
  city: shape.city,
  state: shape.state,
  zipCode: shape.zipCode,
  age: shape.age,
});
export type LegacyPage1 = z.output<typeof legacyPage1>;

/** A password, a few wishes, and what they agree to. */
export const legacyPage2 = z.object({
  ...signUpPassword,
  favorite_ice_cream_flavor: shape.favorite_ice_cream_flavor,
  careers: shape.careers,
  certainty: shape.certainty,
  affiliate_code: shape.affiliate_code,
  is_read_terms_and_policies: agreed,
  allow_data_sharing: z.boolean(),
});
export type LegacyPage2Form = z.input<typeof legacyPage2>;
export type LegacyPage2 = z.output<typeof legacyPage2>;

export const LEGACY_PAGE_1 = Object.keys(legacyPage1.shape) as (keyof LegacyPage1)[];
export const LEGACY_PAGE_2 = Object.keys(legacyPage2.shape) as (keyof LegacyPage2Form)[];

export const EMPTY_LEGACY_1: LegacyPage1 = {
  first_name: '', last_name: '', email: '', phone: '', address: '', city: '', state: '', zipCode: '',
  age: DEFAULT_STUDENT_AGE,
};
/** How sure one is, is not chosen beforehand. */
export const EMPTY_LEGACY_2: Omit<LegacyPage2Form, 'certainty'> = {
  password: '', confirm_password: '', favorite_ice_cream_flavor: '', careers: '', affiliate_code: '', is_read_terms_and_policies: false, allow_data_sharing: false,
};

/** Both pages as the server takes them; a code left empty is not sent at all. */
export function legacyBody(page1: LegacyPage1, { affiliate_code, ...page2 }: LegacyPage2): LegacyStudentSignup {
  const code = affiliate_code ? { affiliate_code } : {};
  return { ...page1, ...page2, ...code, is_read_terms_and_policies: true, role: shape.role.value };
}
