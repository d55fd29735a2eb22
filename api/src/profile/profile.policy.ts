import type { Role } from '@careerscoop/contract/accounts';
import { mentorFields, studentFields, type updateProfile } from '@careerscoop/contract/profile';
import type { ValidInput } from '@careerscoop/contract/endpoint';
import type { FieldErrors } from '@careerscoop/contract/errors';

export type Change = ValidInput<typeof updateProfile>['body'];

/** Fields that this role does not have, each with the reason; we hold nothing that nobody needs. */
export function strangeFields(role: Role, change: Change): FieldErrors {
  const only = (fields: object, whose: string) =>
    Object.keys(fields)
      .filter((field) => change[field as keyof Change] !== undefined)
      .map((field) => [field, [`Only ${whose} have this field.`]]);
  return Object.fromEntries([
    ...(role === 'Student' ? [] : only(studentFields, 'students')),
    ...(role === 'Mentor' ? [] : only(mentorFields, 'mentors')),
  ]) as FieldErrors;
}

/** Email and phone are the keys to the account: a thief of an open session must not change them. */
export function needsPassword(present: { email: string; phone: string }, { email, phone }: Change): boolean {
  return (email !== undefined && email !== present.email) || (phone !== undefined && phone !== present.phone);
}

/** Days are YYYY-MM-DD: raising the age opens nothing early, lowering it can only close. */
export function laterDay(present: string | null, stated: string): string {
  return present !== null && present > stated ? present : stated;
}
