import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { doubleOf, pay } from '../../test/payments.ts';
import { type SignedIn, demoPerson } from '../../test/people.ts';
import { allTold, begin, bothAccounts, boughtPlan, findingsOf, jobsDone, ledgerOf, orderNow, termsOf } from '../../test/purchases.ts';
import { staffCommand } from '../../test/staff-command.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { mentor_sessions } from '../mentoring/mentoring.tables.ts';
import { announce } from '../platform/announce.ts';
import { listOutbox } from '../platform/outbox.sql.ts';
import { users } from '../identity/identity.tables.ts';
import { ledger_entries, payment_findings } from './payments.tables.ts';
import { reconcile } from './reconcile.ts';
import { giveBack } from './refund-order.ts';

let server: TestServer;
let staffId: number;
beforeAll(async () => {
  server = await startTestServer({ operationsEmail: 'operations@careers.test' });
  doubleOf(server).sends = false;
  staffId = (await demoPerson(server, 'staff')).id;
});
afterEach(async () => {
  const { ledger, provider } = await bothAccounts(server);
  expect(ledger).toBe(provider);
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;
const staff = (line: string, reason?: string) => staffCommand(server, staffId, line, reason ? { reason } : {});

const bought = (plan?: number) => boughtPlan(server, plan);

const mailsTo = async ({ email }: SignedIn, subject: RegExp) =>
  (await listOutbox(server.services.database.db)).filter((mail) => mail.to === email && subject.test(mail.subject ?? ''));

const told = () => allTold(server);

describe("a card refunded in the provider's own dashboard", () => {
  it('in full: the order is refunded, its term ended, the payer is told', async () => {
    const { student, order, charge } = await bought();
    await doubleOf(server).refund(charge);
    await told();
    expect((await orderNow(server, order)).state).toBe('refunded');
    expect(await termsOf(server, student)).toEqual(['3 payment: refunded']);
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'refund -8900']);
    expect((await server.mailTo(student.email, /money goes back/)).text).toMatch(/\$89\.00[^]*has ended with it/);
    const { body } = await server.ask('GET', '/plan/', { as: student.access });
    expect(body).toMatchObject({ term: null, receipts: [{ state: 'refunded', amount: 8900, refunded: 8900, bank_refused: false }] });
  });

  it('in part: a line of the ledger, and the plan runs on', async () => {
    const { student, order, charge } = await bought();
    await doubleOf(server).refund(charge, 1000);
    await told();
    expect((await orderNow(server, order)).state).toBe('paid');
    expect(await termsOf(server, student)).toEqual(['3 payment: runs']);
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'refund -1000']);
  });

  it('and refused by the bank: the ledger shows it out and in, and a person is told', async () => {
    const { order, charge } = await bought();
    const { id } = await doubleOf(server).refund(charge);
    await told();
    await doubleOf(server).failRefund(id);
    await told();
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'refund -8900', 'refund 8900']);
    expect(await findingsOf(server, order)).toEqual(['refund_failed']);
    expect((await server.mailTo('operations@careers.test', /to look at/)).text).toMatch(/number \d+/);
  });

  it.each(['told by an event', 'found in the night, the event lost'])(
    'refused by the bank after 14 days, %s: the order stays refunded without a plan, the ledger has the money again, one finding, and the receipt does not say that it was given back',
    async (heard) => {
      const { student, order, charge } = await bought();
      const { id } = await doubleOf(server).refund(charge);
      await told();
      server.advance(14 * DAY);
      await doubleOf(server).failRefund(id);
      if (heard === 'told by an event') await told();
      await reconcile(server.services);
      await reconcile(server.services);
      await told();
      expect((await orderNow(server, order)).state).toBe('refunded');
      expect(await termsOf(server, student)).toEqual(['3 payment: refunded']);
      expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'refund -8900', 'refund 8900']);
      const { db } = server.services.database;
      const entries = await db.select().from(ledger_entries).where(eq(ledger_entries.order_id, order.id)).orderBy(ledger_entries.id);
      const [, given, back] = entries.map(({ at }) => at.getTime());
      expect(back! - given!).toBeGreaterThanOrEqual(14 * DAY - 2_000);
      expect(await findingsOf(server, order)).toEqual(['refund_failed']);
      expect(await db.select().from(payment_findings).where(like(payment_findings.kind, 'missing%'))).toEqual([]);
      const { body } = await server.ask('GET', '/plan/', { as: student.access });
      expect(body).toMatchObject({ term: null, receipts: [{ state: 'refunded', amount: 8900, refunded: 0, bank_refused: true }] });
      // A minor is told as much, without the amounts.
      await db.update(users).set({ adult_on: '2999-01-01' }).where(eq(users.id, student.id));
      const asMinor = await server.ask('GET', '/plan/', { as: student.access });
      expect(asMinor.body.receipts).toMatchObject([{ state: 'refunded', amount: null, refunded: null, bank_refused: true }]);
    },
  );

  it('and heard of only when the bank has refused it: no mail that money comes, and a person is told', async () => {
    const { student, order, charge } = await bought();
    const { id } = await doubleOf(server).refund(charge);
    await doubleOf(server).failRefund(id);
    await told();
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'refund -8900', 'refund 8900']);
    expect(await findingsOf(server, order)).toEqual(['refund_failed']);
    expect(await mailsTo(student, /money goes back/)).toEqual([]);
  });

  it('after an upgrade to which its rest was credited: a finding', async () => {
    const { student, order, charge } = await bought(2);
    await pay(server, (await begin(server, student, 3)).url);
    await jobsDone(server);
    await doubleOf(server).refund(charge);
    await told();
    expect(await findingsOf(server, order)).toEqual(['refunded_after_upgrade']);
    expect(await termsOf(server, student)).toEqual(['2 payment: replaced', '3 payment: runs']);
  });
});

