import type { Locator, Page } from '@playwright/test';
import { mailedLink } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { address, continueButton, signUpButton } from '../pages/sign-up.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// What it may take at most. Before, it took 21 taps and 135 keystrokes.
const MOST = { taps: 15, keys: 105 };

/** One finger: every touch of something counts, and every sign that is typed. */
function finger() {
  const count = { taps: 0, keys: 0 };
  return {
    count,
    async tap(target: Locator) {
      count.taps += 1;
      await target.tap();
    },
    async type(field: Locator, text: string) {
      await this.tap(field);
      count.keys += text.length;
      await field.pressSequentially(text);
    },
    /** A list opens by one tap and is answered by another. */
    async pick(list: Locator, label: string) {
      await this.tap(list);
      count.taps += 1;
      await list.selectOption({ label });
    },
  };
}

test('from the start page to being signed in takes at most 15 taps and 105 keystrokes on a phone', async ({ page, request }) => {
  const hand = finger();
  const email = newEmail();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/');
  await hand.tap(page.getByRole('link', { name: "Let's Start" }).first());
  await hand.tap(page.getByRole('link', { name: 'Join as a student' }));
  await hand.type(field('First Name'), 'Robin');
  await hand.type(field('Last Name'), 'Lake');
  await hand.type(field('Email'), email);
  await hand.type(field('Phone'), '(555) 010-0155');
  await hand.type(address(page), '5 Hill Street 53703');
  await expect(field('Zip Code')).toHaveValue('53703');
  await hand.tap(page.getByRole('radio', { name: 'Junior' }));
  await hand.tap(continueButton(page));
  await hand.type(field('Password'), 'three cold spoons');
  await hand.type(field('Confirm Password'), 'three cold spoons');
  await hand.pick(field('Education'), "Bachelor's Degree");
  await hand.tap(page.getByLabel(/^I have read and accept/));
  await hand.tap(signUpButton(page));
  await expect(page.getByRole('dialog', { name: 'Sign up successful!' })).toBeVisible();
  // The mail program's own tap on the link is not ours.
  await openMail(page, await mailedLink(request, email));
  await expect(page).toHaveURL('/scenario/0');
  expect.soft(hand.count.taps, `${hand.count.taps} taps`).toBeLessThanOrEqual(MOST.taps);
  expect(hand.count.keys, `${hand.count.keys} keystrokes`).toBeLessThanOrEqual(MOST.keys);
  console.log(`from the start page to being signed in: ${hand.count.taps} taps, ${hand.count.keys} keystrokes`);
});

const openMail = (page: Page, link: string) => page.goto(link);
