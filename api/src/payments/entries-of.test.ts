import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { disputeEntries, refundEntries } from './entries-of.ts';

const seconds = (day: string) => Date.parse(day) / 1000;
const [MARCH, JUNE] = ['2027-03-05T00:00:00Z', '2027-06-05T00:00:00Z'];

it('a dispute that is won stands in the ledger on the day the money went, and on the day it came back, with its fee', () => {
  const moved = { currency: 'usd', fee: 0 };
  const dispute = {
    id: 'du_1',
    amount: 8900,
    currency: 'usd',
    created: seconds(MARCH),
    status: 'won',
    balance_transactions: [
      { ...moved, id: 'txn_1', fee: 1500, reporting_category: 'dispute', created: seconds(MARCH) },
      { ...moved, id: 'txn_2', reporting_category: 'dispute_reversal', created: seconds(JUNE) },
    ],
  } as unknown as Stripe.Dispute;
  expect(disputeEntries(dispute).map(({ kind, cents, at }) => [kind, cents, at.toISOString().slice(0, 10)])).toEqual([
    ['dispute', -8900, '2027-03-05'],
    ['dispute_won', 8900, '2027-06-05'],
    ['fee', -1500, '2027-03-05'],
  ]);
});

it.each(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'])(
  'a question of the bank (%s) moves no money',
  (status) => {
    expect(disputeEntries({ id: 'du_1', amount: 8900, currency: 'usd', created: 1, status } as unknown as Stripe.Dispute)).toEqual([]);
  },
);

it.each(['pending', 'succeeded', 'requires_action'])('a refund that is %s is money that has left', (status) => {
  const refund = { id: 're_1', amount: 500, currency: 'usd', created: 1, status } as unknown as Stripe.Refund;
  expect(refundEntries(refund).map(({ kind, cents }) => [kind, cents])).toEqual([['refund', -500]]);
});

it('a refund that the bank refuses weeks later stands in the ledger on the day the money went, and on the day it came back', () => {
  const failure_balance_transaction = { id: 'txn_2', created: seconds(JUNE) };
  const refund = { id: 're_1', amount: 500, currency: 'usd', created: seconds(MARCH), status: 'failed', failure_balance_transaction };
  expect(refundEntries(refund as unknown as Stripe.Refund).map(({ cents, external_id, at }) => [cents, external_id, at])).toEqual([
    [-500, 're_1', new Date(MARCH)],
    [500, 'txn_2', new Date(JUNE)],
  ]);
});
