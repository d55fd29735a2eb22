import { isMinor } from '../identity/age.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { findGuardian } from '../consent/consent.sql.ts';
import { tellGuardian } from '../consent/guardian-letters.ts';
import type { Db } from '../platform/database.ts';
import { sendMailJob } from '../platform/mail.ts';
import { renderLetter } from '../platform/mail-letter.ts';
import type { Services } from '../platform/services.ts';
import { zoneOf } from '../platform/wall-clock.ts';
import { runningTerms, setTerm, termEnd } from '../plans/terms.ts';
import { disagreeToken } from './disagree-token.ts';
import type { Buyer, Moved } from './moved.ts';
import { noteFinding } from './note-finding.ts';
import type { Order } from './orders.sql.ts';
import { receiptWords, underReviewLetter } from './payer-letters.ts';
import { refundOrderJob } from './payment-jobs.ts';
import { planBegunLetter } from './student-letters.ts';
import { whyNotGiven } from './why-not-given.ts';

/** Where letters about the money go: who bought for themselves reads them where they read their mail today. */
export function payerOf({ order, person, facts }: Pick<Moved, 'order' | 'person' | 'facts'>): string | null {
  return (order.payer === 'self' ? person?.email : undefined) ?? facts.payer_email ?? null;
}

/** What a payment brings: the plan with its letters, or the reason why the money goes back or waits for a person. */
export async function applyPayment(tx: Db, services: Services, moved: Moved): Promise<void> {
  const { order, person, facts, fault } = moved;
  const { jobs } = services;
  const external_id = facts.paid?.external_id ?? order.number;
  const payer = payerOf(moved);
  if (fault) {
    await noteFinding(tx, services, { ...fault, external_id, order_id: order.id, expected_cents: order.amount_cents });
    if (payer) await jobs.enqueue(tx, sendMailJob, underReviewLetter(payer, order));
    return;
  }
  const not = await whyNotGiven(tx, services, order, person?.id);
  if (not) {
    await noteFinding(tx, services, { kind: not.finding, external_id, order_id: not.order_id });
    await jobs.enqueue(tx, refundOrderJob, { order_id: not.order_id, why: not.why });
  }
  if (person && not?.order_id !== order.id) await giveTerm(tx, services, { order, person, payer });
}

async function giveTerm(
  tx: Db,
  services: Services,
  { order, person, payer }: { order: Order; person: Buyer; payer: string | null },
): Promise<void> {
  const { config, jobs, now } = services;
  const starts_at = now();
  const ends_at = termEnd(starts_at, order.months);
  await checkCredit(tx, services, order, person);
  await setTerm(tx, services, { user_id: person.id, plan_id: order.plan_id, source: 'payment', order_id: order.id, starts_at, ends_at });
  const own = order.payer === 'self';
  const actor = own ? ({ actor: 'user', actor_id: person.id } as const) : ({ actor: 'system' } as const);
  await noteAudit(tx, { at: starts_at, action: 'plan.paid', ...actor, user_id: person.id, detail: { order: order.number } });
  const disagree = `${config.publicUrl}/pay/disagree#${disagreeToken(config.sessionSecret, order.id)}`;
  const words = receiptWords({ order, ends_at, first_name: person.first_name, zone: zoneOf(person), disagree });
  if (payer) await jobs.enqueue(tx, sendMailJob, renderLetter({ ...words.letter, to: payer }));
  const guardian = isMinor(person, starts_at) ? await findGuardian(tx, person.id) : undefined;
  if (guardian && guardian.contact !== payer) await tellGuardian(jobs, tx, guardian, { ...words.letter, sms: words.sms });
  // Whoever pays for themselves reads it in the receipt.
  const begun = order.state === 'paid' && person.email !== payer;
  if (begun) await jobs.enqueue(tx, sendMailJob, planBegunLetter(config.publicUrl, person, { ...order, ends_at }));
}

/** What was taken off the price was left of a term; the plan is given all the same, because its price was ours to say. */
async function checkCredit(tx: Db, services: Services, order: Order, { id }: Buyer): Promise<void> {
  if (order.credit_cents === 0) return;
  const terms = await runningTerms(tx, id, services.now());
  if (terms.some(({ source }) => source === 'payment')) return;
  await noteFinding(tx, services, { kind: 'credit_without_term', external_id: order.number, order_id: order.id });
}
