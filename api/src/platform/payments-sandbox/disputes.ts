import { move } from './movements.ts';
import { invalid } from './refusal.ts';
import { type Kinds, idOf, newId, secondsOf } from './sandbox-object.ts';
import { type World, add, announce, change, find } from './world.ts';

type Dispute = Kinds['dispute'];

/** What Stripe keeps for a dispute, whoever wins it. */
const DISPUTE_FEE = 1_500;

/** Somebody tells their bank that they did not buy this: the money is taken back at once. */
export async function openDispute(world: World, chargeId: string, reason = 'fraudulent'): Promise<Dispute> {
  const charge = await find(world, 'charge', chargeId);
  if (charge.disputed || !charge.paid) throw invalid(`Charge ${chargeId} cannot be disputed.`);
  const id = newId('dispute');
  const created = secondsOf(world.now);
  const amount = charge.amount - charge.amount_refunded;
  const moved = { type: 'adjustment', source: id, currency: charge.currency } as const;
  const taken = await move(world, { ...moved, reporting_category: 'dispute', amount: -amount, fee: DISPUTE_FEE });
  const dispute = await add(world, 'dispute', {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [taken],
    charge: chargeId,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Dispute['evidence'],
    evidence_details: {
      due_by: created + 7 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null,
    } as unknown as Dispute['evidence_details'],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason,
    status: 'needs_response',
  });
  await change(world, 'charge', charge, { disputed: true });
  await announce(world, 'charge.dispute.created', dispute);
  await announce(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides: won, the money comes back; lost, it stays away. */
export async function closeDispute(world: World, id: string, status: 'won' | 'lost'): Promise<Dispute> {
  const dispute = await find(world, 'dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid(`Dispute ${id} is closed.`);
  const moved = { type: 'adjustment', source: id, currency: dispute.currency, reporting_category: 'dispute_reversal' } as const;
  const returned = status === 'won' ? [await move(world, { ...moved, amount: dispute.amount })] : [];
  const closed = await change(world, 'dispute', dispute, {
    status,
    balance_transactions: [...dispute.balance_transactions, ...returned],
  });
  if (status === 'won') await announce(world, 'charge.dispute.funds_reinstated', closed);
  await announce(world, 'charge.dispute.closed', closed);
  return closed;
}
