import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { doubleOf, pay } from '../../test/payments.ts';
import { demoPerson, type SignedIn } from '../../test/people.ts';
import { allTold, begin, bothAccounts, boughtPlan, findingsOf, jobsDone, ledgerOf, orderNow, termsOf } from '../../test/purchases.ts';
import { staffCommand } from '../../test/staff-command.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
let staffId: number;
beforeAll(async () => {
  server = await startTestServer();
  doubleOf(server).sends = false;
  staffId = (await demoPerson(server, 'staff')).id;
});
afterEach(async () => {
  const { ledger, provider } = await bothAccounts(server);
  expect(ledger).toBe(provider);
});
afterAll(() => server.close());

const buy = async (student: SignedIn, plan: number) => {
  const { url, order } = await begin(server, student, plan);
  await pay(server, url);
  await jobsDone(server);
  return order;
};
const refund = (number: string) => staffCommand(server, staffId, `refund ${number}`, { reason: 'asked' });
/** A dispute of this charge, of which the student buys a plan anew before it is won. */
async function wonAfter(student: SignedIn, charge: string, plan: number) {
  const { id } = await doubleOf(server).openDispute(charge);
  await allTold(server);
  server.advance(60_000);
  const again = await buy(student, plan);
  await doubleOf(server).closeDispute(id, 'won');
  await allTold(server);
  return again;
}

it('of two upgrades, given back one after the other, the first order gives back what the others owe it: nobody is short a cent but rounding', async () => {
  const { student, order: first } = await boughtPlan(server, 2);
  const second = await buy(student, 3);
  const third = await buy(student, 4);
  server.advance(5_000);
  await expect(refund(first.number)).rejects.toThrow(`give ${third.number} back first`);
  await refund(third.number);
  await expect(refund(first.number)).rejects.toThrow(`give ${second.number} back first`);
  await refund(second.number);
  await refund(first.number);
  const left = [];
  for (const order of [first, second, third]) {
    const cents = (await ledgerOf(server, order)).map((line) => Number(line.split(' ')[1]));
    left.push(cents.reduce((sum, each) => sum + each, 0));
  }
  expect(left[1]).toBe(0);
  expect(left[2]).toBe(0);
  expect(left[0]).toBeGreaterThanOrEqual(0);
  expect(left[0]).toBeLessThanOrEqual(3);
  await expect(refund(first.number)).rejects.toThrow(/has been given back/);
  expect((await termsOf(server, student)).filter((term) => term.endsWith('runs'))).toEqual([]);
});

it('a dispute of an order whose rest went into an upgrade: the finding says so, and the larger plan runs on', async () => {
  const { student, order, charge } = await boughtPlan(server, 2);
  await buy(student, 4);
  await doubleOf(server).openDispute(charge);
  await allTold(server);
  expect(await findingsOf(server, order)).toEqual(['disputed_after_upgrade']);
  expect(await termsOf(server, student)).toEqual(['2 payment: replaced', '4 payment: runs']);
});

it('a dispute that is won after the same plan was bought again: the second payment goes back, and one plan runs', async () => {
  const { student, order, charge } = await boughtPlan(server, 3);
  const again = await wonAfter(student, charge, 3);
  expect((await orderNow(server, order)).state).toBe('paid');
  expect((await orderNow(server, again)).state).toBe('refunded');
  expect(await findingsOf(server, again)).toEqual(['paid_twice']);
  expect(await termsOf(server, student)).toEqual(['3 payment: runs', '3 payment: refunded']);
  const { text } = await server.mailTo(student.email, /money goes back/);
  expect(text).toContain('The plan stays as it is.');
  expect(text).not.toContain('ended');
});

it('a dispute that is won after a dearer plan was bought: that one runs on alone; where Stripe gives nothing back of what was disputed, a person is told', async () => {
  const { student, order, charge } = await boughtPlan(server, 2);
  const again = await wonAfter(student, charge, 4);
  expect((await orderNow(server, again)).state).toBe('paid');
  expect(await findingsOf(server, order)).toEqual(['disputed', 'paid_beside_dearer', 'refund_refused']);
  expect(await termsOf(server, student)).toEqual(['2 payment: disputed', '4 payment: runs']);
});

it('a dispute that is won after a smaller plan was bought: the smaller one goes back, and the first is there again', async () => {
  const { student, order, charge } = await boughtPlan(server, 4);
  const again = await wonAfter(student, charge, 2);
  expect((await orderNow(server, order)).state).toBe('paid');
  expect((await orderNow(server, again)).state).toBe('refunded');
  expect(await termsOf(server, student)).toEqual(['4 payment: runs', '2 payment: refunded']);
});
