import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { disagree, getPayStatus, openPayLink, payCheckout, payConsent, type PayStatus, stopTexts } from '@careerscoop/contract/payments';
import { useEffect, useState } from 'react';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { useBackAgain } from '../../lib/use-back-again.ts';
import { keptPay } from './kept-pay.ts';

/** What a link to pay is for. */
export const payPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['pay', token],
    queryFn: ({ signal }) => call(openPayLink, { body: { token } }, signal),
    staleTime: 0,
  });

export interface Payer {
  payer_email: string;
  adult: true;
}

/** On to the checkout: its address. */
export function useCheckout(token: string) {
  const checkout = useMutation<{ payment_link: string }, CallError, Payer>({
    mutationFn: (payer) => call(payCheckout, { body: { token, ...payer } }),
    onSuccess: (_, { payer_email }) => keptPay.keep({ token, payer_email }),
  });
  useBackAgain(checkout.reset);
  return checkout;
}

const EVERY_MS = 2_000;
const PATIENCE_MS = 30_000;

/** What came of it as the payment provider has it, asked for again until it is paid, for half a minute: then it is `late`. */
export function usePayStatus(token: string) {
  const [late, setLate] = useState(false);
  const asked = useQuery<PayStatus, CallError>({
    queryKey: ['pay-status', token],
    queryFn: ({ signal }) => call(getPayStatus, { body: { token } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => !late && (state.data ? isUnderWay(state.data) : !state.error?.isFinal) && EVERY_MS,
  });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { ...asked, waits: !late && (asked.data ? isUnderWay(asked.data) : asked.error?.isFinal !== true) };
}

const isUnderWay = ({ state }: PayStatus) => state === 'open' || state === 'paying';

/** One press with a link to pay: asking for the consent page, wanting no more texts, or not having agreed. */
export function usePress(what: 'consent' | 'stop' | 'disagree', token: string) {
  const endpoint = { consent: payConsent, stop: stopTexts, disagree }[what];
  return useMutation<{ detail: string }, CallError, undefined>({ mutationFn: () => call(endpoint, { body: { token } }) });
}
