import type { ConsentChannel } from '@careerscoop/contract/consent';

/** A phone number with its country code, +1 where none was typed; nothing when it cannot be one. */
export function smsNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 10 && !typed.trim().startsWith('+')) return `+1${digits}`;
  if (digits.startsWith('1')) return digits.length === 11 ? `+${digits}` : undefined;
  return typed.trim().startsWith('+') && digits.length >= 10 ? `+${digits}` : undefined;
}

/** Whether a contact is this person's own, also in the spelling with a plus sign, and a number however they wrote it. */
export function isOwnContact(person: { email: string; phone: string }, channel: ConsentChannel, contact: string): boolean {
  if (channel === 'email') return plain(person.email) === plain(contact);
  return lastDigits(person.phone) === lastDigits(contact);
}

/** Whether a message to this contact reaches this account: its own email as it is spelled, or its own number. */
export function isReachedAt(
  person: { email: string; phone: string },
  { channel, contact }: { channel: ConsentChannel; contact: string },
): boolean {
  return channel === 'email' ? person.email === contact : smsNumber(person.phone) === contact;
}

const plain = (email: string) => email.replace(/\+[^@]*@/, '@');
/** What two spellings of one number have in common. */
export const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10);

/** What a decision's contact is told of by: an email, a number, or nothing where the team decided. */
export function maskedDecider(contact: string): string {
  return contact && maskedContact(channelOf(contact), contact);
}

/** Of a contact that is kept without its channel. */
export const channelOf = (contact: string): ConsentChannel => (contact.includes('@') ? 'email' : 'sms');

/** The contact as a reminder for those who know it: r•••@example.org, or the last four digits. */
export function maskedContact(channel: ConsentChannel, contact: string): string {
  return channel === 'email' ? contact.replace(/^(.).*@/, '$1•••@') : `••• ${contact.slice(-4)}`;
}
