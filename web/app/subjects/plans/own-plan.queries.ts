import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOrder, getPlan, getQuote, type Order, type Quote, requestPaymentLink, textParent } from '@careerscoop/contract/payments';
import { type CodeOffer, checkCode, redeemCode } from '@careerscoop/contract/plans';
import { useEffect, useState } from 'react';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { freshenUser } from '../../lib/freshen-user.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { useBackAgain } from '../../lib/use-back-again.ts';

/** What is open to the student, the term that runs, and what was paid: asked for anew whenever somebody looks. */
export const ownPlanQuery = queryOptions({
  queryKey: ['own-plan'],
  queryFn: ({ signal }) => call(getPlan, {}, signal),
  staleTime: 0,
});

/** What the plan would cost this student now. */
export const quoteQuery = (plan_id: number) =>
  queryOptions<Quote, CallError>({
    queryKey: ['quote', plan_id],
    queryFn: ({ signal }) => call(getQuote, { params: { plan_id } }, signal),
    staleTime: 0,
  });

const EVERY_MS = 2_000;
const PATIENCE_MS = 30_000;

/** An order as the payment provider has it, asked for again until it is settled, for half a minute: then it is `late`. */
export function useOrder(number: string) {
  const [late, setLate] = useState(false);
  const asked = useQuery<Order, CallError>({
    queryKey: ['order', number],
    queryFn: ({ signal }) => call(getOrder, { params: { number } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => !late && isWaiting(state.data, state.error) && EVERY_MS,
  });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { order: asked.data, error: asked.error, waits: isWaiting(asked.data, asked.error), late };
}

/** A failure on the way is no answer, but for an order that is nobody's or another's. */
function isWaiting(order: Order | undefined, error: CallError | null): boolean {
  return order ? order.state === 'new' || order.state === 'open' : error?.isFinal !== true;
}

/** The address at which it is paid: of an adult the checkout, of a minor the page to share. */
export function usePaymentLink() {
  const link = useMutation<{ payment_link: string }, CallError, number>({
    mutationFn: (pricing_plan) => call(requestPaymentLink, { body: { pricing_plan } }),
  });
  useBackAgain(link.reset);
  return link;
}

/** Texts the address to a parent. */
export function useTextParent() {
  return useMutation<{ detail: string }, CallError, { pricing_plan: number; phone: string }>({
    mutationFn: (body) => call(textParent, { body }),
  });
}

/** What a code would open, before it is used. */
export function useCheckCode() {
  return useMutation<CodeOffer, CallError, string>({ mutationFn: (code) => call(checkCode, { body: { code } }) });
}

/** Redeems a code; what it opens is asked for anew everywhere. */
export function useRedeemCode() {
  const client = useQueryClient();
  return useMutation<unknown, CallError, string>({
    mutationFn: (code) => call(redeemCode, { body: { code } }),
    onSuccess: () => {
      clearPlanNotice();
      freshenUser();
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'plans' });
    },
  });
}
