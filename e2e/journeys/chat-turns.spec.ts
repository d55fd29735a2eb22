import { HISTORY, answerWith, historyOf, said, saying, streamOf } from '../house/chat.ts';
import { demoVisitor } from '../house/people.ts';
import { MOVING, expect, test } from '../house/test.ts';
import { CAREER_BUDDY, say, talk } from '../pages/chat.ts';

test.beforeEach(async ({ request, enter }) => enter(await demoVisitor(request, 'student')));

test.describe('a turn that runs', () => {
  test.use(MOVING);

  test('is gone on with after a reload, and seen to its end in a second tab', async ({ page, context }) => {
    const running = '00000000-0000-4000-8000-000000000077';
    const question = said('user', 'A long one', { turn: running });
    const stream = streamOf([saying('It goes on, and comes to its end.')]).replaceAll(/00000000-0000-4000-8000-000000000001/g, running);
    for (const tab of [page, await context.newPage()]) {
      await historyOf(tab, [question], { running });
      await tab.route(`**/api/v1/ai-agents/1/chat/${running}/`, (route) =>
        route.fulfill({ contentType: 'text/event-stream', body: stream }),
      );
      await tab.goto(CAREER_BUDDY);
      await expect(talk(tab).getByText('A long one')).toBeVisible();
      await expect(talk(tab).getByText('It goes on, and comes to its end.')).toBeVisible();
    }
    await page.reload();
    await expect(talk(page).getByText('It goes on, and comes to its end.')).toBeVisible();
  });

  test('of one tab is heard of in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await historyOf(other, []);
    await other.goto(CAREER_BUDDY);
    await expect(other.getByRole('heading', { name: 'Chat not started yet' })).toBeVisible();
    await historyOf(page, []);
    await answerWith(page, [saying('Said once.')]);
    await page.goto(CAREER_BUDDY);
    await other.unroute(HISTORY);
    await historyOf(other, [said('user', 'Hello you'), said('assistant', 'Said once.')]);
    await say(page, 'Hello you');
    await expect(talk(other).getByText('Said once.')).toBeVisible();
  });
});