describe('a dispute', () => {
  it('ends the term and tells a person; won, the term runs again', async () => {
    const { student, order, charge } = await bought();
    const { id } = await doubleOf(server).openDispute(charge);
    await told();
    expect((await orderNow(server, order)).state).toBe('disputed');
    expect(await termsOf(server, student)).toEqual(['3 payment: disputed']);
    expect(await findingsOf(server, order)).toEqual(['disputed']);
    expect((await server.mailTo(student.email, /has ended/)).text).toMatch(/bank/);
    await expect(staff(`refund ${order.number}`, 'asked')).rejects.toThrow(/bank decides/);
    await doubleOf(server).closeDispute(id, 'won');
    await told();
    expect((await orderNow(server, order)).state).toBe('paid');
    expect(await termsOf(server, student)).toEqual(['3 payment: runs']);
    expect(await server.mailTo(student.email, /is back/)).toBeTruthy();
  });

  it('won 90 days later, and no event came: the night finds it, the term runs again, and nothing is missing', async () => {
    const { student, order, charge } = await bought();
    const { id } = await doubleOf(server).openDispute(charge);
    await told();
    server.advance(90 * DAY);
    await doubleOf(server).closeDispute(id, 'won');
    await reconcile(server.services);
    await jobsDone(server);
    expect((await orderNow(server, order)).state).toBe('paid');
    expect(await termsOf(server, student)).toEqual(['3 payment: runs']);
    expect(await findingsOf(server, order)).toEqual(['disputed']);
    await told();
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'dispute -8900', 'fee -1500', 'dispute_won 8900']);
  });

  it('won after the end of the plan: the order is paid, and no mail says that the plan is back', async () => {
    const { student, order, charge } = await bought();
    const { id } = await doubleOf(server).openDispute(charge);
    await told();
    server.advance(366 * DAY);
    await doubleOf(server).closeDispute(id, 'won');
    await told();
    expect((await orderNow(server, order)).state).toBe('paid');
    expect(await mailsTo(student, /is back/)).toEqual([]);
  });

  it('lost: the term stays ended, the money away', async () => {
    const { student, order, charge } = await bought();
    const { id } = await doubleOf(server).openDispute(charge);
    await doubleOf(server).closeDispute(id, 'lost');
    await told();
    expect((await orderNow(server, order)).state).toBe('disputed');
    expect(await termsOf(server, student)).toEqual(['3 payment: disputed']);
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'dispute -8900', 'fee -1500']);
  });
});

