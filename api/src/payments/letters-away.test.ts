import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SUNDAE, newPhone, textsTo, tokenOf } from '../../test/pay-links.ts';
import { newStudent } from '../../test/people.ts';
import { pay } from '../../test/payments.ts';
import { begin, bothAccounts, findingsOf, ledgerOf, newAdult, orderNow, termsOf } from '../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { listOutbox } from '../platform/outbox.sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sql = async (text: string) => ((await server.services.database.runSql(text)) as { rows: { n: number }[] }).rows[0]?.n ?? 0;
const toRetry = (queue: string) => `from jobs.job where name = '${queue}' and state = 'retry'`;
const retries = (queue: string) => sql(`select count(*)::int as n ${toRetry(queue)}`);

/** What is to be tried again in some seconds is tried now. */
const tryNow = (queue: string) => sql(`update jobs.job set start_after = now() where id in (select id ${toRetry(queue)})`);

it('mail is away: the plan that was paid runs, ledger and screen are whole; the job tries again, and one receipt comes', async () => {
  const adult = await newAdult(server);
  const { url, order } = await begin(server, adult);
  const away = vi.spyOn(server.services.mail, 'send').mockRejectedValue(new Error('mail server: not reached'));
  await pay(server, url);
  await expect.poll(() => retries('send-mail'), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(away).toHaveBeenCalled();
  expect((await orderNow(server, order)).state).toBe('paid');
  expect(await termsOf(server, adult)).toEqual(['3 payment: runs']);
  expect(await ledgerOf(server, order)).toEqual(['charge 8900']);
  expect(await findingsOf(server, order)).toEqual([]);
  const { body } = await server.ask('GET', '/plan/', { as: adult.access });
  expect(body).toMatchObject({ term: { title: 'Sundae' }, receipts: [{ number: order.number, state: 'paid' }] });

  away.mockRestore();
  await tryNow('send-mail');
  expect((await server.mailTo(adult.email, /receipt/i)).text).toContain(order.number);
  await expect.poll(() => retries('send-mail')).toBe(0);
  const letters = (await listOutbox(server.services.database.db)).filter(({ to }) => to === adult.email);
  expect(letters.filter(({ subject }) => /receipt/i.test(subject))).toHaveLength(1);
  const { ledger, provider } = await bothAccounts(server);
  expect(ledger).toBe(provider);
});

it('texts are away: the student is told that it is on its way, and so it is: the job tries again, and the link in it works', async () => {
  const student = await newStudent(server, { age: 16 });
  const phone = newPhone();
  const away = vi.spyOn(server.services.sms, 'send').mockRejectedValue(new Error('text message service: 503'));
  const answer = await server.ask('POST', '/parent_payment_link/', { as: student.access, body: { pricing_plan: SUNDAE, phone } });
  expect(answer).toMatchObject({ status: 202, body: { detail: /on its way/ } });
  await expect.poll(() => retries('send-sms'), { timeout: 20_000 }).toBe(1);
  expect(away).toHaveBeenCalled();
  expect(await textsTo(server, phone)).toEqual([]);

  away.mockRestore();
  await tryNow('send-sms');
  await expect.poll(async () => (await textsTo(server, phone)).length, { timeout: 20_000 }).toBe(1);
  const [text] = await textsTo(server, phone);
  expect(await server.ask('POST', '/pay/open/', { body: { token: tokenOf(text?.links[0]) } })).toMatchObject({
    status: 200,
    body: { plan: { title: 'Sundae' } },
  });
});
