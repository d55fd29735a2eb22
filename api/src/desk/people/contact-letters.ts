import { PRODUCT } from '@careerscoop/contract/constants';
import { sentBy, type Who } from '../../consent/guardian-letters.ts';
import type { Words } from '../../consent/other-guardians.ts';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';
import { shownName } from '../../platform/plain-words.ts';
import { type Ended, type Named, titlesOf, UNEXPECTED } from './family-letters.ts';

/** To a student whose named contact somebody at the desk took off, since it belongs to no parent of theirs. */
export function contactRemovedLetter(student: Named, { minor, purposes, kept, other_named }: Ended, publicUrl: string): Mail {
  const stays = kept ? ['From there we were asked to delete your account. We have taken that back, and it stays.'] : [];
  const closed = titlesOf(purposes);
  return renderLetter({
    to: student.email,
    subject: 'The contact of your parent is taken off your account',
    greeting: student,
    paragraphs: [
      'Whoever reads there wrote to us that they are not your parent or guardian. They get no more messages about you, and cannot answer for you.',
      ...(closed ? [`What was said yes to from there is taken back, and closed until a parent says yes: ${closed}.`] : []),
      ...stays,
      !minor
        ? 'You are 18 or older and decide alone: nothing else changes for you.'
        : other_named
          ? 'Another parent is named for you. Your profile shows where each part stands.'
          : 'Was it a typing error? In your profile you can ask your parent at the right address or number.',
    ],
    button: { label: minor ? 'See where it stands' : 'Look at your profile', url: `${publicUrl}/profile/profile-info` },
    ending: UNEXPECTED,
  });
}

/** To the child's parents who have an account in the family. */
export function contactRemovedWords(first_name: string, { purposes, kept }: Ended, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const url = `${publicUrl}/parents`;
  const closed = titlesOf(purposes);
  return {
    subject: `We took a contact off the account of ${child} at CareerScoop`,
    greeting: 'Hello,',
    paragraphs: [
      `${child} had named a contact as a parent whose owner wrote to us that they are none. It sees nothing of ${child} any more.`,
      closed
        ? `What was said yes to from there is taken back, and closed until one of you says yes: ${closed}.`
        : 'Nothing that was said yes to from there still held, so nothing is closed by this.',
      ...(kept ? [`From there we were asked to delete the account of ${child}. That is taken back as well: it stays.`] : []),
    ],
    button: { label: 'Look at the answers', url },
    ending: `If that cannot be right, write to ${PRODUCT.mailbox}. ${sentBy(organization)}`,
    sms:
      `CareerScoop: we took a contact off the account of ${child}. ${closed ? `What was said yes to from there is taken back: ${closed}. ` : ''}` +
      `${kept ? 'So is a deletion asked for there. ' : ''}Look at it: ${url}`,
  };
}
