import type { Page } from '@playwright/test';
import { CHAT, CRISIS, CRISIS_ES, HISTORY, TALK, answerWith, historyOf, said, saying, STARTERS, streamOf } from '../house/chat.ts';
import { demoVisitor } from '../house/people.ts';
import { MOVING, expect, test } from '../house/test.ts';
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

    test('a message is typed out, announced whole, stopped by Stop, shown at once, copied and cleared', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const words = 'A **long** answer. '.repeat(40).trim();
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
      await expect(page.getByPlaceholder('Opens again tomorrow')).toBeDisabled();
    });

    test('without a yes of a parent, and without a plan, the chat says what opens it, and help is there', async ({ page }) => {
      await page.route('**/api/v1/ai-agents/?**', async (route) => {
        const response = await route.fetch();
        const { results, meta } = (await response.json()) as { results: object[]; meta: object };
        await route.fulfill({ json: { results: results.slice(0, 1).map((agent) => ({ ...agent, consent_needed: true })), meta } });
      });
      await page.goto(CAREER_BUDDY);
      await expect(page.getByRole('heading', { name: 'A parent has to agree first.' })).toBeVisible();
      await button(page, /Need help now/).click();
      await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
      await page.goto(COLLEGE_BUDDY);
      await expect(page.getByRole('heading', { name: 'This companion is not among yours' })).toBeVisible();
      await expect(button(page, /Need help now/)).toBeVisible();
    });

    for (const [language, card, name] of [
      ['English', CRISIS, 'Call 988'],
      ['Spanish', CRISIS_ES, 'Llama al 988 y oprime 2'],
    ] as const) {
      test(`words of danger bring help in ${language} at once; faces leave, and it stays at hand`, async ({ page }) => {
        await historyOf(page, []);
        await answerWith(
          page,
          [['card', card], saying('**I’m glad you wrote that down.** '.repeat(30))],
          ['done', { status: 'whole', source: 'safety', timestamp: new Date().toISOString() }],
        );
        await page.goto(CAREER_BUDDY);
        await say(page, 'no quiero vivir / i dont want to be here anymore');
        await expect(talk(page).getByRole('link', { name })).toBeInViewport();
        await expect(announced(page)).toContainText(card.title);
        await expect(page.locator('.chat__face, .bud__f svg')).toHaveCount(0);
        await expect(page.getByLabel(/^(Free things worth a look)$/)).toBeHidden();
        await page.setViewportSize({ width, height: 480 });
        await page.getByText(/^Sent/).scrollIntoViewIfNeeded();
        await expect(
          page.getByRole('navigation', { name: /^(Help, always here|Ayuda, siempre aquí)$/ }).getByRole('link', { name }),
        ).toBeVisible();
      });
    }
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

test('HTML, pictures and dangerous links of an answer are text; others open in a tab of their own', async ({ page }) => {
  const words =
    '<b>x</b><script>alert(1)</script>\n\n[bad](javascript:alert(1)) [worse](data:text/html,x) ![a picture](https://evil.example/x.png) [good](https://www.bls.gov/)';
  await historyOf(page, [said('user', '<img src=x onerror=alert(1)>'), said('assistant', words)]);
  await page.goto(CAREER_BUDDY);
  await expect(talk(page).getByText('<b>x</b><script>alert(1)</script>')).toBeVisible();
  await expect(talk(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(talk(page).getByRole('link')).toHaveCount(1);
  await expect(talk(page).getByRole('link', { name: 'good' })).toHaveAttribute('target', '_blank');
  await expect(talk(page).locator('img:not([src^="/art/"])')).toHaveCount(0);
});

test('a figure opens its slip, a table leads to the comparison, and a plan is kept', async ({ page }) => {
  await historyOf(page, TALK);
  await page.goto(CAREER_BUDDY);
  await button(page, /^\$98,920/).click();
  await expect(page.getByRole('note')).toContainText('Counted for a wider group of careers');
  await page.getByRole('note').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open the full comparison' })).toHaveAttribute(
    'href',
    /careers=park-naturalists,biologists$/,
  );
  await page.route('**/api/v1/next-steps/plans/', (route) =>
    route.fulfill({ json: { plan: { id: 1, title: 'Try out', career: null, kept_at: new Date().toISOString() }, already_kept: false } }),
  );
  await button(page, 'Keep this plan').click();
  await expect(page.getByText('Kept. 4 steps are in My next steps.')).toBeVisible();
});

test('a short history is played again in its order, and shown at once by a press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const long = (word: string) => `${word} ${'and so on '.repeat(30)}`;
  await historyOf(page, [said('user', 'One'), said('assistant', long('Two')), said('user', 'Three'), said('assistant', long('Four'))]);
  await page.goto(CAREER_BUDDY);
  await expect(talk(page).getByText(/^Two and so/)).toBeVisible();
  await expect(talk(page).getByText('Three')).toBeHidden();
  await button(page, 'Show it all at once').click();
  await expect(talk(page).getByText(/^Four and so/)).toBeVisible();
  await expect(talk(page)).toHaveText(/One.*Two.*Three.*Four/);
});

test('the chat has the whole window by its button and gives it back by Escape', async ({ page }) => {
  await historyOf(page, TALK);
  await page.goto(CAREER_BUDDY);
  await button(page, 'Make the chat larger').click();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your companions' }).click();
  await expect(page).toHaveURL('/profile/ai-companions');
});

const CAREER = /\/profile\/recommendations\/career\/\d+$/;

test('on a career’s page the chat is labeled and copied whole, posts its five keys, and is one press from its own page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await historyOf(page, []);
  const sent = await answerWith(page, [saying('Mostly, yes.')]);
  await page.route('**/api/v1/chat-threads/', async (route) => route.fulfill({ json: { results: await threadOf(page) } }));
  await page.goto('/profile/recommendations');
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await expect(page).toHaveURL(CAREER);
  const box = page.getByPlaceholder('Ask me anything about this career...');
  await box.fill('do i need college');
  await box.press('Enter');
  await expect(page.getByText('Mostly, yes.', { exact: true })).toBeVisible();
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
  return [{ agent_id: 1, onet_code, title: 'This career', last_at: new Date().toISOString(), messages: 2 }];
}

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
    await expect(other.getByRole('heading', { name: NOTHING_SAID })).toBeVisible();
    await historyOf(page, []);
    await answerWith(page, [saying('Said once.')]);
    await page.goto(CAREER_BUDDY);
    await other.unroute(HISTORY);
    await historyOf(other, [said('user', 'Hello you'), said('assistant', 'Said once.')]);
    await say(page, 'Hello you');
    await expect(talk(other).getByText('Said once.')).toBeVisible();
  });
});
