import { expect, type Page } from '@playwright/test';
import { CHAT, CRISIS, HISTORY, SCHOOLS, STARTERS, TALK, answerWith, historyOf, said, saying } from '../house/chat.ts';
import { demoVisitor } from '../house/people.ts';
import { button, CAREER_BUDDY, COLLEGE_BUDDY, say, talk } from '../pages/chat.ts';
import type { Walk } from './screen.ts';

/** A student of 16 whose parent has been asked. */
const WAITS = { needed: true, adult_on: '2028-01-01', can_ask: false, sms: false, asked: null };
const AGENTS = '**/api/v1/ai-agents/?**';

/** The chat as if this had been said in it. */
async function open(page: Page, address: string, ...[results, rest]: [Parameters<typeof historyOf>[1], object?]): Promise<void> {
  await page.unroute(HISTORY);
  await historyOf(page, results, rest);
  await page.goto(address);
  await expect(talk(page, address === CAREER_BUDDY ? 'Career Buddy' : 'College Buddy')).toBeVisible();
}

const CUT = [
  said('user', 'what will be hard abt it'),
  said('assistant', 'Weekends and holidays are the busiest days.', { status: 'stopped' }),
  said('user', 'does it take long'),
  said('assistant', 'Most start with a bachelor’s in', { status: 'cut' }),
];
const BREAK = {
  kind: 'break' as const,
  text: 'You have been here an hour. This is a computer program, not a person. A good moment to stand up.',
};

/** The chat in its states, as a companion, a limit or a bad line would bring them. */
export const CHAT_WALKS: Walk[] = [
  [
    {
      name: 'the chat, not started',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await open(page, CAREER_BUDDY, []);
        await expect(page.getByRole('heading', { name: 'Chat not started yet' })).toBeVisible();
      },
    },
    {
      name: 'the chat with help unfolded',
      open: async ({ page }) => {
        await button(page, /Need help now/).click();
        await page.getByText('More people who can help').click();
        await expect(page.getByRole('link', { name: 'Call 1-800-222-1222' })).toBeVisible();
      },
    },
    {
      name: 'the chat, looking it up',
      open: async ({ page }) => {
        await page.route(CHAT, () => undefined);
        await open(page, CAREER_BUDDY, []);
        await say(page, 'what will be hard abt it');
        await expect(page.getByText('Looking it up')).toBeVisible();
      },
    },
    {
      name: 'the chat, gone wrong',
      open: async ({ page, watch }) => {
        watch.allow(/500 POST/);
        await page.unroute(CHAT);
        await page.route(CHAT, (route) =>
          route.fulfill({ status: 500, json: { detail: 'No.', code: 'internal', request_id: '0123456789' } }),
        );
        await open(page, CAREER_BUDDY, []);
        await say(page, 'does it pay ok?');
        await expect(page.getByText('Something went wrong.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the chat with a table, a figure and a plan',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await open(page, CAREER_BUDDY, TALK);
        await button(page, /^\$98,920/).click();
        await expect(page.getByRole('note')).toBeVisible();
      },
    },
    {
      name: 'the chat in the whole window',
      open: async ({ page }) => {
        await button(page, 'Make the chat larger').click();
        await expect(page.getByRole('banner')).toBeHidden();
      },
    },
    {
      name: 'the chat with the question about clearing',
      open: async ({ page }) => {
        await button(page, 'Clear Messages').click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'the chat with a report',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await button(page, 'Report this').first().click();
        await expect(page.getByRole('dialog', { name: 'Report this answer' })).toBeVisible();
      },
    },
    {
      name: 'the chat, stopped, cut and with a break',
      open: async ({ page }) => {
        await open(page, CAREER_BUDDY, [
          ...CUT,
          said('user', 'ok'),
          said('assistant', 'Your plan is kept.', { notices: [BREAK], cards: [STARTERS] }),
        ]);
        await expect(page.getByText('The connection was lost, so the answer ends here.')).toBeVisible();
      },
    },
    {
      name: 'the chat with enough for today',
      open: async ({ page }) => {
        await open(page, CAREER_BUDDY, CUT, { left: { today: 0, of: 60, until: new Date(Date.now() + 36e5).toISOString() }, more: true });
        await expect(page.getByText('That was your last question for today.')).toBeVisible();
      },
    },
    {
      name: 'the chat with schools',
      open: async ({ page }) => {
        await open(page, COLLEGE_BUDDY, [
          said('user', 'Find schools'),
          said('assistant', 'Seven schools within 100 miles.\n\n**Next:** open each school’s own price page with a parent.', {
            cards: [SCHOOLS],
          }),
        ]);
        await expect(page.getByText('Price not published')).toBeVisible();
      },
    },
    {
      name: 'the chat with schools, saved',
      open: async ({ page }) => {
        await page.route('**/api/v1/saved-schools/*/', (route) =>
          route.fulfill({ json: { unitid: 209551, saved_at: '2026-11-23T00:00:00Z' } }),
        );
        await button(page, 'Save all three').click();
        await expect(page.getByRole('link', { name: 'See them beside your careers' })).toBeVisible();
      },
    },
    {
      name: 'the chat with a plan that is changed',
      open: async ({ page }) => {
        await open(page, CAREER_BUDDY, TALK.slice(2));
        await button(page, 'Change a step').click();
        await page.getByRole('textbox', { name: 'Step 2' }).fill(' ');
        await button(page, 'Keep this plan').click();
        await expect(page.getByRole('textbox', { name: 'Step 2' })).toHaveAttribute('aria-invalid', 'true');
      },
    },
    {
      name: 'the chat with help in danger',
      open: async ({ page }) => {
        await answerWith(page, [
          ['card', CRISIS],
          saying('**I’m glad you wrote that down.** I am a computer program. A person is the right one for this.'),
        ]);
        await open(page, CAREER_BUDDY, []);
        await say(page, 'i dont want to be here anymore');
        await expect(page.getByText('I’m glad you wrote that down.', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'a chat that waits for a parent',
      open: async ({ page }) => {
        await page.route(AGENTS, async (route) => {
          const response = await route.fetch();
          const body = (await response.json()) as { results: object[] };
          await route.fulfill({
            json: { ...body, results: body.results.slice(0, 1).map((agent) => ({ ...agent, consent_needed: true })) },
          });
        });
        const purposes = [{ purpose: 'companions', title: 'AI companions', about: 'They talk careers through.', state: 'waiting' }];
        await page.route('**/api/v1/consent/', (route) => route.fulfill({ json: { ...WAITS, purposes } }));
        await page.goto(CAREER_BUDDY);
        await expect(page.getByText('We have asked them.', { exact: false })).toBeVisible();
        await page.unroute('**/api/v1/consent/');
      },
    },
    {
      name: 'a chat that no plan opens',
      open: async ({ page }) => {
        await page.goto(COLLEGE_BUDDY);
        await expect(page.getByRole('heading', { name: 'This companion is not among yours' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the chat of a career',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await historyOf(page, TALK.slice(0, 2));
        await page.goto('/profile/recommendations');
        await page
          .getByRole('link', { name: /^View / })
          .first()
          .click();
        await expect(page.getByText('Here they are, side by side.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the chat without a network',
      open: async ({ page, request, watch, enter }) => {
        watch.allow(/failed|ERR_INTERNET_DISCONNECTED/);
        await enter(await demoVisitor(request, 'student'));
        await open(page, CAREER_BUDDY, CUT);
        await expect(button(page, 'Ask again')).toBeVisible();
        await page.context().setOffline(true);
        await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
      },
    },
  ],
];
