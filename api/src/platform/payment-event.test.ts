import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckout, doubleOf, pay, stripeOf } from '../../test/payments.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import type { Config } from './config.ts';
import { doNow } from './job.ts';
import { openPayments } from './payments.ts';
import { sendEventJob } from './payments-sandbox/send-event.ts';

const [OLD, NEW] = ['whsec_old', 'whsec_new'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EVENT = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', livemode: false, data: { object: { id: 'cs_1' } } };
const bodyOf = (change: object = {}) => Buffer.from(JSON.stringify({ ...EVENT, ...change }));

/** The product as it reads events with Stripe's own keys; nothing is asked of Stripe. */
function reader(webhookSecrets: string[], secretKey = 'sk_test_1') {
  const { config, database, now, jobs } = server.services;
  const payments: Config['payments'] = { stripe: { secretKey, webhookSecrets }, tax: false };
  const service = openPayments({ ...config, payments }, database.db, now, jobs);
  if (!service) throw new Error('no payments');
  return service;
}

/** Signed as Stripe signs, so many seconds after now. */
async function sign(body: Buffer, secret: string, seconds = 0): Promise<string> {
  const { webhooks } = await stripeOf(server);
  const timestamp = Math.floor(server.services.now().getTime() / 1000) + seconds;
  return webhooks.generateTestHeaderStringAsync({ payload: body.toString(), secret, timestamp });
}

describe('a signed event', () => {
  it('is read, byte by byte as it was sent', async () => {
    const body = bodyOf();
    expect(await reader([NEW]).readEvent(body, await sign(body, NEW))).toEqual(EVENT);
  });

  it('is refused when one byte of it is another', async () => {
    const signature = await sign(bodyOf(), NEW);
    await expect(reader([NEW]).readEvent(bodyOf({ id: 'evt_2' }), signature)).rejects.toThrow(/signature/);
    await expect(reader([NEW]).readEvent(Buffer.from(`${bodyOf()} `), signature)).rejects.toThrow(/signature/);
  });

  it.each(['', 'v1=abc', 't=now,v1=abc', 't=1,v1=', 't=99999999999'])('is refused with the signature %j', async (signature) => {
    await expect(reader([NEW]).readEvent(bodyOf(), signature)).rejects.toThrow();
  });

  it('is refused when somebody else signed it', async () => {
    const body = bodyOf();
    await expect(reader([NEW]).readEvent(body, await sign(body, 'whsec_forged'))).rejects.toThrow(/signature/);
  });

  it.each([
    [-290, true],
    [290, true],
    [-310, false],
    [310, false],
    [-86_400, false],
  ])('signed %i seconds from now is let in: %s', async (seconds, isIn) => {
    const body = bodyOf();
    const read = reader([NEW]).readEvent(body, await sign(body, NEW, seconds));
    await (isIn ? expect(read).resolves.toEqual(EVENT) : expect(read).rejects.toThrow());
  });

  it('is read by either secret while one takes the place of the other, and by the new one alone afterwards', async () => {
    const body = bodyOf();
    for (const secret of [OLD, NEW]) expect(await reader([OLD, NEW]).readEvent(body, await sign(body, secret))).toEqual(EVENT);
    await expect(reader([NEW]).readEvent(body, await sign(body, OLD))).rejects.toThrow(/signature/);
  });

  it.each([
    ['sk_test_1', false],
    ['sk_live_1', true],
    ['rk_live_1', true],
  ])('has to be of the mode of the key %s', async (secretKey, live) => {
    const service = reader([NEW], secretKey);
    expect(service.live).toBe(live);
    const [own, other] = [bodyOf({ livemode: live }), bodyOf({ livemode: !live })];
    expect(await service.readEvent(own, await sign(own, NEW))).toMatchObject({ id: 'evt_1' });
    await expect(service.readEvent(other, await sign(other, NEW))).rejects.toThrow('an event of the other mode');
  });
});

describe('the events of the double', () => {
  /** Something that listens where the product would, and answers so. */
  async function listening<T>(status: number, work: (taken: { body: Buffer; signature: string }[]) => Promise<T>): Promise<T> {
    const taken: { body: Buffer; signature: string }[] = [];
    const hook = createServer((request, response) => {
      void buffer(request).then((body) => {
        taken.push({ body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(request.url === '/hooks/stripe' ? status : 404).end();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const { config } = server.services;
    const { port } = config;
    config.port = (hook.address() as AddressInfo).port;
    try {
      return await work(taken);
    } finally {
      config.port = port;
      hook.close();
    }
  }

  async function aPaidOne(): Promise<string> {
    const { id } = await (await stripeOf(server)).checkout.sessions.create(aCheckout());
    await pay(server, id, 'never');
    return (await doubleOf(server).waiting()).at(-1)?.id ?? '';
  }

  it('are posted to the product, signed so that it reads them, and then no longer wait', async () => {
    const event = await aPaidOne();
    const [taken] = await listening(200, async (all) => {
      await doNow(server.services, sendEventJob, { event });
      return all;
    });
    const read = await server.services.payments?.readEvent(taken?.body ?? Buffer.alloc(0), taken?.signature ?? '');
    expect(read).toMatchObject({ id: event, type: 'checkout.session.completed' });
    expect((await doubleOf(server).waiting()).map(({ id }) => id)).not.toContain(event);
  });

  it('wait and are tried again where the product did not take them', async () => {
    const event = await aPaidOne();
    await listening(500, async () => {
      await expect(doNow(server.services, sendEventJob, { event })).rejects.toThrow('the webhook answered 500');
    });
    expect((await doubleOf(server).waiting()).map(({ id }) => id)).toContain(event);
  });

  it('are sent by a job of their own where no test holds them back', async () => {
    const double = doubleOf(server);
    double.sends = true;
    await listening(200, async (taken) => {
      const event = await aPaidOne();
      for (let tries = 0; tries < 1_200 && taken.length === 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(String(taken[0]?.body)).toMatch(/"checkout.session.completed"/);
      expect(event).toBeDefined();
    });
    double.sends = false;
  });
});
