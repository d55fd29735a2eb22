import { z } from 'zod';
import { checkoutParams } from './checkout-params.ts';
import { createCheckout, endOverdue, expireCheckout, findCheckout } from './checkouts.ts';
import { answered } from './expand.ts';
import type { Form } from './form.ts';
import { paging, readParams } from './params.ts';
import { createRefund, refundParams } from './refunds.ts';
import { noSuch } from './refusal.ts';
import type { Kind, Kinds } from './sandbox-object.ts';
import { seeObject, listObjects } from './sandbox.sql.ts';
import { type World, see } from './world.ts';

interface Call {
  method: 'GET' | 'POST';
  path: RegExp;
  shape: z.ZodObject;
  run(world: World, params: never, id: string): Promise<unknown>;
}

const none = z.strictObject({});
const text = z.string().min(1).optional();

function call<T extends z.ZodObject>(
  method: Call['method'],
  path: string,
  shape: T,
  run: (world: World, params: z.output<T>, id: string) => Promise<unknown>,
): Call {
  return { method, path: new RegExp(`^/v1/${path.replace(':id', '([\\w-]+)')}$`), shape, run: run as Call['run'] };
}

/** The two calls that every kind of object has. `fields` may be asked for. */
function readable<K extends Kind>(
  kind: K,
  path: string,
  fields: Record<string, z.ZodType<string | undefined>> = {},
  before?: (world: World) => Promise<void>,
): Call[] {
  return [
    call('GET', `${path}/:id`, none, (world, _, id) => see(world, kind, id)),
    call(
      'GET',
      path,
      z.strictObject({ ...paging, ...fields, ...(kind === 'event' ? { types: z.array(z.string()).optional() } : {}) }),
      async (world, asked) => {
        await before?.(world);
        return page(world, kind, path, Object.keys(fields), asked);
      },
    ),
  ];
}

async function page<K extends Kind>(
  world: World,
  kind: K,
  path: string,
  names: string[],
  asked: Record<string, unknown>,
): Promise<unknown> {
  const {
    limit = 10,
    starting_after,
    ending_before,
    created,
    types,
  } = asked as z.output<z.ZodObject<typeof paging>> & { types?: string[] };
  for (const edge of [starting_after, ending_before]) {
    if (edge && !(await seeObject(world.tx, kind, edge))) throw noSuch(kind, edge, starting_after ? 'starting_after' : 'ending_before');
  }
  const fields = Object.fromEntries(names.map((name) => [name, asked[name] as string | undefined]));
  const listing = { fields: { ...fields, ...(types ? { type: types } : {}) }, created, after: starting_after, before: ending_before };
  const found: Kinds[K][] = await listObjects(world.tx, kind, { ...listing, limit: limit + 1 });
  const has_more = found.length > limit;
  // Of those before an edge the farthest is the one too many.
  const data = has_more ? (ending_before ? found.slice(1) : found.slice(0, limit)) : found;
  return { object: 'list', data, has_more, url: `/v1/${path}` };
}

const CALLS: Call[] = [
  call('POST', 'checkout/sessions', checkoutParams, createCheckout),
  call('POST', 'checkout/sessions/:id/expire', none, (world, _, id) => expireCheckout(world, id)),
  call(
    'GET',
    'checkout/sessions/:id/line_items',
    z.strictObject(paging),
    async (world, _, id) => (await findCheckout(world, id)).line_items,
  ),
  call('GET', 'checkout/sessions/:id', none, (world, _, id) => findCheckout(world, id)),
  ...readable('checkout.session', 'checkout/sessions', { payment_intent: text, status: text }, endOverdue),
  ...readable('payment_intent', 'payment_intents'),
  ...readable('charge', 'charges', { payment_intent: text }),
  call('POST', 'refunds', refundParams, createRefund),
  ...readable('refund', 'refunds', { charge: text, payment_intent: text }),
  ...readable('dispute', 'disputes', { charge: text, payment_intent: text }),
  ...readable('balance_transaction', 'balance_transactions', { type: text, source: text, currency: text }),
  ...readable('event', 'events', { type: text }),
  ...readable('invoice', 'invoices', { status: text }),
];

/** A call that was found and whose parameters are right, still to be done. */
export type ReadyCall = (world: World) => Promise<object>;

/** Finds what is asked for; nothing where Stripe's double knows no such address. @throws Refusal for wrong parameters */
export function readCall(method: string, path: string, form: Form): ReadyCall | undefined {
  for (const { path: pattern, shape, run, ...one } of CALLS) {
    const match = one.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const { expand, ...given } = form;
    const params = readParams(shape, given);
    const { expand: wanted } = readParams(z.object({ expand: z.array(z.string()).optional() }), expand === undefined ? {} : { expand });
    return async (world) => withExpanded(world, (await run(world, params as never, match[1] ?? '')) as object, wanted);
  }
  return undefined;
}

/** A list says `data.payment_intent` for what stands in each of its objects. */
async function withExpanded(world: World, result: object, expand: string[] = []): Promise<object> {
  if (!('object' in result) || result.object !== 'list') return answered(world, result as Kinds[Kind], expand);
  const list = result as unknown as { data: Kinds[Kind][] };
  const below = expand.map((path) => path.replace(/^data\./, ''));
  const data = [];
  for (const one of list.data) data.push('created' in one ? await answered(world, one, below) : one);
  return { ...list, data };
}
