import type { Db } from '../database.ts';
import { API_VERSION, PAYMENT_EVENTS } from '../payment-event.ts';
import { noSuch } from './refusal.ts';
import { type Kind, type Kinds, newId, secondsOf } from './sandbox-object.ts';
import { findObject, insertObject, replaceObject, seeObject } from './sandbox.sql.ts';

/** What one call or one press stands on: a transaction, the hour, and where its events go. */
export interface World {
  tx: Db;
  now: Date;
  /** When an object is made: each a millisecond after the one before at least, so that lists keep their order. */
  moment(): Date;
  publicUrl: string;
  /** Hands an event over to be sent, with the transaction. */
  send(eventId: string): Promise<void>;
}

/** As it is, for an answer. @throws Refusal as Stripe answers for what it does not have */
export async function see<K extends Kind>({ tx }: World, kind: K, id: string): Promise<Kinds[K]> {
  const found = await seeObject(tx, kind, id);
  if (!found) throw noSuch(kind, id);
  return found;
}

/** To change it: nobody else does until the end of the transaction. @throws Refusal as `see` */
export async function find<K extends Kind>({ tx }: World, kind: K, id: string, param?: string): Promise<Kinds[K]> {
  const found = await findObject(tx, kind, id);
  if (!found) throw noSuch(kind, id, param);
  return found;
}

export async function add<K extends Kind>(world: World, kind: K, object: Kinds[K]): Promise<Kinds[K]> {
  await insertObject(world.tx, kind, object, world.moment());
  return object;
}

/** Changes some fields and answers the whole. */
export async function change<K extends Kind>(world: World, kind: K, object: Kinds[K], fields: Partial<Kinds[K]>): Promise<Kinds[K]> {
  const changed = { ...object, ...fields };
  await replaceObject(world.tx, kind, changed);
  return changed;
}

/** Notes that something happened, as it is at this moment, and has it told where the webhook takes the like. */
export async function announce(world: World, type: Kinds['event']['type'], object: object): Promise<void> {
  const isWanted = (PAYMENT_EVENTS as readonly string[]).includes(type);
  const event = {
    id: newId('event'),
    object: 'event',
    api_version: API_VERSION,
    created: secondsOf(world.now),
    data: { object },
    livemode: false,
    pending_webhooks: isWanted ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type,
  } as Kinds['event'];
  await add(world, 'event', event);
  if (isWanted) await world.send(event.id);
}
