import { PRODUCT } from '@careerscoop/contract/constants';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';

interface Addressee {
  email: string;
  first_name: string;
}

/** To whoever asked for a class code: it is there. */
export function codeMadeLetter(publicUrl: string, { email, first_name }: Addressee, code: string): Mail {
  return renderLetter({
    to: email,
    subject: 'Your class code is ready',
    greeting: { first_name },
    paragraphs: [
      `The class code that you asked for is ready: ${code}`,
      'Your students type it when they sign up. You can print a page for the wall.',
    ],
    button: { label: 'See your codes', url: `${publicUrl}/desk/codes` },
    ending: `Questions? Write to ${PRODUCT.mailbox}.`,
  });
}

/** The same where we said no. */
export function codeRefusedLetter(publicUrl: string, { email, first_name }: Addressee): Mail {
  return renderLetter({
    to: email,
    subject: 'About the class code that you asked for',
    greeting: { first_name },
    paragraphs: ['We did not make the class code that you asked for. Write to us, and we find out together what fits.'],
    button: { label: 'See your codes', url: `${publicUrl}/desk/codes` },
    ending: `Our address is ${PRODUCT.mailbox}.`,
  });
}
