import { sentBy, type Who } from '../consent/guardian-letters.ts';
import type { Words } from '../consent/other-guardians.ts';
import { PRODUCT } from '@careerscoop/contract/constants';
import { renderLetter } from '../platform/mail-letter.ts';
import { shownName } from '../platform/plain-words.ts';

interface Named {
  first_name: string;
}

/** To the child: whose account has theirs from now on, and what that opens. */
export function joinedLetter(student: Named & { email: string }, parent: Named, publicUrl: string) {
  const who = shownName(parent.first_name) ?? 'Your parent';
  return renderLetter({
    to: student.email,
    subject: `${who} has a family account now`,
    greeting: student,
    paragraphs: [
      `${who} opened the link that went to the contact you gave us, and added you to a family account.`,
      'There they see your plan, your talks with mentors, and what we hold of you, as by the link before. They can change their answers at any time.',
    ],
    button: { label: 'See where it stands', url: `${publicUrl}/profile/profile-info` },
    ending: `It ends by itself on the day you are 18. You do not know this person? Write to ${PRODUCT.mailbox} now.`,
  });
}

/** To the child's other parents. */
export function joinedWords(first_name: string, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const url = `${publicUrl}/parents`;
  return {
    subject: `Another parent of ${child} has a family account now`,
    greeting: 'Hello,',
    paragraphs: [`A parent whom ${child} named has added ${child} to a family account. They see what you see, and can answer as you can.`],
    button: { label: 'For parents', url },
    ending: `If that cannot be right, write to ${PRODUCT.mailbox}. ${sentBy(organization)}`,
    sms: `CareerScoop: another parent whom ${child} named has a family account now. Not right? Write to ${PRODUCT.mailbox}`,
  };
}

/** To the child: a parent's account has let go of theirs. */
export function leftLetter(student: Named & { email: string }, parent: Named, publicUrl: string) {
  const who = shownName(parent.first_name) ?? 'Your parent';
  return renderLetter({
    to: student.email,
    subject: `${who} took you out of their family account`,
    greeting: student,
    paragraphs: [`${who} no longer sees your page by their account. What they said yes or no to stays as it is.`],
    button: { label: 'See where it stands', url: `${publicUrl}/profile/profile-info` },
    ending: 'You need not do anything.',
  });
}
