import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutId, doubleOf, send } from '../../test/payments.ts';
import type { SignedIn } from '../../test/people.ts';
import { begin, bothAccounts, jobsDone, ledgerOf, newAdult, orderNow, termsOf } from '../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import type { Order } from './orders.sql.ts';
import { reconcile } from './reconcile.ts';
import { settleOpen } from './settle-hinted.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  doubleOf(server).sends = false;
});
afterAll(() => server.close());

type Step = 'pay' | 'decline' | 'expire' | 'refund part' | 'refund' | 'fail refund' | 'dispute' | 'win' | 'lose';
/** What happens to an order at Stripe, and how it must stand here in the end, whatever was told when. */
const HISTORIES: { steps: Step[]; state: string; term: string[]; ledger: string[] }[] = [
  { steps: ['pay'], state: 'paid', term: ['runs'], ledger: ['charge 8900'] },
  { steps: ['decline', 'pay'], state: 'paid', term: ['runs'], ledger: ['charge 8900'] },
  { steps: ['expire'], state: 'expired', term: [], ledger: [] },
  { steps: ['pay', 'refund part'], state: 'paid', term: ['runs'], ledger: ['charge 8900', 'refund -1000'] },
  { steps: ['pay', 'refund'], state: 'refunded', term: ['refunded'], ledger: ['charge 8900', 'refund -8900'] },
  {
    steps: ['pay', 'refund part', 'refund'],
    state: 'refunded',
    term: ['refunded'],
    ledger: ['charge 8900', 'refund -1000', 'refund -7900'],
  },
  {
    steps: ['pay', 'refund', 'fail refund'],
    state: 'refunded',
    term: ['refunded'],
    ledger: ['charge 8900', 'refund -8900', 'refund 8900'],
  },
  { steps: ['pay', 'dispute'], state: 'disputed', term: ['disputed'], ledger: ['charge 8900', 'dispute -8900', 'fee -1500'] },
  { steps: ['pay', 'dispute', 'lose'], state: 'disputed', term: ['disputed'], ledger: ['charge 8900', 'dispute -8900', 'fee -1500'] },
  {
    steps: ['pay', 'dispute', 'win'],
    state: 'paid',
    term: ['runs'],
    ledger: ['charge 8900', 'dispute -8900', 'dispute_won 8900', 'fee -1500'],
  },
];

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

interface Line {
  student: SignedIn;
  order: Order;
  left: Step[];
  made: { charge: string; refund: string; dispute: string };
}

async function take({ order, made }: Line, step: Step): Promise<void> {
  const double = doubleOf(server);
  const id = checkoutId(order.checkout_id ?? '');
  if (step === 'pay' || step === 'decline' || step === 'expire') {
    await double.press(id, step);
    if (step === 'pay') made.charge = await chargeOf(order);
  } else if (step === 'refund part') await double.refund(made.charge, 1000);
  else if (step === 'refund') made.refund = (await double.refund(made.charge)).id;
  else if (step === 'fail refund') await double.failRefund(made.refund);
  else if (step === 'dispute') made.dispute = (await double.openDispute(made.charge)).id;
  else await double.closeDispute(made.dispute, step === 'win' ? 'won' : 'lost');
}

async function chargeOf({ checkout_id }: Order): Promise<string> {
  const stripe = await server.services.payments!.client();
  const checkout = await stripe.checkout.sessions.retrieve(checkout_id ?? '', { expand: ['payment_intent'] });
  return String((checkout.payment_intent as { latest_charge: string }).latest_charge);
}

it('200 events, shuffled, repeated, dropped and late, end in one state, one term and a balanced ledger', { timeout: 300_000 }, async () => {
  const lines: Line[] = [];
  for (const { steps } of HISTORIES) {
    const student = await newAdult(server);
    const { order } = await begin(server, student);
    lines.push({ student, order, left: [...steps], made: { charge: '', refund: '', dispute: '' } });
  }
  const next = numbers(7);
  const any = <T>(list: T[]): T => list[Math.floor(next() * list.length)] as T;
  const dropped = new Set<string>();
  const seen = new Set<string>();
  let sent = 0;
  while (sent < 200) {
    const going = lines.filter(({ left }) => left.length > 0);
    if (going.length > 0 && next() < 0.15) {
      const line = any(going);
      await take(line, line.left.shift()!);
      continue;
    }
    const events = await doubleOf(server).waiting();
    for (const { id } of events) {
      if (!seen.has(id) && next() < 0.2) dropped.add(id);
      seen.add(id);
    }
    const known = events.filter(({ id }) => !dropped.has(id));
    if (known.length === 0) {
      if (going.length === 0) break;
      continue;
    }
    if (next() < 0.05) server.advance(60_000);
    expect(await send(server, any(known))).toBe(200);
    sent += 1;
  }
  expect(sent).toBe(200);
  expect(dropped.size).toBeGreaterThan(3);
  await jobsDone(server);
  await settleOpen(server.services);
  await reconcile(server.services);
  await jobsDone(server);
  for (const [place, { student, order }] of lines.entries()) {
    const { steps, state, term, ledger } = HISTORIES[place]!;
    const found = {
      steps,
      state: (await orderNow(server, order)).state,
      term: (await termsOf(server, student)).map((each) => each.split(': ')[1]),
      ledger: (await ledgerOf(server, order)).sort(),
    };
    expect(found).toEqual({ steps, state, term, ledger: [...ledger].sort() });
  }
  const { ledger, provider } = await bothAccounts(server);
  expect(ledger).toBe(provider);
});
