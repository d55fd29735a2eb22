import { PRODUCT } from '@careerscoop/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastDayInWords } from '../../lib/day-in-words.ts';
import { freshenUser } from '../../lib/freshen-user.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import type { PaymentReturn } from './payment-return.ts';
import { ownPlanQuery, useOrder } from './own-plan.queries.ts';

interface ReturnDialogProps {
  outcome: PaymentReturn;
  /** The order's number, by the address. */
  number: string | null;
  onClose: () => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FAILED = { title: 'Transaction Failed.', text: 'If the issue persists, contact support. Apologies for the inconvenience.' };
const NOTHING = { title: 'Nothing was paid', text: 'We see no payment of yours here, and nothing was charged. Your plan stays as it is.' };
const WAITING = { title: 'One moment', text: 'We are asking the bank. Your plan starts in a moment. You need not pay again.' };
const LATER = {
  title: 'Not there yet',
  text: 'The bank has not told us of a payment. If you paid, your plan starts as soon as it does, and we mail you. You need not pay again.',
};
const thanks = (until: string | null, zone?: string) => ({
  title: 'Success !',
  text: `Thank you for selecting your plan! A representative from ${PRODUCT.name} will take it from here.${until ? ` It is yours until ${lastDayInWords(until, zone)}.` : ''}`,
});

/** Says how it went as the payment provider has it, never by the address alone. It grants nothing. */
export default function ReturnDialog({ outcome, number, onClose }: ReturnDialogProps) {
  if (number) return <OfOrder outcome={outcome} number={number} onClose={onClose} />;
  if (outcome === 'cancel') return <Said {...FAILED} onClose={onClose} />;
  return <OfLast onClose={onClose} />;
}

function OfOrder({ outcome, number, onClose }: { outcome: PaymentReturn; number: string; onClose: () => void }) {
  const { order, error, waits, late } = useOrder(number);
  const zone = useOwnZone();
  const paid = order?.state === 'paid';
  useEffect(() => {
    if (paid) freshenUser();
  }, [paid]);
  if (paid) return <Said {...thanks(order.ends_at, zone)} onClose={onClose} />;
  if (outcome === 'cancel') return <Said {...FAILED} onClose={onClose} />;
  if (error?.isFinal) return <Said {...NOTHING} onClose={onClose} />;
  if (waits && !late) return <Said {...WAITING} onClose={onClose} />;
  return <Said {...(waits || order?.state === 'review' ? LATER : FAILED)} onClose={onClose} />;
}

/** The address without a number: what was paid within the last day counts. */
function OfLast({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(ownPlanQuery);
  const zone = useOwnZone();
  useEffect(freshenUser, []);
  const last = data?.receipts[0];
  const fresh = last?.state === 'paid' && Date.now() - Date.parse(last.paid_at) < DAY_MS;
  if (fresh) return <Said {...thanks(data?.term?.ends_at ?? null, zone)} onClose={onClose} />;
  return data || error ? <Said {...NOTHING} onClose={onClose} /> : null;
}

function Said({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return <Dialog open onClose={onClose} title={title} description={text} actions={<Button onClick={onClose}>OK</Button>} />;
}
