import { mailWith } from '../house/outbox.ts';
import { newOrder } from '../house/desk-work.ts';
import { bearer, DEMO_PASSWORD, demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';

test('a refund: an order is found by its payer’s email, given back with reason and password, and stands so everywhere', async ({
  page,
  request,
  enter,
  watch,
}) => {
  const { adult, number } = await newOrder(request);
  await enter(await demoVisitor(request, 'staff'));
  await page.goto('/desk/orders');

  await test.step('found by email, and the address says what was searched', async () => {
    await page.getByLabel('Order, name, email').fill(adult.email);
    await expect(page.getByText('1-1 of 1')).toBeVisible();
    await expect(page).toHaveURL(/\?q=/);
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(page.getByRole('table', { name: /With us now: \$89$/ })).toBeVisible();
  });

  const form = page.getByRole('form', { name: 'Give the money back' });
  await test.step('a wrong password is said at its field, and nothing has moved', async () => {
    watch.allow(/^400 POST \/api\/v1\/desk\/orders\//);
    await form.getByLabel('Reason').fill('Bought by mistake');
    await form.getByLabel('Your password, again').fill('a guess');
    await form.getByRole('button', { name: 'Give back $89' }).click();
    await expect(form.getByText('This is not your current password.')).toBeVisible();
    await expect(page.getByRole('table', { name: /With us now: \$89$/ })).toBeVisible();
  });

  await test.step('with the right one the money goes back, and the ledger has it', async () => {
    await form.getByLabel('Your password, again').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Given back $89. The plan has ended, and mails are on their way.')).toBeVisible();
    await expect(page.getByRole('table', { name: /With us now: \$0$/ })).toContainText('−$89');
    await page.reload();
    await expect(page.getByText('Nothing is left to give back: the order is refunded.')).toBeVisible();
  });

  await test.step('the payer is told, and the plan has ended', async () => {
    expect((await mailWith(request, adult.email, 'all of it back')).text).toContain(number);
    const plan = (await (await request.get('/api/v1/plan/', { headers: bearer(adult) })).json()) as { term: unknown };
    expect(plan.term).toBeNull();
  });
});
