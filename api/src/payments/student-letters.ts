import { PRODUCT } from '@careerscoop/contract/constants';
import { lastDayInWords } from '../platform/day-in-words.ts';
import { renderLetter } from '../platform/mail-letter.ts';
import { zoneOf } from '../platform/wall-clock.ts';

interface Student {
  email: string;
  first_name: string;
}
interface Plan {
  title: string;
}

/** To a student for whom somebody else paid; amounts are between us and the payer. */
export function planBegunLetter(
  publicUrl: string,
  student: Student & { time_zone: string | null },
  { title, ends_at }: Plan & { ends_at: Date },
) {
  const until = lastDayInWords(ends_at, zoneOf(student));
  return renderLetter({
    to: student.email,
    subject: `Your ${title} plan has begun`,
    greeting: student,
    paragraphs: [
      `Somebody paid for the ${title} plan for you. All that it opens is open now, until ${until}.`,
      'Nothing renews by itself, and there is nothing that you have to cancel.',
    ],
    button: { label: 'See my plan', url: `${publicUrl}/profile/myPlan` },
    ending: `Questions? Write to ${PRODUCT.mailbox}.`,
  });
}

const OVER = {
  refunded: 'The money for it went back to whoever paid.',
  disputed: 'The bank of whoever paid is looking into the payment. If it turns out to be right, the plan opens again by itself.',
};

export function planOverLetter(student: Student, { title }: Plan, why: keyof typeof OVER) {
  return renderLetter({
    to: student.email,
    subject: `Your ${title} plan has ended`,
    greeting: student,
    paragraphs: [`Your ${title} plan has ended. ${OVER[why]}`, 'Your ten careers, and everything that you saved, stay yours.'],
    ending: `You have done nothing wrong. Questions? Write to ${PRODUCT.mailbox}.`,
  });
}

export function planBackLetter(publicUrl: string, student: Student, { title }: Plan) {
  return renderLetter({
    to: student.email,
    subject: `Your ${title} plan is back`,
    greeting: student,
    paragraphs: [`The bank has looked into the payment, and your ${title} plan is open again, until the same day as before.`],
    button: { label: 'See my plan', url: `${publicUrl}/profile/myPlan` },
    ending: `Questions? Write to ${PRODUCT.mailbox}.`,
  });
}
