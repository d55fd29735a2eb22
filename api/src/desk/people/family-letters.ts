import { PRODUCT } from '@careerscoop/contract/constants';
import type { Mail } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';

/** To a student whom somebody at the desk took out of an adult's family account. */
export function familyEndedLetter(publicUrl: string, { email, first_name }: { email: string; first_name: string }): Mail {
  return renderLetter({
    to: email,
    subject: 'A family account no longer sees yours',
    greeting: { first_name },
    paragraphs: [
      'We took you out of a family account that had joined you. It sees nothing of you any more.',
      'What was said yes or no to stays as it is. You can ask your parent again on your profile.',
    ],
    button: { label: 'See where it stands', url: `${publicUrl}/profile/profile-info` },
    ending: `You did not expect this? Write to ${PRODUCT.mailbox}.`,
  });
}
