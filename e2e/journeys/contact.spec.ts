import type { Page } from '@playwright/test';
import { mailWith } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { bar, focusIsInDialog, home } from '../pages/site.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => dialog(page).getByRole('textbox', { name: 'Email' });
const message = (page: Page) => dialog(page).getByRole('textbox', { name: 'Message' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

const OPENERS = [
  { opener: 'Contact us', title: 'Contact us', path: '/about' },
  { opener: 'Chat support', title: 'Chat support', path: '/faq' },
  { opener: 'I’m from an Organization', title: 'Let’s talk', path: '/signup' },
  { opener: 'Report a bug', title: 'Report a bug', path: '/' },
] as const;

test('there are four ways to write, and a message reaches the team', async ({ page, request }) => {
  const ways = {
    '/about': undefined,
    '/faq': bar(page).getByRole('link', { name: 'FAQ' }),
    '/signup': bar(page).getByRole('link', { name: 'Sign Up' }),
    '/': home(page),
  };
  await page.goto('/about');
  for (const { opener, title, path } of OPENERS) {
    await ways[path]?.click();
    await expect(page).toHaveURL(path);
    const button = page.getByRole('button', { name: opener });
    await button.click();
    await expect(dialog(page)).toHaveAccessibleName(title);
    await press(page, 'Cancel');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
  const from = newEmail('writer');
  await page.getByRole('button', { name: 'Report a bug' }).click();
  await email(page).fill(from);
  await message(page).fill('It broke.\nTwice.');
  await press(page, 'Send');
  await expect(dialog(page)).toHaveAccessibleName('Thank you!');
  expect(await focusIsInDialog(page)).toBe(true);
  await press(page, 'Okay');
  const mail = await mailWith(request, 'hello@careerscoop.app', from);
  expect(mail.subject).toBe('Bug report from the site');
  expect(mail.text).toContain('> It broke.\n> Twice.');
});
