import type { Page } from '@playwright/test';
import { mailWith } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { bar, focusIsInDialog, footer, home } from '../pages/site.ts';

const CONTACT = '**/api/v1/contact/';
const TEAM = 'hello@careerscoop.app';
const PARTNERS = 'partners@careerscoop.app';

const dialog = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => dialog(page).getByRole('textbox', { name: 'Email' });
const message = (page: Page) => dialog(page).getByRole('textbox', { name: 'Message' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

const OPENERS = [
  { opener: 'Contact us', title: 'Contact us', kind: 'contact', subject: 'Message from the site', mailbox: TEAM, path: '/about' },
  {
    opener: 'Chat support',
    title: 'Chat support',
    kind: 'chat_support',
    subject: 'Chat support: a question from the site',
    mailbox: TEAM,
    path: '/faq',
  },
  {
    opener: 'I’m from an Organization',
    title: 'Let’s talk',
    kind: 'organization',
    subject: 'An organization would like to hear from us',
    mailbox: PARTNERS,
    path: '/signup',
  },
  { opener: 'Report a bug', title: 'Report a bug', kind: 'bug', subject: 'Bug report from the site', mailbox: TEAM, path: '/' },
] as const;

test('each of the four ways to write can be left, and brings the message to the team', async ({ page, request }) => {
  const ways = {
    '/about': undefined,
    '/faq': bar(page).getByRole('link', { name: 'FAQ' }),
    '/signup': bar(page).getByRole('link', { name: 'Sign Up' }),
    '/': home(page),
  };
  await page.goto('/about');
  for (const { opener, title, kind, subject, mailbox, path } of OPENERS) {
    await ways[path]?.click();
    await expect(page).toHaveURL(path);
    const from = newEmail('writer');
    const button = page.getByRole('button', { name: opener });
    await button.click();
    await expect(dialog(page)).toHaveAccessibleName(title);
    await expect(dialog(page).getByRole('link', { name: mailbox })).toHaveAttribute('href', `mailto:${mailbox}`);
    await press(page, 'Cancel');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await email(page).fill(from);
    await message(page).fill('It broke.\nTwice.');
    const sent = page.waitForRequest(CONTACT);
    await press(page, 'Send');
    expect((await sent).postDataJSON()).toEqual({ kind, email: from, message: 'It broke.\nTwice.' });
    await expect(dialog(page)).toHaveAccessibleName('Thank you!');
    expect(await focusIsInDialog(page)).toBe(true);
    await press(page, 'Okay');
    await expect(dialog(page)).toBeHidden();

    const mail = await mailWith(request, mailbox, from);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('> It broke.\n> Twice.');
    await button.click();
    await expect(message(page)).toHaveValue('');
    await press(page, 'Cancel');
  }
});

test('who is signed in finds their own address filled in', async ({ page, novice }) => {
  await page.goto('/about');
  await footer(page).getByRole('button', { name: 'Contact us' }).click();
  await expect(email(page)).toHaveValue(novice.email);
});
