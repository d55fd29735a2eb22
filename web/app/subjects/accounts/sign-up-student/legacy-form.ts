import { DEFAULT_STUDENT_AGE } from '@careerscoop/contract/constants';
import type { LegacyStudentSignup } from '@careerscoop/contract/signup';
import type { z } from 'zod';
import type { legacyPage1, legacyPage2 } from './legacy-schema.ts';

export type LegacyPage1 = z.output<typeof legacyPage1>;
export type LegacyPage2Form = z.input<typeof legacyPage2>;
export type LegacyPage2 = z.output<typeof legacyPage2>;

/** The checks of both pages, for when somebody begins to fill one in. */
export const fetchLegacySchema = () => import('./legacy-schema.ts');

export const EMPTY_LEGACY_1: LegacyPage1 = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  age: DEFAULT_STUDENT_AGE,
};
/** How sure one is, is not chosen beforehand. */
export const EMPTY_LEGACY_2: Omit<LegacyPage2Form, 'certainty'> & { certainty?: number } = {
  password: '',
  confirm_password: '',
  favorite_ice_cream_flavor: '',
  careers: '',
  certainty: undefined,
  affiliate_code: '',
  is_read_terms_and_policies: false,
  allow_data_sharing: false,
};

export const LEGACY_PAGE_1 = Object.keys(EMPTY_LEGACY_1) as (keyof LegacyPage1)[];
export const LEGACY_PAGE_2 = Object.keys(EMPTY_LEGACY_2) as (keyof LegacyPage2Form)[];

/** Both pages as the server takes them; a code left empty is not sent at all. */
export function legacyBody(page1: LegacyPage1, { affiliate_code, ...page2 }: LegacyPage2): LegacyStudentSignup {
  const code = affiliate_code ? { affiliate_code } : {};
  return { ...page1, ...page2, ...code, is_read_terms_and_policies: true, role: 'Student' };
}
