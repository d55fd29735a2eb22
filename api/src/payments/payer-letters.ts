import { PRODUCT } from '@careerscoop/contract/constants';
import { dayThereInWords, lastDayInWords } from '../platform/day-in-words.ts';
import { type Letter, renderLetter } from '../platform/mail-letter.ts';
import { shownName } from '../platform/plain-words.ts';
import { dollars } from './finding-words.ts';
import type { Order } from './orders.sql.ts';

/** Why money goes back, as it is written beside the refund. */
export const REFUND_REASONS = ['twice', 'dearer', 'erased', 'asked', 'unused', 'review'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

type Bought = Pick<Order, 'number' | 'title' | 'months' | 'price_cents' | 'credit_cents' | 'amount_cents' | 'paid_at'>;

const WRITE = `Write to ${PRODUCT.mailbox} and name the order number.`;

interface Receipt {
  order: Bought;
  ends_at: Date;
  /** Whom the plan is for. */
  first_name: string;
  /** By whose clock it names days: the student's, as a payer has none here. */
  zone: string;
  /** The address of "I did not agree to this". */
  disagree: string;
}

/** What was paid, for whom and for how long, to keep; as a text for a parent who is reached by phone. */
export function receiptWords({ order, ends_at, first_name, zone, disagree }: Receipt): { letter: Omit<Letter, 'to'>; sms: string } {
  const { number, title, months, price_cents, credit_cents, amount_cents, paid_at } = order;
  const whom = shownName(first_name) ?? 'a student';
  const [amount, until] = [dollars(amount_cents), lastDayInWords(ends_at, zone)];
  return {
    letter: {
      subject: `Your receipt from ${PRODUCT.name}: order ${number}`,
      greeting: 'Hello,',
      paragraphs: [
        `Thank you. This is the receipt for the ${title} plan of ${PRODUCT.name}, for ${whom}.`,
        `Order number: ${number}`,
        ...(paid_at ? [`Paid on: ${dayThereInWords(paid_at, zone)}`] : []),
        `${title}, ${months} months: ${dollars(price_cents)}`,
        ...(credit_cents > 0 ? [`Taken off, for what was left of the plan before: ${dollars(credit_cents)}`] : []),
        `Paid in all, tax included: ${amount}`,
        `The plan runs until ${until}. Nothing renews by itself: nobody is charged again.`,
        'Within 14 days we give all of it back if no talk with a mentor took place, after that what is left of the time. ' + WRITE,
        'If you did not agree to this, tell us with one press, and a person looks into it.',
      ],
      button: { label: 'I did not agree to this', url: disagree },
      ending: 'Keep this mail as your receipt. We never see or keep card numbers.',
    },
    sms:
      `${PRODUCT.name}: the ${title} plan for ${whom} was paid, ${amount}, order ${number}. It runs until ${until}, and nothing renews ` +
      `by itself. You did not agree to this? ${disagree}`,
  };
}

/** Money came that is not what was asked for: a person looks before anything begins. */
export function underReviewLetter(to: string, { number, title }: Pick<Order, 'number' | 'title'>) {
  return renderLetter({
    to,
    subject: `We are looking at your payment: order ${number}`,
    greeting: 'Hello,',
    paragraphs: [
      `Your payment for the ${title} plan has reached us, but it is not what was ordered. So the plan has not begun.`,
      'A person looks at it and writes to you, or gives the money back. You need not pay again.',
    ],
    ending: `Questions? ${WRITE}`,
  });
}

const WHY: Record<RefundReason, string> = {
  twice: 'The plan had been paid before, so this second payment goes back. The plan stays as it is.',
  dearer: 'The student has a larger plan already, so this payment goes back. That plan stays as it is.',
  erased: 'The account that it was for is no longer there, so the payment goes back.',
  asked: 'You get all of it back, as we agreed.',
  unused: 'You get back what was left of the time.',
  review: 'What was paid was not what was ordered, so the payment goes back.',
};
const isReason = (why: string | undefined): why is RefundReason => REFUND_REASONS.some((reason) => reason === why);

/** That money goes back, to whoever paid it. `ended` says whether the plan is over by it. */
export function refundLetter(
  to: string,
  {
    order: { number, title },
    cents,
    why,
    ended,
  }: { order: Pick<Order, 'number' | 'title'>; cents: number; why: string | undefined; ended: boolean },
) {
  return renderLetter({
    to,
    subject: `Your money goes back: order ${number}`,
    greeting: 'Hello,',
    paragraphs: [
      `We give back ${dollars(cents)} of order ${number}, the ${title} plan.`,
      ...(isReason(why) ? [WHY[why]] : []),
      ...(ended ? ['The plan has ended with it.'] : []),
      'It goes to the card that was used, and can take up to ten days to show there.',
    ],
    ending: `Questions? ${WRITE}`,
  });
}
