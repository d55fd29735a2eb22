import type { Purpose } from '@careerscoop/contract/consent';
import { PRODUCT } from '@careerscoop/contract/constants';
import { CONSENT_TEXTS } from '../../consent/consent-texts.ts';
import { sentBy, type Who } from '../../consent/guardian-letters.ts';
import type { Words } from '../../consent/other-guardians.ts';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';
import { shownName } from '../../platform/plain-words.ts';

export interface Named {
  email: string;
  first_name: string;
}

/** What came of it that somebody at the desk put an adult out of a family. */
export interface Ended {
  minor: boolean;
  /** What they had said yes to, and is taken back. */
  purposes: Purpose[];
  /** They had asked for the deletion, which is taken back. */
  kept: boolean;
  /** Another parent is named from now on. */
  other_named: boolean;
}

export const UNEXPECTED = `You did not expect this? Write to ${PRODUCT.mailbox}.`;
export const titlesOf = (purposes: Purpose[]) =>
  CONSENT_TEXTS.purposes.flatMap(({ purpose, title }) => (purposes.includes(purpose) ? [title] : [])).join(', ');

/** To a student whom somebody at the desk took out of an adult's family account. */
export function familyEndedLetter(student: Named, ended: Ended, publicUrl: string): Mail {
  const url = `${publicUrl}/profile/profile-info`;
  const letter = { to: student.email, subject: 'A family account no longer sees yours', greeting: student, ending: UNEXPECTED };
  const stays = ended.kept
    ? [
        'They had asked us to delete your account. We have taken that back, and it stays. If you want it deleted, you can ask for that yourself.',
      ]
    : [];
  if (!ended.minor) {
    return renderLetter({
      ...letter,
      paragraphs: [
        'We took you out of a family account that had joined yours. It sees nothing of you any more.',
        ...stays,
        'You are 18 or older and decide alone: nothing else changes for you.',
      ],
      button: { label: 'Look at your profile', url },
    });
  }
  const { purposes, other_named } = ended;
  return renderLetter({
    ...letter,
    paragraphs: [
      'We took you out of a family account that had joined yours. It sees nothing of you any more, and cannot answer for you.',
      ...(purposes.length > 0
        ? [`What that adult had said yes to is taken back, and closed until a parent says yes: ${titlesOf(purposes)}.`]
        : []),
      ...stays,
      other_named
        ? 'Another parent is named for you. Your profile shows where each part stands.'
        : 'Nobody is named as your parent now. Your profile shows where each part stands, and there you can ask a parent.',
    ],
    button: { label: 'See where it stands', url },
  });
}

/** To the adult. They had the child's first name on their family page. */
export function putOutLetter(parent: Named, student: Named, { purposes, kept }: Ended): Mail {
  const child = shownName(student.first_name) ?? 'A child';
  return renderLetter({
    to: parent.email,
    subject: `${child} is no longer in your family account`,
    greeting: parent,
    paragraphs: [
      `We took ${child} out of your family account. You see nothing of them any more, and cannot answer for them.`,
      ...(purposes.length > 0 ? ['What you had said yes to is taken back.'] : []),
      ...(kept ? ['The deletion that you asked for is taken back as well: the account stays.'] : []),
    ],
    ending: `If that was a mistake, write to ${PRODUCT.mailbox}.`,
  });
}

/** To the child's other parents. */
export function familyEndedWords(first_name: string, { purposes, kept }: Ended, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const url = `${publicUrl}/parents`;
  const titles = titlesOf(purposes);
  return {
    subject: `We took an adult out of the family of ${child} at CareerScoop`,
    greeting: 'Hello,',
    paragraphs: [
      `An adult who had ${child} in a family account is not in the family any more. They see nothing of ${child}, and cannot answer.`,
      titles
        ? `What they had said yes to is taken back, and closed until one of you says yes: ${titles}.`
        : 'They had said yes to nothing that still held, so nothing is closed by this.',
      ...(kept ? [`They had asked us to delete the account of ${child}. That is taken back as well: it stays.`] : []),
    ],
    button: { label: 'Look at the answers', url },
    ending: `If that cannot be right, write to ${PRODUCT.mailbox}. ${sentBy(organization)}`,
    sms:
      `CareerScoop: we took an adult out of the family of ${child}. ${titles ? `What they said yes to is taken back: ${titles}. ` : ''}` +
      `${kept ? 'So is the deletion they asked for. ' : ''}Look at it: ${url}`,
  };
}
