import { PRODUCT } from '@careerscoop/contract/constants';
import type { CheckKind } from '@careerscoop/contract/mentor-hours';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';

type Mentor = { email: string; first_name: string };

/** The checks as a mentor and a representative read them. */
export const CHECK_WORDS: Record<CheckKind, string> = {
  identity: 'who you are',
  background: 'the background check',
  reference: 'your references',
  training: 'the training on meeting young people',
  agreement: 'the agreement with us',
};

const HOLDS = 'holds a way to reach somebody, or words that do not belong there.';
const QUESTIONS = `Questions? Write to ${PRODUCT.partner_mailbox}.`;

/** Checks that end soon, the next one first. */
export function checksEndLetter(publicUrl: string, { email, first_name }: Mentor, ending: { kind: CheckKind; expires_on: string }[]): Mail {
  const [first] = ending;
  return renderLetter({
    to: email,
    subject: `A check of yours ends on ${first ? dayInWords(first.expires_on) : 'a day soon'}`,
    greeting: { first_name },
    paragraphs: [
      'Whoever meets students has been checked, and checks hold for a time. These end soon:',
      ...ending.map(({ kind, expires_on }) => `${sentence(CHECK_WORDS[kind])}: holds until ${dayInWords(expires_on)}.`),
      'We get in touch about renewing them. Should one end before that, we look for another mentor for the talks that you have planned.',
    ],
    button: { label: 'See where your checks stand', url: `${publicUrl}/profile/hours` },
    ending: QUESTIONS,
  });
}

/** A check has ended: from today on they meet nobody. */
export function checksOverLetter(publicUrl: string, { email, first_name }: Mentor, over: CheckKind[]): Mail {
  return renderLetter({
    to: email,
    subject: 'A check of yours has ended',
    greeting: { first_name },
    paragraphs: [
      ...over.map((kind) => `${sentence(CHECK_WORDS[kind])} has ended.`),
      'Until it is renewed students cannot meet you, and we look for another mentor for the talks that you had planned.',
    ],
    button: { label: 'See where your checks stand', url: `${publicUrl}/profile/hours` },
    ending: `Write to ${PRODUCT.partner_mailbox} to renew it.`,
  });
}

/** Why is told by a person, not by a mail. */
export function pausedLetter({ email, first_name }: Mentor): Mail {
  return renderLetter({
    to: email,
    subject: 'Your talks with students are paused',
    greeting: { first_name },
    paragraphs: [
      'For now students cannot meet you, and we look for another mentor for the talks that you had planned.',
      'Somebody on our team looks at it and will write to you.',
    ],
    ending: QUESTIONS,
  });
}

export function pauseOverLetter(publicUrl: string, { email, first_name }: Mentor): Mail {
  return renderLetter({
    to: email,
    subject: 'Students can meet you again',
    greeting: { first_name },
    paragraphs: ['The pause is over. Please look at your hours: they stand as you left them.'],
    button: { label: 'Look at your hours', url: `${publicUrl}/profile/hours` },
    ending: QUESTIONS,
  });
}

/** A representative read a text and did not pass it on. Of feedback it says the same whatever stood in the way: who reported, or said no, is nobody's to guess. */
export function textRefusedLetter(publicUrl: string, { email, first_name }: Mentor, what: 'topic' | 'about' | 'feedback'): Mail {
  const words = {
    topic: [
      'The topic of your talk',
      HOLDS,
      'Your talk goes on as planned; tell your mentor in it what you would like to know.',
      'sessions',
    ],
    about: ['Your About Me', HOLDS, 'Please write it anew without them, then students can read it.', 'profile-info'],
    feedback: [
      'Your feedback after a talk',
      'was read by one of us and goes no further. Often such words hold a way to reach somebody; it can be something else too, and we do not write which.',
      'The other side does not see it. Thank you for writing it all the same.',
      'sessions',
    ],
  }[what] as [string, string, string, string];
  return renderLetter({
    to: email,
    subject: `${words[0]} was not passed on`,
    greeting: { first_name },
    paragraphs: [`${words[0]} ${words[1]} We pass on no emails, numbers, links, names of accounts or addresses.`, words[2]],
    button: { label: 'Look at it', url: `${publicUrl}/profile/${words[3]}` },
    ending: 'Questions? Write to us on the contact page.',
  });
}

/** A number and a kind: mailboxes are read by more people than reports are. */
export function reportLetter(publicUrl: string, to: string, id: number, kind: string): Mail {
  return renderLetter({
    to,
    subject: `Report ${id} about a talk: ${kind}`,
    greeting: 'Hi team,',
    paragraphs: [`Report ${id}: ${kind}.`],
    button: { label: 'Read it at the desk', url: `${publicUrl}/desk/reports/${id}` },
    ending: `Or on the server: npm run staff -- reports show ${id}`,
  });
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
