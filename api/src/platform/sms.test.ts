import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { testConfig } from '../../test/test-config.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { listOutbox } from './outbox.sql.ts';
import { addSmsStop, isSmsStopped } from './sms-stops.sql.ts';
import { sms_stops } from './sms-stops.tables.ts';
import { openSms } from './sms.ts';

const JOB = { id: '1', endWith: () => Promise.reject(new Error('only the stand-in does')) };

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
});
afterAll(() => house.close());

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

interface Asked {
  path: string;
  authorization: string;
  form: URLSearchParams;
}

/** A server on loopback that speaks the provider's protocol; `status` is what it answers. */
async function startProvider(status: number, code = 21_211) {
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', form });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status < 300 ? { sid: 'SM1' } : { code, message: `The number ${form.get('To')} is odd`, status }));
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { asked, sms: await smsAt(`http://127.0.0.1:${port}`) };
}

const smsAt = (apiUrl: string) =>
  openSms(
    { ...testConfig(tmpdir()), twilio: { accountSid: 'AC1', authToken: 'secret', from: '+15550100100', apiUrl } },
    house.services.database.db,
  );

it("sends a text over the provider's own protocol", async () => {
  const { asked, sms } = await startProvider(201);
  await sms.send({ to: '+15550100155', text: 'CareerScoop: hello' }, JOB);
  expect(asked[0]?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
  expect(Object.fromEntries(asked[0]?.form ?? [])).toMatchObject({ To: '+15550100155', From: '+15550100100', Body: 'CareerScoop: hello' });
});

it('gives up on a number that is refused for good, and lets the job try again otherwise', async () => {
  const refused = await startProvider(400);
  await expect(refused.sms.send({ to: '+15550100155', text: 'x' }, JOB)).resolves.toBeUndefined();
  await new Promise((resolve) => server?.close(resolve));
  // 401 and 403: a key that was changed, an account that is closed for now.
  for (const status of [503, 429, 401, 403, 404]) {
    const busy = await startProvider(status);
    await expect(busy.sms.send({ to: '+15550100155', text: 'x' }, JOB)).rejects.toThrow(`text message service: ${status}`);
    await new Promise((resolve) => server?.close(resolve));
  }
});

it('says without numbers that the provider is away', async () => {
  await expect((await smsAt('http://127.0.0.1:1')).send({ to: '+15550100155', text: 'x' }, JOB)).rejects.toThrow(
    /^text message service: not reached$/,
  );
});

it('offers no text messages where they are switched off', async () => {
  expect((await openSms({ ...testConfig(tmpdir()), sms: false }, house.services.database.db)).available).toBe(false);
});

it('keeps that a number said STOP to the provider (21610) by a keyed hash alone, and asks the provider no second time', async () => {
  const { asked, sms } = await startProvider(400, 21_610);
  const to = '+15550100171';
  await sms.send({ to, text: 'CareerScoop: hello' }, JOB);
  await sms.send({ to, text: 'CareerScoop: hello again' }, JOB);
  expect(asked).toHaveLength(1);
  const { db } = house.services.database;
  expect(await isSmsStopped(db, house.services.config, to)).toBe(true);
  expect(JSON.stringify(await db.select().from(sms_stops))).not.toMatch(/5550100171/);
  await sms.send({ to: '+15550100172', text: 'CareerScoop: hello' }, JOB);
  expect(asked).toHaveLength(2);
});

it('texts nothing to a number that said STOP, from the stand-in as well, whatever the text is about', async () => {
  const { config, database, sms, now } = house.services;
  const to = '+15550100173';
  await addSmsStop(database.db, config, to, now());
  await sms.send({ to, text: 'CareerScoop: your parent was asked' }, JOB);
  expect((await listOutbox(database.db)).filter((message) => message.to === to)).toEqual([]);
});
