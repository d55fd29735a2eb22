import type { MessageKind } from '@careerscoop/contract/outreach';

/** What a message is about, as the desk calls it. */
export const MESSAGE_WORDS: Record<MessageKind, string> = {
  contact: 'From the contact page',
  chat_support: 'About the AI Companions',
  bug: 'Something is broken',
  organization: 'From an organization',
};
