import { PRODUCT } from '@careerscoop/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CallError } from '../../lib/call-error.ts';
import { lastDayInWords } from '../../lib/day-in-words.ts';
import { freshenUser } from '../../lib/freshen-user.ts';
import { paths } from '../../lib/paths.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { useHydrated, useSessionUser } from '../../lib/session.ts';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
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
const SIGN_IN = {
  title: 'Sign in to see how it went',
  text: 'What was paid is shown to whom it belongs. If you paid, your plan starts by itself, and you need not pay again.',
};
const thanks = (until: string | null, zone?: string) => ({
  title: 'Success !',
  text: `Thank you for selecting your plan! A representative from ${PRODUCT.name} will take it from here.${until ? ` It is yours until ${lastDayInWords(until, zone)}.` : ''}`,
});

/** Says how it went as the payment provider has it, never by the address alone. It grants nothing. */
export default function ReturnDialog({ outcome, number, onClose }: ReturnDialogProps) {
  const user = useSessionUser();
  const hydrated = useHydrated();
  if (outcome === 'cancel' && !number) return <Said {...FAILED} onClose={onClose} />;
  if (!hydrated) return null;
  if (!user) return <SignInFirst onClose={onClose} />;
  if (number) return <OfOrder outcome={outcome} number={number} onClose={onClose} />;
  return <OfLast onClose={onClose} />;
}

/** What a plan did not allow before is no news any more. */
function opened() {
  clearPlanNotice();
  freshenUser();
}

function OfOrder({ outcome, number, onClose }: { outcome: PaymentReturn; number: string; onClose: () => void }) {
  const { order, error, waits, late } = useOrder(number);
  const zone = useOwnZone();
  const paid = order?.state === 'paid';
  useEffect(() => {
    if (paid) opened();
  }, [paid]);
  if (paid) return <Said {...thanks(order.ends_at, zone)} onClose={onClose} />;
  if (error?.status === 401) return <SignInFirst onClose={onClose} />;
  if (outcome === 'cancel') return <Said {...FAILED} onClose={onClose} />;
  if (error?.isFinal) return <Said {...(error.status === 404 ? NOTHING : LATER)} onClose={onClose} />;
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
  useEffect(() => {
    if (fresh) clearPlanNotice();
  }, [fresh]);
  if (fresh) return <Said {...thanks(data?.term?.ends_at ?? null, zone)} onClose={onClose} />;
  if (data) return <Said {...NOTHING} onClose={onClose} />;
  if (error instanceof CallError && error.status === 401) return <SignInFirst onClose={onClose} />;
  return error ? <Said {...LATER} onClose={onClose} /> : null;
}

/** Nobody is signed in, or no longer: nothing can be said of a payment, and least that there was none. */
function SignInFirst({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return <Said {...SIGN_IN} onClose={onClose} action={<LinkButton to={paths.signIn(pathname + search)}>Sign in</LinkButton>} />;
}

interface SaidProps {
  title: string;
  text: string;
  action?: ReactNode;
  onClose: () => void;
}

function Said({ title, text, action = null, onClose }: SaidProps) {
  return <Dialog open onClose={onClose} title={title} description={text} actions={action ?? <Button onClick={onClose}>OK</Button>} />;
}
