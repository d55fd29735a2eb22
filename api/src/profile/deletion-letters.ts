import { DELETION_DAYS, PRODUCT } from '@careerscoop/contract/constants';
import { dayInWords } from '../platform/day-in-words.ts';
import { renderLetter } from '../platform/mail-letter.ts';

interface Addressee {
  email: string;
  first_name: string;
}

const NOT_YOU = `Not you? Sign in, keep your account, and choose a new password. Or write to ${PRODUCT.mailbox}.`;

/** Until when one can change one's mind, and how. */
export function toBeDeletedLetter(publicUrl: string, { email, first_name }: Addressee, deletion_on: string, asker: 'user' | 'guardian') {
  const day = dayInWords(deletion_on);
  const own = asker === 'user';
  return renderLetter({
    to: email,
    subject: 'Your CareerScoop account will be deleted',
    greeting: { first_name },
    paragraphs: [
      own
        ? `You asked us to delete your account. On ${day}, ${DELETION_DAYS} days from the day you asked, everything we hold about you is erased.`
        : `Your parent asked us to delete your account. On ${day} everything we hold about you is erased.`,
      own
        ? 'Changed your mind? Sign in before that day and choose "Keep my account". You are signed out everywhere until then.'
        : 'Only your parent can take this back. Talk with them if you would like to stay. You can still sign in and take a copy of your data.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
    ending: own ? NOT_YOU : `You think that no parent of yours asked for this? Write to ${PRODUCT.mailbox}.`,
  });
}

/** To a child who asked as well as a parent, who has taken theirs back. */
export function ownWishLetter(publicUrl: string, { email, first_name }: Addressee, deletion_on: string) {
  return renderLetter({
    to: email,
    subject: 'Your parent took back the wish to delete your account',
    greeting: { first_name },
    paragraphs: [
      `You had asked for it as well, so it stands: on ${dayInWords(deletion_on)} everything we hold about you is erased.`,
      'Changed your mind? Only you can take it back now: sign in before that day and choose "Keep my account".',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
    ending: NOT_YOU,
  });
}

export function keptLetter({ email, first_name }: Addressee) {
  return renderLetter({
    to: email,
    subject: 'Your CareerScoop account stays',
    greeting: { first_name },
    paragraphs: [
      'Your account will not be deleted, and everything you saved is still there.',
      'Talks with a mentor that were planned do not come back by themselves.',
    ],
    ending: 'Good to have you with us.',
  });
}
