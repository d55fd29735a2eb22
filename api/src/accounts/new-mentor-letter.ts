import { PRODUCT } from '@careerscoop/contract/constants';
import type { Mail } from '../platform/mail.ts';
import { renderLetter } from '../platform/mail-letter.ts';

/** Tells the team that somebody offers to be a mentor; who it is stands in the account, not in the mail. */
export function newMentorLetter(user_id: number): Mail {
  return renderLetter({
    to: PRODUCT.partner_mailbox,
    subject: 'A new Community Partner has signed up',
    greeting: 'Hi team,',
    paragraphs: [
      `Account ${user_id} offers to be a mentor. Please get in touch about onboarding, check who it is, and approve the ` +
        'account before students can meet this person.',
    ],
    ending: `npm run staff -- approve-mentor ${user_id}`,
  });
}
