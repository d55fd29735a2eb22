import type { signup } from '@careerscoop/contract/signup';
import type { ValidInput } from '@careerscoop/contract/endpoint';
import type { NewUser } from '../identity/people.sql.ts';

type SignupBody = ValidInput<typeof signup>['body'];
type Person = Omit<NewUser, 'password_hash' | 'affiliate_code' | 'school_id' | 'adult_on' | 'terms_accepted_at'>;

/** A sign-up in any of its shapes as the account's own fields. */
export function personOf(body: SignupBody): { person: Person; tag_ids: number[]; affiliate_code: string | undefined } {
  if (body.role === 'Mentor') {
    const { password, confirm_password, is_read_terms_and_policies, zipCode, Industry, tags, shareDataCheck, ...fields } = body;
    const person = { ...fields, zipcode: zipCode, industry_id: Industry ?? null, allow_data_sharing: shareDataCheck };
    return { person, tag_ids: [...new Set(tags)], affiliate_code: undefined };
  }
  if (body.role === 'Parent') {
    // The age is asked for nothing but being an adult, and not kept.
    const { password, confirm_password, is_read_terms_and_policies, age, ...fields } = body;
    return { person: fields, tag_ids: [], affiliate_code: undefined };
  }
  const { password, confirm_password, is_read_terms_and_policies, affiliate_code, ...fields } = body;
  if (!('zipCode' in fields)) return { person: fields, tag_ids: [], affiliate_code };
  const { zipCode, ...rest } = fields;
  return { person: { ...rest, zipcode: zipCode }, tag_ids: [], affiliate_code };
}
