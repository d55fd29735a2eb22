import { withoutKept } from './checkouts.ts';
import { invalid } from './refusal.ts';
import type { Kind, Kinds } from './sandbox-object.ts';
import { seeObject, listObjects } from './sandbox.sql.ts';
import type { World } from './world.ts';

type Answered = Record<string, unknown> & { id: string; object: Kind };

const MOVERS: Kind[] = ['charge', 'refund', 'dispute'];

/** The fields that Stripe answers whole where it is asked to, with what they may be. */
const WHOLE: Partial<Record<Kind, Record<string, Kind[]>>> = {
  'checkout.session': { payment_intent: ['payment_intent'], invoice: ['invoice'] },
  payment_intent: { latest_charge: ['charge'] },
  charge: {
    payment_intent: ['payment_intent'],
    balance_transaction: ['balance_transaction'],
    failure_balance_transaction: ['balance_transaction'],
  },
  refund: {
    charge: ['charge'],
    payment_intent: ['payment_intent'],
    balance_transaction: ['balance_transaction'],
    failure_balance_transaction: ['balance_transaction'],
  },
  dispute: { charge: ['charge'], payment_intent: ['payment_intent'] },
  balance_transaction: { source: MOVERS },
};
const DEEPEST = 4;

/** An object as Stripe answers it, with what `expand` names in place of the ids. @throws Refusal for what cannot be expanded */
export async function answered(world: World, object: Kinds[Kind], expand: readonly string[] = []): Promise<Answered> {
  const whole = object as unknown as Answered;
  const isCheckout = whole.object === 'checkout.session';
  const told = { ...(isCheckout ? (withoutKept(object as Kinds['checkout.session']) as unknown as Answered) : whole) };
  for (const [name, paths] of byFirst(expand)) told[name] = await expanded(world, whole, name, paths);
  return told;
}

async function expanded(world: World, object: Answered, name: string, paths: string[]): Promise<unknown> {
  if (object.object === 'checkout.session' && name === 'line_items') return object['line_items'];
  if (object.object === 'charge' && name === 'refunds') {
    const data = await listObjects(world.tx, 'refund', { fields: { charge: object.id }, limit: 10 });
    const below = paths.map((path) => path.replace(/^data\./, ''));
    return {
      object: 'list',
      data: await Promise.all(data.map((refund) => answered(world, refund, below))),
      has_more: false,
      url: `/v1/charges/${object.id}/refunds`,
    };
  }
  const kinds = WHOLE[object.object]?.[name];
  if (!kinds) throw invalid(`This property cannot be expanded (${name}).`, { param: 'expand' });
  const id = object[name];
  if (typeof id !== 'string') return id ?? null;
  for (const kind of kinds) {
    const found = await seeObject(world.tx, kind, id);
    if (found) return answered(world, found, paths);
  }
  return id;
}

/** `a.b`, `a.c` and `d` by their first names. */
function byFirst(expand: readonly string[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const path of expand) {
    const [first = '', ...rest] = path.split('.');
    if (rest.length >= DEEPEST) throw invalid(`You cannot expand more than ${DEEPEST} levels of a property.`, { param: 'expand' });
    names.set(first, [...(names.get(first) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])]);
  }
  return names;
}
