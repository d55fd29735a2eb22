import { PRODUCT } from '@careerscoop/contract/constants';
import type { MessageKind } from '@careerscoop/contract/outreach';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';
import { withoutLinks } from '../../platform/plain-words.ts';

interface Message {
  kind: MessageKind;
  email: string;
  first_name: string | null;
  message: string;
}

/**
 * The team's answer, with what it answers quoted. Nobody has checked whose address was typed into the form, so that the quoted
 * words become no links in a stranger's mailbox.
 */
export function answerLetter({ kind, email, first_name, message }: Message, answer: string): Mail {
  const letter = renderLetter({
    to: email,
    subject: `Your message to ${PRODUCT.name}`,
    greeting: first_name === null ? 'Hi,' : { first_name },
    paragraphs: [...answer.split(/\n+/).filter((line) => line.trim() !== ''), 'You wrote:'],
    quote: withoutLinks(message),
    ending: `You get this mail because somebody wrote to ${PRODUCT.name} with this address. You can answer it.`,
  });
  return { ...letter, reply_to: kind === 'organization' ? PRODUCT.partner_mailbox : PRODUCT.mailbox };
}
