import { PRODUCT } from '@careerscoop/contract/constants';
import type { Mail } from '../platform/mail.ts';
import { renderLetter } from '../platform/mail-letter.ts';

interface Addressee {
  email: string;
  first_name: string;
}

const SAFE = 'If that was you, all is well. If it was not, choose a new password right away, and write to us.';
const ending = `Need help? Write to ${PRODUCT.mailbox}.`;
const button = (publicUrl: string) => ({ label: 'Choose a new password', url: `${publicUrl}/forgotpassword` });

/** After an authenticator app was set up. */
export function factorBegunLetter(publicUrl: string, { email, first_name }: Addressee): Mail {
  return renderLetter({
    to: email,
    subject: 'Your CareerScoop account asks for a code now',
    greeting: { first_name },
    paragraphs: ['An authenticator app was set up for your account just now. Every other device was signed out.', SAFE],
    button: button(publicUrl),
    ending,
  });
}

/** After it was taken off, by the person or by us. */
export function factorEndedLetter(publicUrl: string, { email, first_name }: Addressee): Mail {
  return renderLetter({
    to: email,
    subject: 'Your CareerScoop account asks for no code any more',
    greeting: { first_name },
    paragraphs: ['The authenticator app was taken off your account just now. Your password alone signs in.', SAFE],
    button: button(publicUrl),
    ending,
  });
}

/** After somebody signed in by a code from paper instead of the app. */
export function recoveryUsedLetter(publicUrl: string, { email, first_name }: Addressee, left: number): Mail {
  const more =
    left === 1 ? 'One recovery code is left.' : left > 1 ? `${left} recovery codes are left.` : 'No recovery code is left: make new ones.';
  return renderLetter({
    to: email,
    subject: 'A recovery code opened your CareerScoop account',
    greeting: { first_name },
    paragraphs: [`Somebody signed in with one of your recovery codes just now. ${more}`, SAFE],
    button: button(publicUrl),
    ending,
  });
}

/** After the recovery codes were made anew. */
export function newCodesLetter(publicUrl: string, { email, first_name }: Addressee): Mail {
  return renderLetter({
    to: email,
    subject: 'Your CareerScoop account has new recovery codes',
    greeting: { first_name },
    paragraphs: ['New recovery codes were made for your account just now. The old ones do not work any more.', SAFE],
    button: button(publicUrl),
    ending,
  });
}
