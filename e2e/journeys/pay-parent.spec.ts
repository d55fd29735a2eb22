import type { Browser, Page } from '@playwright/test';
import { mailWith } from '../house/outbox.ts';
import { newPhone, paymentLink, textedLink } from '../house/payments.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { type Watch, watch as watchContext } from '../house/watch.ts';
import { adultTick, atCheckout, goOnToPay, headline, payButton, payerEmail } from '../pages/pay.ts';
import { account, askParent, card, receipts } from '../pages/plans.ts';

/** Another person's phone. */
async function phoneOf(browser: Browser, origin: string): Promise<{ phone: Page; watched: Watch; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true });
  return { phone: await context.newPage(), watched: watchContext(context, origin), close: () => context.close() };
}

/** A student of 16 texts the link to the Sundae to this number. */
async function texts(page: Page, number: string): Promise<void> {
  await askParent(page).getByRole('button', { name: 'Text to Parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text to Parent' });
  const field = dialog.getByLabel("Your parent's phone number");
  await field.fill('(555) 010-0155');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(field).toHaveAccessibleDescription(/This is your own number\./);
  await field.fill(number);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: 'Success !' }).getByRole('button', { name: 'OK' }).click();
}

test('a minor shares and texts the link; a parent reads who asks, pays, decides about consent, and both have what they need', async ({
  page,
  browser,
  origin,
  request,
  student,
  watch,
}) => {
  watch.allow(/^400 POST \/api\/v1\/parent_payment_link\/$/);
  const [number, parent] = [newPhone(), newEmail('parent')];
  await page.goto('/pricingplan');
  await card(page, 'Sundae').click();
  await expect(askParent(page)).toContainText('It costs 89 dollars once, for 12 months.');
  await expect(page.getByRole('main').getByRole('button', { name: /^(Choose|Buy|Pay)/ })).toHaveCount(0);
  await askParent(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(askParent(page).getByLabel('The link')).toHaveValue(new RegExp(`^${origin}/pay#.{20,}$`));
  await texts(page, number);

  const { phone, watched, close } = await phoneOf(browser, origin);
  const link = await textedLink(request, number, '/pay#');
  await test.step('who asks, for what, and no without the tick', async () => {
    await phone.goto(link);
    await expect(headline(phone)).toHaveText('Robin asks you for the Sundae plan');
    await expect(phone).toHaveURL('/pay');
    await expect(phone.getByText(`Robin typed your number, ending in ${number.slice(-2)}`)).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Sundae' })).toContainText('You pay once. Nothing renews.');
    await payButton(phone).click();
    await expect(payerEmail(phone)).toHaveAccessibleDescription(/Email is required\./);
    await expect(adultTick(phone)).toHaveAccessibleDescription(/Please confirm that you are an adult and may pay for this\./);
    await adultTick(phone).check();
    watched.allow(/^400 POST \/api\/v1\/pay\/checkout\/$/);
    await payerEmail(phone).fill(student.email);
    await payButton(phone).click();
    await expect(payerEmail(phone)).toHaveAccessibleDescription(/This is the email of the one you pay for\./);
  });

  await test.step('back from the checkout the page still works; paid, it is thanked for', async () => {
    await goOnToPay(phone, parent);
    await expect(phone.getByText(`The receipt goes to ${parent}.`)).toBeVisible();
    await atCheckout(phone, 'Cancel').click();
    await expect(headline(phone)).toHaveText('Nothing was charged');
    await phone.getByRole('link', { name: 'Back to the plan' }).click();
    await goOnToPay(phone, parent);
    await atCheckout(phone, 'Pay').click();
    await expect(headline(phone)).toHaveText('Success !');
    await expect(phone).toHaveURL(/\/pay\/success(\?|$)/);
    await expect(phone.getByRole('region', { name: 'Your receipt' })).toContainText(/Order\s*CS-\d{4}-\d+.*Robin.*Sundae.*\$89/s);
    await expect(phone.getByRole('region', { name: 'Your receipt' })).toContainText(parent);
  });

  await test.step('consent is offered, and its page comes as a text', async () => {
    await phone.getByRole('button', { name: 'Text me the page to decide' }).click();
    await expect(phone.getByText('We have texted you a link.')).toBeVisible();
    await phone.reload();
    await expect(headline(phone)).toHaveText('Success !');
    await phone.goto(await textedLink(request, number, '/parents/decide#'));
    await phone.getByRole('button', { name: 'Read and decide' }).click();
    await expect(headline(phone)).toHaveText('You decide for Robin');
    await mailWith(request, parent, 'did not agree');
  });

  await test.step('the link has done its work', async () => {
    watched.allow(/^410 POST \/api\/v1\/pay\/open\/$/);
    await phone.goto(link);
    await expect(headline(phone)).toHaveText('This link has ended');
    await expect(phone.getByText('it was paid')).toBeVisible();
  });
  expect(watched.faults()).toEqual([]);
  await close();

  await page.goto('/profile/myPlan');
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Sundae');
  await expect(receipts(page)).toHaveText(/^SundaeCS-[^$]*$/);
  await expect(page.getByText('What was paid stands on the receipt that your parent has.')).toBeVisible();
  await mailWith(request, student.email, 'Somebody paid for the Sundae plan for you.');
});

test("a phone handed over asks for the adult first, and never for the adult's consent", async ({ page, request, student }) => {
  await page.goto(await paymentLink(request, student));
  await expect(headline(page)).toHaveText('Please hand the phone to an adult');
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'I am the adult' }).click();
  await expect(headline(page)).toHaveText('Robin asks you for the Sundae plan');
  await expect(headline(page)).toBeFocused();
  await goOnToPay(page, newEmail('parent'));
  await atCheckout(page, 'Pay').click();
  await expect(headline(page)).toHaveText('Success !');
  await expect(page.getByRole('region', { name: 'One thing waits for you' })).toHaveCount(0);
  await page.goto('/profile/myPlan');
  await expect(account(page)).toHaveAccessibleName('Account of Robin Lake, Sundae');
});
