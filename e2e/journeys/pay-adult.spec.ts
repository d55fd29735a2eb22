import { mailWith, mailedLink } from '../house/outbox.ts';
import { buy, DOUBLE_SCOOP } from '../house/payments.ts';
import { newStudent } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { atCheckout, headline } from '../pages/pay.ts';
import { account, card, choose, detail, goToCheckout, question, receipts } from '../pages/plans.ts';
import { menuLink } from '../pages/profile.ts';

const DAY = '[A-Z][a-z]+ \\d{1,2}, \\d{4}';

test('an adult buys a plan with the second card, has it at once and after a reload, and a receipt with a way to say no', async ({
  page,
  request,
  enter,
}) => {
  const adult = await newStudent(request, { age: 20 });
  await enter(adult);
  await page.goto('/pricingplan');
  await card(page, 'Sundae').click();
  await choose(page).click();
  await expect(question(page)).toContainText('Sundae: $89, once. Nothing renews.');
  await expect(question(page)).toContainText(new RegExp(`ends by itself on ${DAY}\\. Tax is included\\.`));
  await question(page).getByRole('button', { name: 'Yes' }).click();

  await test.step('a declined card leaves the checkout open', async () => {
    await expect(page.getByText('Test checkout: no money moves.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sundae' })).toContainText('$89.00');
    await atCheckout(page, 'Declined card').click();
    await expect(page.getByText('Your card was declined. Nothing was charged: try another one.')).toBeVisible();
    await atCheckout(page, 'Pay').click();
  });

  const done = page.getByRole('dialog', { name: 'Success !' });
  await expect(done).toContainText(new RegExp(`It is yours until ${DAY}\\.`));
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  expect(number).toMatch(/^CS-\d{4}-\d{6,}$/);
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/pricingplan');
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Sundae');
  await expect(detail(page, 'Sundae').getByText('This plan is yours.')).toBeVisible();

  await page.goto('/profile');
  await menuLink(page, 'My Plan').click();
  for (const look of ['at first', 'after a reload']) {
    await test.step(look, async () => {
      await expect(page.getByRole('region', { name: 'Sundae' })).toContainText(new RegExp(`Until ${DAY}\\.`));
      await expect(receipts(page)).toHaveText(new RegExp(`^Sundae${number} · ${DAY} · \\$89$`));
      await page.reload();
    });
  }

  const mail = await mailWith(request, adult.email, 'did not agree');
  expect(mail.subject).toBe(`Your receipt from CareerScoop: order ${number}`);
  expect(mail.text).toContain('Paid in all, tax included: $89.00');
  expect(mail.text).toContain('Nothing renews by itself');
});

test('who leaves the checkout has paid nothing; who pays and closes the tab has the plan when they come back', async ({
  page,
  request,
  enter,
}) => {
  const adult = await newStudent(request, { age: 20 });
  await enter(adult);
  await page.goto('/pricingplan');
  await goToCheckout(page, 'Sundae');
  await atCheckout(page, 'Cancel').click();
  const failed = page.getByRole('dialog', { name: 'Transaction Failed.' });
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/\/pricingplan\/cancel\?order=CS-/);
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/pricingplan');
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Free Member');

  await goToCheckout(page, 'Sundae');
  await atCheckout(page, 'Pay and close the tab').click();
  await expect(page.getByRole('heading', { name: 'Sundae is paid' })).toBeVisible();
  await mailWith(request, adult.email, 'did not agree');
  await page.goto('/profile/myPlan');
  await expect(page.getByRole('heading', { name: 'Active Plan' })).toBeVisible();
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Sundae');
  await expect(receipts(page)).toHaveCount(1);

  await test.step('the address of success grants nothing more, and the plan is not sold twice', async () => {
    await page.goto('/pricingplan');
    await card(page, 'Sundae').click();
    await expect(detail(page, 'Sundae').getByText('This plan is yours.')).toBeVisible();
    await expect(choose(page)).toHaveCount(0);
  });
});

test('a larger plan costs less by what is left of the one that runs, and the receipt leads to “I did not agree to this”', async ({
  page,
  request,
  enter,
}) => {
  const adult = await newStudent(request, { age: 20 });
  await buy(request, adult, DOUBLE_SCOOP, 'Double Scoop');
  await enter(adult);
  await page.goto('/pricingplan');
  await card(page, 'Milkshake').click();
  await choose(page).click();
  // A few seconds of six months are used: at most a cent.
  await expect(question(page)).toContainText(/Milkshake: \$110(\.0\d)?, once\./);
  await expect(question(page)).toContainText(/It costs \$149\. For what is left of the plan you have, \$(39|38\.9\d) come off\./);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await atCheckout(page, 'Pay').click();
  const done = page.getByRole('dialog', { name: 'Success !' });
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Milkshake');
  await card(page, 'Sundae').click();
  await expect(detail(page, 'Sundae')).toContainText('You have Milkshake now. When it ends, you can choose this plan.');
  await page.goto('/profile/myPlan');
  await expect(page.getByRole('region', { name: 'Milkshake' })).toContainText('Nothing renews.');
  await expect(receipts(page)).toHaveText([/^MilkshakeCS-.*\$110/, /^Double ScoopCS-.*\$39$/]);

  const mail = await mailWith(request, adult.email, 'Taken off, for what was left of the plan before');
  const link = await mailedLink(request, adult.email, new RegExp(mail.subject));
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await expect(headline(page)).toHaveText('You did not agree to this?');
  await page.getByRole('button', { name: 'I did not agree to this' }).click();
  await expect(headline(page)).toHaveText('Thank you for telling us');
});
