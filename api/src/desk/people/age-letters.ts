import { PRODUCT } from '@careerscoop/contract/constants';
import { sentBy, type Who } from '../../consent/guardian-letters.ts';
import type { Words } from '../../consent/other-guardians.ts';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';
import { shownName } from '../../platform/plain-words.ts';

/** An age that somebody at the desk corrected, and who decided before and decides from now on. */
export interface Corrected {
  age: number;
  was_minor: boolean;
  minor: boolean;
}

/** To a student whose age somebody at the desk corrected. */
export function ageByUsLetter(
  student: { email: string; first_name: string },
  { age, was_minor, minor }: Corrected,
  publicUrl: string,
): Mail {
  const follows =
    was_minor === minor
      ? 'What is open to you may have changed with it.'
      : minor
        ? 'So a parent decides for you until you are 18. Your profile shows where each part stands.'
        : 'So you decide alone from now on: what a parent answered for you counts no more.';
  return renderLetter({
    to: student.email,
    subject: 'We have corrected your age',
    greeting: student,
    paragraphs: [`Our team has noted that you are ${age}. ${follows}`],
    button: { label: 'Have a look', url: `${publicUrl}/profile/profile-info` },
    ending: `Is that not so? Write to ${PRODUCT.mailbox}.`,
  });
}

/** To each of their parents, who decide by it or do so no more. */
export function ageByUsWords(first_name: string, { age, was_minor, minor }: Corrected, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const follows =
    was_minor === minor
      ? 'Nothing changes in what you can answer.'
      : minor
        ? `So a parent answers for ${child} until the age of 18.`
        : `So ${child} decides alone from now on: what parents answered counts no more, and their page is closed.`;
  const url = `${publicUrl}/parents`;
  return {
    subject: `We have corrected the age of ${child} at CareerScoop`,
    greeting: 'Hello,',
    paragraphs: [`Our team has noted that ${child} is ${age}. ${follows}`],
    ...(minor ? { button: { label: 'Look at it', url } } : {}),
    ending: `Is that not so? Write to ${PRODUCT.mailbox}. ${sentBy(organization)}`,
    sms: `CareerScoop: our team has noted that ${child} is ${age}. ${follows} Not so? Write to ${PRODUCT.mailbox}.`,
  };
}
