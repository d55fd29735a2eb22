import type { ParentView } from '@careerscoop/contract/consent';
import type { Db } from '../platform/database.ts';
import { dayInWords } from '../platform/day-in-words.ts';
import { shownName } from '../platform/plain-words.ts';
import type { Services } from '../platform/services.ts';
import { findGuardian } from './consent.sql.ts';
import type { Opened } from './guardian-guard.ts';
import { sentBy, tellGuardian, type Who } from './guardian-letters.ts';
import { listOtherGuardians } from './guardianships.sql.ts';
import { isReachedAt } from './contacts.ts';

/** What one of several parents is told, by mail or as a text. */
export type Words = Parameters<typeof tellGuardian>[3];
type Contact = Parameters<typeof tellGuardian>[2];
/** The parent who acts: whose child, how they are reached, and their account, where they have one. Nobody of the family where the team acts. */
export type Acting = { student: { id: number }; guardian: Contact | null } & Pick<Opened, 'parent_id'>;

/** How the other parents of a child are reached: the one whom the child named, and the accounts of the family. */
export async function otherGuardiansOf(tx: Db, { student, guardian, parent_id }: Acting): Promise<Contact[]> {
  const named = await findGuardian(tx, student.id);
  const accounts = await listOtherGuardians(tx, student.id, parent_id ?? 0);
  const others = accounts.filter((account) => !guardian || !isReachedAt(account, guardian));
  const reached = named && (named.contact === guardian?.contact || others.some((account) => isReachedAt(account, named)));
  const byAccount = others.map(({ email }) => ({ channel: 'email' as const, contact: email }));
  return named && !reached ? [...byAccount, named] : byAccount;
}

/** Tells them what one parent did. */
export async function tellOtherGuardians(tx: Db, { jobs }: Pick<Services, 'jobs'>, acting: Acting, words: Words): Promise<void> {
  for (const other of await otherGuardiansOf(tx, acting)) await tellGuardian(jobs, tx, other, words);
}

/** That another parent has answered, and what holds now. */
export function answeredWords(view: ParentView, { publicUrl, organization }: Who): Words {
  const child = shownName(view.student.first_name) ?? 'your child';
  const lines = view.purposes.map(
    ({ title, state }) => `${title}: ${state === 'granted' ? 'yes' : state === 'refused' ? 'no' : 'not answered'}.`,
  );
  const url = `${publicUrl}/parents`;
  return {
    subject: `Another parent has answered for ${child} at CareerScoop`,
    greeting: 'Hello,',
    paragraphs: [`A parent of ${child} has changed an answer. This is what holds from now on:`, ...lines],
    button: { label: 'Look at the answers', url },
    ending: `You can change every answer as well: the newest one holds. ${sentBy(organization)}`,
    sms: `CareerScoop: another parent has answered for ${child}. ${lines.join(' ')} Look at it: ${url}`,
  };
}

/** That another parent asked for the account to be erased, and until when it can be taken back. */
export function deletionByOtherWords(first_name: string, deletion_day: string, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const day = dayInWords(deletion_day);
  const url = `${publicUrl}/parents`;
  return {
    subject: `Another parent asked us to delete the account of ${child}`,
    greeting: 'Hello,',
    paragraphs: [`On ${day} everything we hold about ${child} is erased. Until then you can take this back as well.`],
    button: { label: 'Ask for a fresh link', url },
    ending: `After that day nothing can be brought back. ${sentBy(organization)}`,
    sms: `CareerScoop: another parent asked us to erase everything about ${child} on ${day}. Take it back before that day: ${url}`,
  };
}

/** That another parent corrected the age, which may end what parents decide. */
export function ageByOtherWords(first_name: string, age: number, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const url = `${publicUrl}/parents`;
  return {
    subject: `Another parent has corrected the age of ${child} at CareerScoop`,
    greeting: 'Hello,',
    paragraphs: [`A parent of ${child} has told us that ${child} is ${age}. Is that not so? You can correct it as well.`],
    button: { label: 'Look at it', url },
    ending: sentBy(organization),
    sms: `CareerScoop: another parent told us that ${child} is ${age}. Not so? Correct it: ${url}`,
  };
}
