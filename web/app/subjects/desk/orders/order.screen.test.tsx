import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type DeskOrderDetail, getDeskOrder, listDeskOrders, refundOrder } from '@careerscoop/contract/desk-orders';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { field, fillAll, press, saidAt } from '../../../../test/hands.ts';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';

const NUMBER = 'CS-2027-000123';
const ORDER: DeskOrderDetail = {
  number: NUMBER,
  state: 'paid',
  title: 'Sundae',
  amount: 7900,
  refunded: 0,
  payer: 'adult',
  student: { id: 7, first_name: 'Robin' },
  created_at: '2027-01-04T15:00:00.000Z',
  paid_at: '2027-01-04T15:02:00.000Z',
  months: 12,
  price: 8900,
  credit: 1000,
  checkout_id: 'cs_1',
  payment_id: 'pi_1',
  term: { starts_at: '2027-01-04T15:02:00.000Z', ends_at: '2028-01-04T15:02:00.000Z', end_reason: null },
  ledger: [{ at: '2027-01-04T15:02:00.000Z', kind: 'charge', amount: 7900, external_id: 'ch_1' }],
  findings: [],
  refundable: 7900,
  not_refundable: null,
};
const show = () => showAtDesk({ '/desk/orders/:number': <OrderScreen /> }, `/desk/orders/${NUMBER}`);

it('says what goes back, to whom, and what ends; sends reason and password; then what to do about the order before', async () => {
  fakeAnswer(getDeskOrder, ORDER);
  const sent = fakeAnswer(refundOrder, { amount: 7900, credit: 1000, order: { ...ORDER, state: 'refunded', refundable: null } });
  show();
  const form = await screen.findByRole('form', { name: 'Give the money back' });
  expect(form.textContent).toContain('All of it goes to whoever paid, in 5 to 10 days. Robin’s Sundae plan ends at once');
  fillAll({ Reason: 'Bought by mistake', 'Your password, again': 'three cold spoons' });
  press('Give back $79');
  expect(await screen.findByText(/^Given back \$79\..*give the order before it back too\.$/)).toBeTruthy();
  expect(sent).toEqual([{ reason: 'Bought by mistake', current_password: 'three cold spoons' }]);
});

it('without a reason or a password nothing is sent, and both fields say so', async () => {
  fakeAnswer(getDeskOrder, ORDER);
  const sent = fakeAnswer(refundOrder, { amount: 1, credit: 0, order: ORDER });
  show();
  await screen.findByRole('form');
  press('Give back $79');
  expect(await screen.findByText('Reason is required.')).toBeTruthy();
  expect(saidAt(field('Your password, again'))).toContain('Password field may not be blank.');
  expect(sent).toEqual([]);
});

it('refused by the bank: the sentence stands over the button, the reason stays, the password is gone', async () => {
  fakeAnswer(getDeskOrder, ORDER);
  fakeRefusal(refundOrder, { status: 409, body: { code: 'wrong_state', detail: 'Stripe refused: Your card was declined.' } });
  show();
  await screen.findByRole('form');
  fillAll({ Reason: 'Bought by mistake', 'Your password, again': 'three cold spoons' });
  press('Give back $79');
  expect(await screen.findByText(/^Stripe refused: Your card was declined\./)).toBeTruthy();
  expect([field('Reason').value, field('Your password, again').value]).toEqual(['Bought by mistake', '']);
});

it('a wrong password is said at its field, and only there', async () => {
  fakeAnswer(getDeskOrder, ORDER);
  fakeRefusal(refundOrder, { status: 400, body: { current_password: ['This is not your current password.'] } });
  show();
  await screen.findByRole('form');
  fillAll({ Reason: 'Bought by mistake', 'Your password, again': 'a guess' });
  press('Give back $79');
  expect(await screen.findAllByText('This is not your current password.')).toHaveLength(1);
  expect(saidAt(field('Your password, again'))).toContain('This is not your current password.');
});

it('of an order whose money cannot go back it says why, and has no form', async () => {
  fakeAnswer(getDeskOrder, {
    ...ORDER,
    refundable: null,
    not_refundable: 'The bank decides about this payment: answer the dispute at Stripe.',
  });
  show();
  expect(await screen.findByText(/^The bank decides/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('of a number that nobody has: the sentence of the server', async () => {
  fakeRefusal(getDeskOrder, { status: 404, body: { code: 'not_found', detail: 'There is no order with this number.' } });
  show();
  expect(await screen.findByText(/There is no order with this number/)).toBeTruthy();
});

it('is not opened for a level that may not, which asks the server for nothing', async () => {
  showAtDesk({ '/desk/orders': <OrdersScreen /> }, '/desk/orders', 'representative');
  expect(await screen.findByRole('heading', { name: 'Not for your level' })).toBeTruthy();
});

it('an empty list says that nobody has bought anything', async () => {
  fakeAnswer(listDeskOrders, { results: [], meta: { page: 1, per_page: 50, total: 0, more: false, number_of_pages: 1 } });
  showAtDesk({ '/desk/orders': <OrdersScreen /> }, '/desk/orders');
  expect(await screen.findByText('Nobody has bought a plan yet.')).toBeTruthy();
});
