import type { Level } from '@careerscoop/contract/desk-permissions';
import { PRODUCT } from '@careerscoop/contract/constants';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';

const IS_THERE: Record<Level, string> = {
  admin: 'You look after all of it.',
  representative: 'You bring students and mentors together.',
  safety: 'You look after checks, reports and the safety of the companions.',
  content: 'You look after the words of the product and its newsletter.',
  organization: 'You see how the students of your organization get on: those who agreed to be seen.',
};

/** To whoever got a place at the desk. */
export function placeLetter(
  publicUrl: string,
  { email, first_name, level }: { email: string; first_name: string; level: Level },
  token: string,
): Mail {
  return renderLetter({
    to: email,
    subject: 'Your place at the CareerScoop desk',
    greeting: { first_name },
    paragraphs: [
      `There is a place for you at the desk of CareerScoop. ${IS_THERE[level]}`,
      'Press the button to choose a password. Then log in.',
    ],
    button: { label: 'Choose a password', url: `${publicUrl}/forgotpassword?token=${token}` },
    ending: `The link works for two days, and once. If it is too old, ask for a new one at ${publicUrl}/forgotpassword. Not expected? Write to ${PRODUCT.mailbox}.`,
  });
}
