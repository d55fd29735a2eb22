import type { Locator, Page } from '@playwright/test';
import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { home } from '../pages/site.ts';

const start = (page: Page) => page.getByRole('link', { name: "Let's Start" });
const careers = (page: Page) => page.getByRole('group', { name: 'Careers to look at' });
const quotes = (page: Page) => page.getByRole('region', { name: "See how we're making a difference" });
const openQuotes = (page: Page) => quotes(page).getByRole('blockquote').filter({ visible: true });

test("Let's Start leads visitors to sign-in and students to the assessment, and is not there for mentors", async ({
  page,
  request,
  enter,
}) => {
  await page.goto('/');
  await start(page).click();
  await expect(page).toHaveURL('/signin?redirect=/scenario/0');
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/');
  await start(page).click();
  await expect(page).toHaveURL('/scenario/0');
  await enter(await demoVisitor(request, 'mentor'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open my profile' })).toBeVisible();
  await expect(start(page)).toHaveCount(0);
});

test('what the plan refused is said before anything starts, and leads to the plans', async ({ page, watch, novice: _novice }) => {
  watch.allow(/^403 GET \/api\/v1\/scenarios\//);
  const detail = 'You have used your free retake. A plan opens more of them.';
  await page.route('**/api/v1/scenarios/**', (route) => route.fulfill({ status: 403, json: { detail, code: 'retake_needs_plan' } }));
  const dialog = page.getByRole('dialog');
  await page.goto('/scenario/0');
  await expect(dialog).toContainText(detail);
  await page.goto('/');
  await start(page).click();
  await expect(dialog).toContainText(detail);
  await expect(page).toHaveURL('/');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pricingplan');

  // It was said once: now the assessment is asked for again, and says it itself.
  await home(page).click();
  await start(page).click();
  await expect(page).toHaveURL('/scenario/0');
  await expect(dialog).toContainText(detail);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pricingplan');
});

test('the page says what it is for and what it claims, shows twenty careers and three quotes, and opens two doors', async ({ page }) => {
  await page.goto('/');
  await test.step('what it is for, to whom, and what it claims', () => expectClaims(page));
  await test.step('twenty careers with a title, a text and a picture each', () => expectTwentyCareers(page));
  await test.step('the careers move by the arrows, by the keys and by dragging', () => moveCareers(page));
  await test.step('one quote is open at a time, the first to begin with', () => openQuotesInTurn(page));
  await test.step('one door leads students to sign-up, the other mentors', async () => {
    await expect(page.getByRole('link', { name: 'I’d like to be a mentor' })).toHaveAttribute('href', '/signup/mentor');
    await page.getByRole('link', { name: 'I’m a Career Explorer' }).click();
    await expect(page).toHaveURL(/\/new\/student\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the twenty careers move by a swipe', async ({ page }) => {
    await page.goto('/');
    const row = careers(page);
    await row.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'More careers' })).toBeVisible();
    const first = row.getByRole('listitem').first();
    await swipe(page, first);
    await expectMoved(first, row.getByRole('listitem').nth(1));
  });
});

test('the quotes of the page stay where the server has none to give', async ({ page, watch }) => {
  watch.allow(/^503 GET \/api\/v1\/user-reviews\//);
  await page.route('**/api/v1/user-reviews/**', (route) => route.fulfill({ status: 503, json: { detail: 'Busy.', code: 'unavailable' } }));
  await page.goto('/');
  const asked = page.waitForResponse(/user-reviews/);
  await quotes(page).scrollIntoViewIfNeeded();
  await asked;
  await expect(openQuotes(page)).toContainText('drawing and science');
});

async function expectClaims(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const words of ['800+', '30%', '50%', '23 million', 'AI companions', 'mentor', 'About 13 minutes', 'For parents']) {
    await expect(main).toContainText(words);
  }
  await expect(main.getByText('Example story')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email for the newsletter' })).toBeVisible();
}

async function expectTwentyCareers(page: Page): Promise<void> {
  const cards = careers(page).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  expect(new Set(await cards.getByRole('heading').allTextContents()).size).toBe(20);
  const told = await cards.evaluateAll((all) =>
    Promise.all(
      all.map(async (card) => {
        const image = card.querySelector('img');
        if (image) image.loading = 'eager';
        await image?.decode();
        return { words: card.querySelector('p')?.textContent.length ?? 0, width: image?.naturalWidth ?? 0 };
      }),
    ),
  );
  for (const { words, width } of told) {
    expect(words).toBeGreaterThan(40);
    expect(width).toBeGreaterThan(0);
  }
}

async function moveCareers(page: Page): Promise<void> {
  const row = careers(page);
  await row.scrollIntoViewIfNeeded();
  const [first, fifth] = [row.getByRole('listitem').first(), row.getByRole('listitem').nth(5)];
  const before = page.getByRole('button', { name: 'Careers before' });
  await expect(before).toBeDisabled();
  await page.getByRole('button', { name: 'More careers' }).click();
  await expectMoved(first, fifth);
  await before.click();
  await expectMoved(fifth, first);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expectMoved(first, fifth);
  await page.keyboard.press('ArrowLeft');
  await expectMoved(fifth, first);
  await drag(page, first);
  await expectMoved(first, fifth);
  await expect(before).toBeEnabled();
}

async function openQuotesInTurn(page: Page): Promise<void> {
  await quotes(page).scrollIntoViewIfNeeded();
  const summaries = quotes(page).locator('summary');
  await expect(summaries).toHaveCount(3);
  await expect(openQuotes(page)).toHaveCount(1);
  await expect(openQuotes(page)).toContainText('drawing and science');
  for (const summary of await summaries.all()) await expect(summary.locator('img')).toBeVisible();
  await expect(summaries.first()).toContainText('Amara');
  await expect(summaries.first()).toContainText('Student, 16');
  await summaries.nth(1).click();
  await expect(openQuotes(page)).toHaveCount(1);
  await expect(openQuotes(page)).toContainText('what speaks against it');
  await summaries.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(openQuotes(page)).toHaveCount(0);
}

/** One card has gone out of the window and another has come in. */
async function expectMoved(away: Locator, here: Locator): Promise<void> {
  await expect(here).toBeInViewport({ ratio: 0.5 });
  await expect(away).not.toBeInViewport({ ratio: 0.5 });
}

async function middleOf(card: Locator) {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  return { x: box.x + box.width * 0.7, y: box.y + box.height * 0.3 };
}

/** As far as four cards are wide, so that it counts as a drag also where no flick is felt. */
async function drag(page: Page, card: Locator): Promise<void> {
  const { x, y } = await middleOf(card);
  await page.mouse.move(x + 1000, y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

async function swipe(page: Page, card: Locator): Promise<void> {
  const { x, y } = await middleOf(card);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x - step * 24);
  await touch('touchEnd', x);
}
