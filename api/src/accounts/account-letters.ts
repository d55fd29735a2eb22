import type { Role } from '@careerscoop/contract/accounts';
import { PRODUCT } from '@careerscoop/contract/constants';
import type { Mail } from '../platform/mail.ts';
import { renderLetter } from '../platform/mail-letter.ts';

interface Addressee {
  email: string;
  first_name: string;
}

const NOT_YOU = `Not you, and you need help? Write to ${PRODUCT.mailbox}.`;
const newPassword = (publicUrl: string) => ({ label: 'Choose a new password', url: `${publicUrl}/forgotpassword` });

const FOR_STUDENTS = ['You are one step away from finding your ten careers. Please confirm that this email address is yours.'];
const FOR_MENTORS = [
  'Thank you for offering your time. Please confirm that this email address is yours.',
  'One of us will then write to you about how things go on. Students can meet you once we have talked and approved your account.',
];

const FOR_PARENTS = [
  'This will be your family account. Please confirm that this email address is yours.',
  'Then open the link that we sent you for your child while you are signed in, and the child is there.',
];

/** To whoever has the address that somebody signed up with. */
export function confirmationLetter(publicUrl: string, { email, first_name, role }: Addressee & { role: Role }, token: string): Mail {
  return renderLetter({
    to: email,
    subject: 'Confirm your email for CareerScoop',
    greeting: { first_name },
    paragraphs: role === 'Mentor' ? FOR_MENTORS : role === 'Parent' ? FOR_PARENTS : FOR_STUDENTS,
    button: { label: 'Confirm my email', url: `${publicUrl}/confirm?token=${token}` },
    ending:
      'The link works for 48 hours. If you did not sign up at CareerScoop, you can ignore this mail: what was entered is erased after 30 days.',
  });
}

/** To whom a code of the sign-up opens nothing any more now that the email is confirmed. */
export function codeTooLateLetter(
  publicUrl: string,
  { email, first_name }: Addressee,
  { code, reason }: { code: string; reason: string },
): Mail {
  return renderLetter({
    to: email,
    subject: `Your code ${code}`,
    greeting: { first_name },
    paragraphs: [
      'Your email is confirmed, and your account is ready.',
      `The code ${code} from your sign-up opens nothing for you, we are sorry: ${reason}`,
      'You can go on without it, and enter another code later.',
    ],
    button: { label: 'See your plan', url: `${publicUrl}/profile/myPlan` },
    ending: `Questions? Write to ${PRODUCT.mailbox}.`,
  });
}

/** To whoever has the address that somebody forgot the password of. */
export function newPasswordLetter(publicUrl: string, { email, first_name }: Addressee, token: string): Mail {
  return renderLetter({
    to: email,
    subject: 'Choose a new password for CareerScoop',
    greeting: { first_name },
    paragraphs: ['Somebody, we hope you, asked for a new password. Press the button to choose one.'],
    button: { label: 'Choose a new password', url: `${publicUrl}/forgotpassword?token=${token}` },
    ending:
      'The link works for one hour, and once. If you did not ask for it, you can ignore this mail: your password stays ' + 'as it is.',
  });
}

/** After every change of a password, however it was made. */
export function passwordChangedLetter(publicUrl: string, { email, first_name }: Addressee): Mail {
  return renderLetter({
    to: email,
    subject: 'Your CareerScoop password was changed',
    greeting: { first_name },
    paragraphs: [
      'The password of your account was changed just now. Every other device was signed out.',
      'If that was you, all is well. If it was not, choose a new password right away. That locks out whoever did it.',
    ],
    button: newPassword(publicUrl),
    ending: NOT_YOU,
  });
}

/** To the new address: only who reads this mailbox can make it count. */
export function confirmNewEmailLetter(publicUrl: string, { email, first_name }: Addressee, token: string): Mail {
  return renderLetter({
    to: email,
    subject: 'Confirm your new email for CareerScoop',
    greeting: { first_name },
    paragraphs: ['You want to use this email for CareerScoop from now on. Please confirm that it is yours.'],
    button: { label: 'Use this email', url: `${publicUrl}/confirm-email?token=${token}` },
    ending:
      'The link works for 24 hours. Until you press it, your old email stays. If you did not ask for this, you can ' + 'ignore this mail.',
  });
}

/** To the old address, before anything has changed. */
export function emailChangeAskedLetter(publicUrl: string, { email, first_name }: Addressee): Mail {
  return renderLetter({
    to: email,
    subject: 'Somebody wants to change the email of your CareerScoop account',
    greeting: { first_name },
    paragraphs: [
      'Somebody who knows your password asked to use another email for your account. We sent a link there to confirm it.',
      'If that was you, all is well. If it was not, choose a new password right away. That also stops the change.',
    ],
    button: newPassword(publicUrl),
    ending: NOT_YOU,
  });
}

/** To the old address, after it has stopped counting. */
export function emailChangedLetter({ email, first_name }: Addressee): Mail {
  return renderLetter({
    to: email,
    subject: 'The email of your CareerScoop account was changed',
    greeting: { first_name },
    paragraphs: ['Your account uses another email now. This one no longer works for signing in.'],
    ending: NOT_YOU,
  });
}
