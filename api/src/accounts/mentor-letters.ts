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

/** Tells a mentor that a representative has let them meet students. */
export function mentorApprovedLetter(publicUrl: string, { email, first_name }: { email: string; first_name: string }): Mail {
  return renderLetter({
    to: email,
    subject: 'You are approved as a Community Partner',
    greeting: { first_name },
    paragraphs: ['Students can meet you from now on. We write to you when one would like to talk with you.'],
    button: { label: 'Look at your profile', url: `${publicUrl}/profile/profile-info` },
    ending: `Questions? Write to ${PRODUCT.partner_mailbox}.`,
  });
}
