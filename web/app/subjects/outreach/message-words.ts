import { PRODUCT } from '@careerscoop/contract/constants';
import type { MessageKind } from '@careerscoop/contract/outreach';

interface Words {
  title: string;
  description: string;
  /** Where an answer can be had without the form. */
  phone?: string;
  mailbox: string;
}

/** What each kind of message is called and asks for. */
export const MESSAGE_WORDS: Record<MessageKind, Words> = {
  contact: {
    title: 'Contact us',
    description: 'A question, an idea or a complaint: a person reads it and answers by email.',
    mailbox: PRODUCT.mailbox,
  },
  chat_support: {
    title: 'Chat support',
    description: 'Stuck somewhere? Tell us where and what you tried. We answer by email.',
    mailbox: PRODUCT.mailbox,
  },
  bug: {
    title: 'Report a bug',
    description: 'What did you do, what did you expect, and what came instead?',
    mailbox: PRODUCT.mailbox,
  },
  organization: {
    title: 'Let’s talk',
    description: 'Organizations join by a partnership. Tell us who you are and how many students you have in mind.',
    phone: PRODUCT.phone,
    mailbox: PRODUCT.partner_mailbox,
  },
};
