import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { announced, button, CAREER_BUDDY, field, say, talk } from '../pages/chat.ts';

const QUESTION = 'What is a normal day like for a nurse?';

// With the server as it is, and alone: one student has one turn at a time.
test('what was said is there after a reload, help comes in both languages, nobody else sees any of it, and clearing ends it', async ({
  page,
  request,
  enter,
  browser,
  origin,
}) => {
  test.slow();
  await enter(await demoVisitor(request, 'student'));
  await page.goto(CAREER_BUDDY);
  await say(page, QUESTION);
  await expect(announced(page)).toContainText('Career Buddy: ');
  await expect(page.getByText(/^Sent \d/)).toHaveCount(1);
  await page.reload();
  await expect(talk(page).getByText(QUESTION)).toBeVisible();
  await expect(page.getByText(/^Sent \d/)).toHaveCount(1);

  await say(page, 'i want to kill myself');
  await expect(talk(page).getByRole('link', { name: 'Call 988' })).toBeInViewport();
  await expect(field(page)).toBeEnabled();
  await say(page, 'quiero matarme');
  await expect(talk(page).getByRole('link', { name: 'Llama al 988 y oprime 2' })).toBeInViewport();
  await expect(page.locator('.chat__face')).toHaveCount(0);

  const stranger = await demoVisitor(request, 'new');
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [
            { name: 'access_token', value: stranger.access },
            { name: 'refresh_token', value: stranger.refresh },
            { name: 'user', value: JSON.stringify(stranger.user) },
          ],
        },
      ],
    },
  });
  const theirs = await context.newPage();
  await theirs.goto(origin + CAREER_BUDDY);
  await expect(theirs.getByRole('heading', { name: 'This companion is not among yours' })).toBeVisible();
  await expect(theirs.getByText(QUESTION)).toHaveCount(0);
  await context.close();

  await button(page, 'Clear Messages').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByRole('heading', { name: 'Chat not started yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chat not started yet' })).toBeVisible();
});

test('without a network the chat says so, keeps what stands there, and goes on with one', async ({
  page,
  request,
  enter,
  context,
  watch,
}) => {
  watch.allow(/failed|ERR_INTERNET_DISCONNECTED/);
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/profile/ai-companions/2/college-buddy');
  await expect(page.getByRole('heading', { name: 'Chat not started yet' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await say(page, 'Where can I study?');
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(talk(page, 'College Buddy').getByText('Where can I study?')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.', { exact: false })).toBeHidden();
  await expect(field(page)).toBeEnabled();
});
