import { CHAT, HISTORY, TALK, answerWith, historyOf, said, saying, STARTERS, streamOf } from '../house/chat.ts';
import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { announced, button, CAREER_BUDDY, COLLEGE_BUDDY, field, say, talk } from '../pages/chat.ts';

const WIDTHS = [1440, 390];
const NOTHING_SAID = 'Chat not started yet';

test.beforeEach(async ({ request, enter }) => enter(await demoVisitor(request, 'student')));

interface Sent {
  messages: { role: string; content: string }[];
}
const lastOf = (sent: { body: unknown }[]) => (sent.at(-1)?.body as Sent | undefined)?.messages.at(-1)?.content ?? '';

for (const width of WIDTHS) {
  test.describe(`the chat at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [type, address, companion] of [
      ['compare-careers', CAREER_BUDDY, 'Career Buddy'],
      ['start-action-plan', CAREER_BUDDY, 'Career Buddy'],
      ['find-schools', COLLEGE_BUDDY, 'College Buddy'],
    ] as const) {
      test(`?type=${type} says its message once, when careers and history are there, and not again after a reload`, async ({ page }) => {
        const sent = await answerWith(page, [saying('Here you are.')]);
        await historyOf(page, []);
        let go = () => {};
        const late = new Promise<void>((resolve) => (go = resolve));
        let titles: string[] = [];
        await page.route('**/api/v1/recommendations/', async (route) => {
          const response = await route.fetch();
          const careers = ((await response.json()) as { unique_title: { text: string } }[]).map((career, index) => ({
            ...career,
            interested: index < 2,
          }));
          titles = careers.slice(0, 2).map(({ unique_title }) => unique_title.text);
          await late;
          await route.fulfill({ json: careers });
        });
        await page.goto(`${address}?type=${type}`);
        await expect(page.getByRole('heading', { name: NOTHING_SAID })).toBeVisible();
        expect(sent).toHaveLength(0);
        go();
        await expect(talk(page, companion).getByText('Here you are.')).toBeVisible();
        expect(lastOf(sent)).toContain(titles.join(', '));
        await expect(page).toHaveURL(address);
        await page.unroute('**/api/v1/recommendations/');
        await page.reload();
        await expect(page.getByRole('heading', { name: NOTHING_SAID })).toBeVisible();
        expect(sent).toHaveLength(1);
      });
    }

    test('each next step with the saved careers is pressed, and leads to its companion with its type (REC-14 to 16)', async ({ page }) => {
      const sent = await answerWith(page, [saying('Here you are.')]);
      await page.route('**/api/v1/recommendations/', async (route) => {
        const careers = (await (await route.fetch()).json()) as object[];
        await route.fulfill({ json: careers.map((career, index) => ({ ...career, interested: index < 2 })) });
      });
      for (const [name, address, type] of [
        [/^Compare Careers/, CAREER_BUDDY, 'compare-careers'],
        [/^Start an Action Plan/, CAREER_BUDDY, 'start-action-plan'],
        [/^Find Schools & Programs/, COLLEGE_BUDDY, 'find-schools'],
      ] as const) {
        // The first message waits for the history: until then the address holds the type.
        let go = () => {};
        const late = new Promise<void>((resolve) => (go = resolve));
        await historyOf(page, []);
        await page.route(HISTORY, async (route) => {
          await late;
          await route.fallback();
        });
        await page.goto('/profile/recommendations');
        await page.getByRole('link', { name }).click();
        await expect(page).toHaveURL(`${address}?type=${type}`);
        go();
        await expect(page).toHaveURL(address);
        await expect(page.getByText('Here you are.').first()).toBeVisible();
        await page.unroute(HISTORY);
      }
      expect(sent).toHaveLength(3);
    });

    test('a message is typed out, announced whole, stopped by Stop, shown at once, copied and cleared', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // Half a minute of typing, so that Stop is pressed before its end.
      const words = 'A **long** answer. '.repeat(120).trim();
      await answerWith(page, [saying(words), ['card', STARTERS]]);
      await historyOf(page, []);
      await page.goto(CAREER_BUDDY);
      await say(page, 'what will be hard');
      await expect(talk(page).getByText('what will be hard')).toBeVisible();
      await expect(announced(page)).toContainText('Career Buddy: A long answer. A long answer.');
      await expect(field(page)).toBeDisabled();
      await button(page, 'Stop').click();
      await expect(page.getByText('You stopped this answer here.')).toBeVisible();
      await expect(field(page)).toBeEnabled();
      await button(page, 'Show the rest').click();
      await button(page, 'Copy').click();
      await expect(page.getByText('Copied successfully!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
      await button(page, 'Where can I study it?').click();
      await button(page, 'Show it all at once').click();
      await expect(page.getByText(/^Sent \d/)).toHaveCount(2);
      await expect(talk(page).locator('b, strong').first()).toHaveText('long');
      await button(page, 'Clear Messages').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, clear it' }).click();
      await expect(page.getByRole('heading', { name: NOTHING_SAID })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: NOTHING_SAID })).toBeVisible();
    });

    test('a lost connection goes on by itself; what stays lost is kept as cut, and asked again', async ({ page, watch }) => {
      watch.allow(/failed/);
      await historyOf(page, []);
      let rest: string | null = streamOf([saying('The first half'), saying(' and the second.')]);
      await page.route('**/api/v1/ai-agents/*/chat/*/', (route) =>
        rest ? route.fulfill({ contentType: 'text/event-stream', body: rest.slice(rest.indexOf('id: 3')) }) : route.abort(),
      );
      const sent = await answerWith(page, [saying('The first half')], null);
      await page.goto(CAREER_BUDDY);
      await say(page, 'Go on');
      await expect(talk(page).getByText('The first half and the second.')).toBeVisible();
      expect(sent).toHaveLength(1);
      rest = null;
      await page.unroute(CHAT);
      await page.route(CHAT, (route) => route.abort());
      await say(page, 'And now?');
      await expect(page.getByText('Something went wrong.')).toBeVisible();
      await expect(field(page)).toBeEnabled();
      await page.unroute(CHAT);
      const again = await answerWith(page, [saying('Here it is.')]);
      await button(page, 'Ask again').click();
      await expect(talk(page).getByText('Here it is.')).toBeVisible();
      expect(again[0]?.key).toMatch(/^[0-9a-f]{32}$/);
      await expect(talk(page).getByText('And now?')).toHaveCount(1);
    });

    test('the limit of the day is said with its time; a message that is refused stays to be sent', async ({ page, watch }) => {
      watch.allow(/429 POST/);
      await historyOf(page, TALK);
      const detail = 'That was a bit fast. Please wait a moment and try again.';
      await page.route(CHAT, (route) => route.fulfill({ status: 429, json: { detail, code: 'too_many_requests' } }));
      await page.goto(CAREER_BUDDY);
      await say(page, 'One more');
      await expect(page.getByText(detail)).toBeVisible();
      await expect(field(page)).toHaveValue('One more');
      await page.unroute(HISTORY);
      await historyOf(page, TALK, { left: { today: 0, of: 60, until: new Date(Date.now() + 36e5).toISOString() } });
      await page.reload();
      await expect(page.getByText('That was your last question for today.')).toBeVisible();
      await expect(page.getByPlaceholder(/^Opens again (today|tomorrow)$/)).toBeDisabled();
    });
  });
}

test('what is written is cut at 5,000, grows to 200 px, makes lines with Shift and Enter, and is never sent empty', async ({ page }) => {
  await historyOf(page, []);
  const sent = await answerWith(page, [saying('Yes.')]);
  await page.goto(CAREER_BUDDY);
  const height = () => field(page).evaluate((box) => box.getBoundingClientRect().height);
  await expect.poll(height).toBe(45);
  await say(page, '   ');
  await field(page).fill('x'.repeat(5200));
  await expect(field(page)).toHaveValue('x'.repeat(5000));
  await expect(page.getByText('Message trimmed to fit the 5000-character limit.')).toBeVisible();
  await expect.poll(height).toBe(200);
  await field(page).fill('a');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('b');
  await field(page).press('Enter');
  await expect(talk(page).getByText('Yes.')).toBeVisible();
  expect(sent.map((each) => lastOf([each]))).toEqual(['a\nb']);
  await expect(field(page)).toBeFocused();
});

test('a companion’s page says who it is; the chat has the whole window by its button and gives it back by Escape', async ({ page }) => {
  await historyOf(page, TALK);
  await page.goto(CAREER_BUDDY);
  const room = page.getByRole('complementary', { name: 'Career Buddy' });
  await expect(room.getByRole('heading', { level: 1, name: 'Career Buddy' })).toBeVisible();
  await expect(room).toContainText('Talks any career through with you');
  await expect(room.locator('.chat__face')).toBeVisible();
  const wide = async () => (await page.locator('.chat__main').boundingBox())?.width ?? 0;
  const before = await wide();
  await button(page, 'Make the chat larger').click();
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await wide()).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(wide).toBe(before);
  await page.getByRole('link', { name: 'Back to your companions' }).click();
  await expect(page).toHaveURL('/profile/ai-companions');
});

test('of one companion’s chat nothing is seen in the next one, not even while that is loading', async ({ page }) => {
  await historyOf(page, TALK);
  await page.goto(CAREER_BUDDY);
  await expect(talk(page).getByText('yes, park naturalist pls')).toBeVisible();
  let go = () => {};
  const late = new Promise<void>((resolve) => (go = resolve));
  await page.unroute(HISTORY);
  await page.route(HISTORY, async (route) => {
    await late;
    await route.fulfill({ json: { results: [], more: false, running: null, left: null } });
  });
  await page.getByRole('link', { name: 'Back to your companions' }).click();
  await page.getByRole('link', { name: /College Buddy/ }).click();
  await expect(page).toHaveURL(COLLEGE_BUDDY);
  await expect(page.getByText('Loading your chat…')).toBeAttached();
  await expect(page.getByText('yes, park naturalist pls')).toHaveCount(0);
  go();
  await expect(page.getByRole('heading', { name: NOTHING_SAID })).toBeVisible();
  await expect(page.getByText('yes, park naturalist pls')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the field stands above the keyboard, which lies over the page', async ({ page }) => {
    // A browser without a keyboard: what it tells of its own keyboard is told here.
    await page.addInitScript(() => {
      const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: view });
      Object.assign(window, {
        openKeyboard: (height: number) => {
          view.height = 844 - height;
          view.dispatchEvent(new Event('resize'));
        },
      });
    });
    await historyOf(page, TALK);
    await page.goto(CAREER_BUDDY);
    await expect(talk(page).getByText('yes, park naturalist pls')).toBeVisible();
    await field(page).click();
    const bottom = () => field(page).evaluate((box) => Math.round(box.getBoundingClientRect().bottom));
    const keyboard = (height: number) =>
      page.evaluate((by) => (window as unknown as { openKeyboard: (by: number) => void }).openKeyboard(by), height);
    await keyboard(336);
    await expect.poll(bottom).toBeLessThan(844 - 336);
    await expect(field(page)).toBeInViewport();
    await keyboard(0);
    await expect.poll(bottom).toBeGreaterThan(844 - 336);
  });

  test('what is written from right to left, in 500 emoji or in one long word stays within the window', async ({ page }) => {
    const answer = `${'لا أعرف ماذا أريد '.repeat(20)}\n\n${'🍒'.repeat(500)}\n\n${'https://example.com/'.repeat(40)}`;
    await historyOf(page, [said('user', `${'أريد أن أصبح ممرضة '.repeat(10)}${'🍒'.repeat(500)}`), said('assistant', answer)]);
    await page.goto(CAREER_BUDDY);
    await expect(talk(page).getByText(/أريد أن أصبح/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await field(page).fill('أريد أن أصبح ممرضة');
    await expect(field(page)).toHaveValue('أريد أن أصبح ممرضة');
  });
});
