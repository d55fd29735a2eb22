import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { doubleOf, pay, stripeOf } from '../../test/payments.ts';
import { demoPerson } from '../../test/people.ts';
import { allTold, begin, bothAccounts, boughtPlan, jobsDone, ledgerOf, newAdult, orderNow } from '../../test/purchases.ts';
import { staffCommand } from '../../test/staff-command.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { ledger_entries, payment_findings } from './payments.tables.ts';
import { reconcile } from './reconcile.ts';

let server: TestServer;
let staffId: number;
let balanced = true;
beforeAll(async () => {
  server = await startTestServer({ operationsEmail: 'operations@careers.test' });
  doubleOf(server).sends = false;
  staffId = (await demoPerson(server, 'staff')).id;
});
afterEach(async () => {
  if (!balanced) return;
  const { ledger, provider } = await bothAccounts(server);
  expect(ledger).toBe(provider);
});
afterAll(() => server.close());

const staff = (line: string) => staffCommand(server, staffId, line);

describe('reconciliation', () => {
  it('settles what nobody told of, and finds nothing where all is as at Stripe', async () => {
    const { db } = server.services.database;
    await db.delete(payment_findings);
    const { order, charge } = await boughtPlan(server);
    await doubleOf(server).refund(charge, 500);
    const paid = await begin(server, await newAdult(server));
    await pay(server, paid.url, 'never');
    await reconcile(server.services);
    expect((await orderNow(server, paid.order)).state).toBe('paid');
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'refund -500']);
    expect(await db.select().from(payment_findings)).toEqual([]);
    await allTold(server);
  });

  it('writes a finding for each movement that is not in both, tells the mailbox, counts them; `findings` lists and closes them', async () => {
    balanced = false;
    const { db } = server.services.database;
    const { order } = await boughtPlan(server);
    const stripe = await stripeOf(server);
    const [newest] = (await stripe.balanceTransactions.list({ limit: 1 })).data;
    await doubleOf(server).alter('balance_transaction', newest!.id, { amount: 8901 });
    const at = new Date(server.services.now().getTime() - 2 * 60 * 60 * 1000);
    await db
      .insert(ledger_entries)
      .values({ order_id: order.id, at, kind: 'fee', cents: -1, currency: 'usd', external_id: 'txn_of_nobody' });
    await reconcile(server.services);
    await reconcile(server.services);
    const found = await db.select().from(payment_findings).where(eq(payment_findings.order_id, order.id)).orderBy(payment_findings.kind);
    expect(found).toMatchObject([
      { kind: 'ledger_differs', expected_cents: 8900, found_cents: 8901, handled_at: null },
      { kind: 'missing_at_stripe', expected_cents: -1, external_id: 'txn_of_nobody' },
    ]);
    await jobsDone(server);
    expect((await server.mailTo('operations@careers.test', /to look at/)).text).toContain(String(found[1]?.id));
    expect((await server.ask('GET', '/metrics')).text).toMatch(/^payments_findings 2$/m);
    const list = await staff('findings');
    expect(list).toContain(order.number);
    expect(list).toMatch(/expected \$89\.00\tfound \$89\.01/);
    expect(await staff(`findings close ${found[0]?.id}`)).toBe('Closed.');
    await expect(staff(`findings close ${found[0]?.id}`)).rejects.toThrow(/no open one/);
    expect(await staff('findings')).not.toMatch(/another amount/);
    expect(await staff('findings all')).toMatch(/another amount.*closed/);
    expect((await server.ask('GET', '/metrics')).text).toMatch(/^payments_findings 1$/m);
  });
});

it('the ledger can neither be changed nor, within seven years, be deleted', async () => {
  const { db } = server.services.database;
  const refused = expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringMatching(/kept as they are/) }) });
  await expect(db.update(ledger_entries).set({ cents: 1 })).rejects.toEqual(refused);
  await expect(db.delete(ledger_entries)).rejects.toEqual(refused);
});
