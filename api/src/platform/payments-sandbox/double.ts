import type { Config } from '../config.ts';
import type { Db } from '../database.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { JobQueue } from '../jobs.ts';
import { answerRequests } from './answer-request.ts';
import { findCheckout } from './checkouts.ts';
import { closeDispute, openDispute } from './disputes.ts';
import type { Fault } from './faults.ts';
import { type Press, press } from './press.ts';
import { createRefund, failRefund } from './refunds.ts';
import type { Kind, Kinds } from './sandbox-object.ts';
import { listObjects } from './sandbox.sql.ts';
import { sendEventJob } from './send-event.ts';
import { type World, change, find } from './world.ts';

/** What happens at Stripe without the product: what buyers, banks and people at Stripe's own screens do. */
export interface PaymentsDouble {
  fetch: typeof fetch;
  webhookSecret: string;
  checkout(id: string): Promise<Kinds['checkout.session']>;
  press(id: string, what: Press): Promise<Kinds['checkout.session']>;
  refund(charge: string, amount?: number): Promise<Kinds['refund']>;
  failRefund(id: string): Promise<Kinds['refund']>;
  openDispute(charge: string): Promise<Kinds['dispute']>;
  closeDispute(id: string, status: 'won' | 'lost'): Promise<Kinds['dispute']>;
  /** Makes an object other than the product asked for it. */
  alter<K extends Kind>(kind: K, id: string, fields: Partial<Kinds[K]>): Promise<Kinds[K]>;
  /** Lets the next calls meet this, those alone that `only` fits ("POST /v1/refunds"). */
  fail(fault: Fault, times?: number, only?: RegExp): void;
  /** Events that are still to be sent, the oldest first. */
  waiting(): Promise<Kinds['event'][]>;
  event(id: string): Promise<Kinds['event']>;
  sent(id: string): Promise<void>;
  /** Whether events are sent by themselves; where not, they wait. */
  sends: boolean;
}

/** The double of Stripe: what happens at it stands in the database, so that it outlives a restart. */
export function openDouble(config: Config, db: Db, now: () => Date, jobs: JobQueue): PaymentsDouble {
  const faults: { fault: Fault; only: RegExp }[] = [];
  let last = 0;
  const moment = () => new Date((last = Math.max(now().getTime(), last + 1)));
  const inWorld = <T>(work: (world: World) => Promise<T>) =>
    db.transaction((tx) => {
      const send = async (event: string) => (double.sends ? jobs.enqueue(tx, sendEventJob, { event }) : undefined);
      return work({ tx, now: now(), moment, publicUrl: config.publicUrl, send });
    });
  const nextFault = (call: string) => {
    const place = faults.findIndex(({ only }) => only.test(call));
    return place < 0 ? undefined : faults.splice(place, 1)[0]?.fault;
  };
  const double: PaymentsDouble = {
    sends: true,
    fetch: answerRequests({ inWorld, nextFault }),
    webhookSecret: `whsec_${keyedHash(config.sessionSecret, 'payment events', 'double')}`,
    checkout: (id) => inWorld((world) => findCheckout(world, id)),
    press: (id, what) => inWorld((world) => press(world, id, what)),
    refund: (charge, amount) => inWorld((world) => createRefund(world, { charge, amount })),
    failRefund: (id) => inWorld((world) => failRefund(world, id)),
    openDispute: (charge) => inWorld((world) => openDispute(world, charge)),
    closeDispute: (id, status) => inWorld((world) => closeDispute(world, id, status)),
    alter: (kind, id, fields) => inWorld(async (world) => change(world, kind, await find(world, kind, id), fields)),
    fail: (fault, times = 1, only = /^/) => faults.push(...Array.from({ length: times }, () => ({ fault, only }))),
    waiting: async () => {
      const fields = { pending_webhooks: '1' };
      return (await inWorld(({ tx }) => listObjects(tx, 'event', { fields, limit: 10_000 }))).reverse();
    },
    event: (id) => inWorld((world) => find(world, 'event', id)),
    sent: (id) => inWorld(async (world) => void (await change(world, 'event', await find(world, 'event', id), { pending_webhooks: 0 }))),
  };
  return double;
}