describe('npm run staff -- refund', () => {
  it('gives all of it back within 14 days, and ends the plan; a second time there is nothing left', async () => {
    const { student, order } = await bought();
    await expect(staff(`refund ${order.number}`)).rejects.toThrow(/--reason/);
    await expect(staff('refund CS-2020-000001', 'x')).rejects.toThrow(/no order/);
    expect(await staff(`refund ${order.number.toLowerCase()}`, 'changed their mind')).toMatch(/\$89\.00, all of it/);
    expect((await orderNow(server, order)).state).toBe('refunded');
    expect(await termsOf(server, student)).toEqual(['3 payment: refunded']);
    await expect(staff(`refund ${order.number}`, 'again')).rejects.toThrow(/Nothing is left/);
    const { db } = server.services.database;
    const lines = await db.select().from(audit_log).where(eq(audit_log.user_id, student.id));
    expect(lines.find(({ action }) => action === 'order.refunded')).toMatchObject({
      actor: 'staff',
      actor_id: staffId,
      detail: { order: order.number, cents: 8900, reason: 'changed their mind' },
    });
    await jobsDone(server);
    expect((await server.mailTo(student.email, /money goes back/)).text).toMatch(/all of it back/);
  });

  it.each(['a talk that took place', '15 days'])('gives back what is left of the time after %s, and ends the plan', async (what) => {
    const { student, order } = await bought();
    const { db } = server.services.database;
    if (what === '15 days') server.advance(15 * DAY);
    else {
      const starts_at = new Date(server.services.now().getTime() + DAY);
      const mentor_id = (await demoPerson(server, 'mentor')).id;
      const times = { starts_at, ends_at: new Date(starts_at.getTime() + 30 * 60_000), created_at: starts_at };
      await db.insert(mentor_sessions).values({ student_id: student.id, mentor_id, topic: 'T', state: 'booked', ...times });
      server.advance(2 * DAY);
    }
    const said = await staff(`refund ${order.number}`, 'moved away');
    const cents = Number(/\$([\d.]+),/.exec(said)?.[1]?.replace('.', ''));
    expect(cents).toBeLessThan(8900);
    expect(cents).toBeGreaterThan(8400);
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', `refund -${cents}`]);
    expect(await termsOf(server, student)).toEqual(['3 payment: refunded']);
    const { body } = await server.ask('GET', `/plan/orders/${order.number}/`, { as: student.access });
    expect(body).toMatchObject({ state: 'paid', ends_at: null });
    await expect(staff(`refund ${order.number}`, 'more')).rejects.toThrow(/Nothing of the time is left/);
  });

  it('gives back no more of an order whose account is erased meanwhile than of one that is there', async () => {
    const { student, order } = await bought();
    const { db } = server.services.database;
    server.advance(180 * DAY);
    await db.transaction(async (tx) => {
      await announce(tx, server.services, 'person_erased', { id: student.id, email: student.email });
      await tx.delete(users).where(eq(users.id, student.id));
    });
    await staff(`refund ${order.number}`, 'moved away');
    const [, given] = await ledgerOf(server, order);
    const cents = -Number(given?.split(' ')[1]);
    expect(cents).toBeLessThan(4700);
    expect(cents).toBeGreaterThan(4200);
  });

  it('is told to who bought for themselves where they read their mail today', async () => {
    const { student, order } = await bought();
    const email = `new-${student.email}`;
    await server.services.database.db.update(users).set({ email }).where(eq(users.id, student.id));
    server.advance(2_000);
    await staff(`refund ${order.number}`, 'moved away');
    await told();
    expect((await server.mailTo(email, /money goes back/)).text).toContain(order.number);
    expect(await mailsTo(student, /money goes back/)).toEqual([]);
  });

  it('gives what was taken off an upgrade back of the first order once the upgrade is given back, and only once', async () => {
    const { student, order } = await bought(2);
    const upgrade = await begin(server, student, 3);
    await pay(server, upgrade.url);
    await jobsDone(server);
    await expect(staff(`refund ${order.number}`, 'x')).rejects.toThrow(`give ${upgrade.order.number} back first`);
    expect(await ledgerOf(server, order)).toEqual(['charge 3900']);
    server.advance(5_000);
    expect(await staff(`refund ${upgrade.order.number}`, 'changed their mind')).toMatch(/give the order before it back too/);
    const { credit_cents } = upgrade.order;
    expect(await staff(`refund ${order.number}`, 'the rest')).toMatch(/^Given back/);
    expect(await ledgerOf(server, order)).toEqual(['charge 3900', `refund -${credit_cents}`]);
    await expect(staff(`refund ${order.number}`, 'again')).rejects.toThrow(/has been given back|Nothing is left/);
    expect((await termsOf(server, student)).filter((term) => term.endsWith('runs'))).toEqual([]);
  });

  it('of what somebody else gave back a moment ago: 409 conflict, and the ledger stays as it was', async () => {
    const { order } = await bought();
    const paid = await orderNow(server, order);
    await giveBack(server.services, paid, 8900, 'asked');
    await expect(giveBack(server.services, paid, 8900, 'asked')).rejects.toMatchObject({ code: 'conflict' });
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'refund -8900']);
  });

  it('given back by two at once, an hour apart by their clocks: one refund, and the other is refused', async () => {
    const { order } = await bought();
    const paid = await orderNow(server, order);
    const both = await Promise.allSettled([4001, 4000].map((cents) => giveBack(server.services, paid, cents, 'unused')));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', expect.stringMatching(/^refund -400[01]$/)]);
  });

  it('says so when Stripe is away, and nothing has changed', async () => {
    const { student, order } = await bought();
    doubleOf(server).fail('lost', 3, /refunds$/);
    await expect(staff(`refund ${order.number}`, 'x')).rejects.toThrow(/away for a moment/);
    expect((await orderNow(server, order)).state).toBe('paid');
    expect(await termsOf(server, student)).toEqual(['3 payment: runs']);
  });
});
