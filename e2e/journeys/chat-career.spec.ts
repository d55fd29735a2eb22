import type { Page } from '@playwright/test';
import { CHAT, answerWith, historyOf, saying } from '../house/chat.ts';
import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { button, CAREER_BUDDY } from '../pages/chat.ts';

test.beforeEach(async ({ request, enter }) => enter(await demoVisitor(request, 'student')));

const CAREER = /\/profile\/recommendations\/career\/\d+$/;

test('on a career’s page the chat is labeled and copied whole, posts its five keys, and is one press from its own page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await historyOf(page, []);
  const sent = await answerWith(page, [saying('Mostly, yes.')]);
  let go = () => {};
  const late = new Promise<void>((resolve) => (go = resolve));
  await page.route(CHAT, async (route) => {
    await late;
    await route.fallback();
  });
  await page.route('**/api/v1/chat-threads/', async (route) => route.fulfill({ json: { results: await threadOf(page) } }));
  await page.goto('/profile/recommendations');
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await expect(page).toHaveURL(CAREER);
  const box = page.getByPlaceholder('Ask me anything about this career...');
  await box.fill('do i need college');
  await expect(
    page.getByText('AI Companions may make mistakes. Please verify key information or consult a trusted professional.'),
  ).toBeVisible();
  await box.press('Enter');
  await expect(page.getByText('Looking it up')).toBeVisible();
  await expect(box).toBeDisabled();
  go();
  await expect(page.getByText('Mostly, yes.', { exact: true })).toBeVisible();
  await expect(page.getByText('Looking it up')).toHaveCount(0);
  await expect(box).toBeEnabled();
  for (const label of ['You>', 'Career Buddy>']) await expect(page.getByText(label, { exact: true })).toBeVisible();
  expect(Object.keys(sent[0]?.body as object).toSorted()).toEqual(['first_msg', 'history', 'id', 'role', 'text']);
  expect((sent[0]?.body as { first_msg: string }).first_msg).toMatch(/^Student: Noor.*, age \d+, from .*, career: .+\.$/);
  await button(page, 'Copy chat').click();
  await expect(page.getByText('Full chat copied successfully!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('You> do i need college\n\nCareer Buddy> Mostly, yes.');
  await page.getByRole('link', { name: 'Open the chat large' }).click();
  await expect(page).toHaveURL(/\/career-buddy\?career=\d\d-\d{4}\.\d\d$/);
  await page.getByRole('navigation', { name: 'Your chats' }).getByRole('link', { name: 'All my careers' }).click();
  await expect(page).toHaveURL(CAREER_BUDDY);
});

async function threadOf(page: Page) {
  const [, onet_code = '19-1031.03'] = /career=([\d.-]+)/.exec(page.url()) ?? [];
  return [{ agent_id: 1, agent_name: 'Career Buddy', onet_code, title: 'This career', last_at: new Date().toISOString(), messages: 2 }];
}
