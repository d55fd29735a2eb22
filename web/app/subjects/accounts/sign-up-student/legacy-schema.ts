import { lineField } from '@careerscoop/contract/fields';
import { legacyStudentSignup } from '@careerscoop/contract/signup';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { agreed, inWords, signUpEmail, signUpPassword, signUpPhone } from '../in-words.ts';

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
export const checkPage1 = zodResolver(legacyPage1);

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
export const checkPage2 = zodResolver(legacyPage2);
