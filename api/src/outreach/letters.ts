import { PRODUCT } from '@careerscoop/contract/constants';
import type { MessageKind } from '@careerscoop/contract/outreach';
import type { Mail } from '../platform/mail.ts';
import { renderLetter } from '../platform/mail-letter.ts';
import { shownName, withoutLinks } from '../platform/plain-words.ts';

// No subject holds a word that somebody typed.
const TEAM_SUBJECTS: Record<MessageKind, string> = {
  contact: 'Message from the site',
  chat_support: 'Chat support: a question from the site',
  bug: 'Bug report from the site',
  organization: 'An organization would like to hear from us',
};

/** The first letter to a new reader, with the link that ends the subscription. */
export function welcomeLetter(publicUrl: string, email: string, token: string): Mail {
  const unsubscribe_url = `${publicUrl}/unsubscribe?token=${token}`;
  const letter = renderLetter({
    to: email,
    subject: 'Welcome to the CareerScoop newsletter',
    greeting: 'Hi,',
    paragraphs: [
      'Thanks for staying in touch. Now and then we write about careers worth a taste, and about what is new here.',
      'If you did not ask for this, or whenever you have had enough, one press ends it.',
    ],
    button: { label: 'Unsubscribe', url: unsubscribe_url },
    ending: 'You get this mail because this address was typed into the newsletter box at CareerScoop.',
  });
  return { ...letter, unsubscribe_url };
}

/** An invitation. The friend's words are shown as theirs, and only as text. */
export function invitationLetter(publicUrl: string, email: string, message: string, first_name?: string): Mail {
  const name = shownName(first_name);
  return renderLetter({
    to: email,
    subject: 'You are invited to CareerScoop',
    greeting: 'Hi,',
    paragraphs: [
      `${name ?? 'Somebody who cares about you'} invites you to CareerScoop. Answer some questions about what you ` +
        'like and what comes easily to you, and find ten careers that fit, with the reasons for each.',
      ...(message ? [`${name ?? 'They'} wrote:`] : []),
    ],
    quote: withoutLinks(message),
    button: { label: 'Have a look', url: `${publicUrl}/` },
    ending:
      'You get this mail because somebody typed in your address. We have not added it to any list. ' +
      'If you do not know who it was, you can ignore this mail.',
  });
}

/** A message to the team; answering it writes to the sender. */
export function teamLetter(kind: MessageKind, email: string, message: string, user_id: number | null): Mail {
  const letter = renderLetter({
    to: kind === 'organization' ? PRODUCT.partner_mailbox : PRODUCT.mailbox,
    subject: TEAM_SUBJECTS[kind],
    greeting: 'Hi team,',
    paragraphs: [
      user_id === null
        ? `Somebody who was not signed in wrote this and gave the address ${email}, which nobody has checked.`
        : `The person of account ${user_id} wrote this and gave the address ${email}.`,
    ],
    quote: message,
    ending: 'The message is also kept for the desk. Your answer to this mail goes to the address above.',
  });
  return { ...letter, reply_to: email };
}
