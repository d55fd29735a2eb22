import type { Page } from '@playwright/test';
import type { Scenario } from '@careerscoop/contract/assessment';
import { partOf } from '../house/answers.ts';
import { MOVING, expect, test } from '../house/test.ts';
import { heading, next, previous } from '../pages/assessment.ts';
import { control, expectPlaying, expectReady, expectStill, FILM_FILES, filmState, player, timeBar, transcript } from '../pages/film.ts';

type Caption = NonNullable<Scenario['captions']>[number];

const captionsOf = (scenarios: Scenario[]) => partOf(scenarios, 0).captions ?? [];
const lengthOf = (scenarios: Scenario[]) => captionsOf(scenarios).reduce((sum, { seconds }) => sum + seconds, 0);

test.use(MOVING);

test('the film waits for Play, plays, pauses, and never stands in the way', async ({ page, scenarios }) => {
  const captions = captionsOf(scenarios);
  const [, second] = captions;
  await page.goto('/scenario/0');
  await expectReady(page);
  const before = await filmState(page);
  expect(before).toMatchObject({ paused: true, currentTime: 0, preload: 'metadata', muted: false });
  expect(before.poster).toMatch(/\/assets\/poster-.+\.webp$/);
  expect(before.duration).toBeCloseTo(lengthOf(scenarios), 0);
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeEnabled();
  await test.step('captions are on until they are switched off, and so is the sound', () => switchOffAndOn(page, captions));
  await test.step('every word can be read instead', () => readInstead(page, captions));
  await test.step('the bar leads through it by keyboard and by mouse', () => leadByBar(page, captions));

  await control(page, 'Play').click();
  await expectPlaying(page);
  // Not the first: a busy machine looks when it is over.
  await expect(player(page)).toContainText(second?.text ?? '');
  await control(page, 'Pause').click();
  await expectStill(page);
  await expect(control(page, 'Play')).toBeFocused();
  await player(page).locator('video').click();
  await expect(control(page, 'Pause')).toBeVisible();
  await next(page).click();
  await expect(page).toHaveURL('/scenario/1/1');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the text is open at first, and the film can still be played', async ({ page, novice: _novice }) => {
    await page.goto('/scenario/0');
    await expect(transcript(page).first()).toBeVisible();
    await expectReady(page);
    await expectStill(page);
    await control(page, 'Play').click();
    await expectPlaying(page);
  });
});

test('a film that cannot be loaded opens its text, and can be tried again', async ({ page, watch, novice: _novice }) => {
  watch.allow(/^404 GET \/assets\/intro-/);
  await page.route(FILM_FILES, (route) => route.fulfill({ status: 404 }));
  await page.goto('/scenario/0');
  await expect(player(page).getByRole('alert')).toContainText('The film does not load right now.');
  await expect(transcript(page).first()).toBeVisible();
  await expect(control(page, 'Play')).toHaveCount(0);
  await expect(next(page)).toBeEnabled();

  await page.unroute(FILM_FILES);
  await control(page, 'Try again').click();
  await expectReady(page);
  await expect(control(page, 'Play')).toBeFocused();
  await page.keyboard.press('Space');
  await expectPlaying(page);
});

async function switchOffAndOn(page: Page, captions: Caption[]): Promise<void> {
  const caption = player(page).getByText(captions[0]?.text ?? '');
  await expect(caption).toBeVisible();
  await expect
    .poll(async () => (await filmState(page)).tracks)
    .toEqual([{ kind: 'captions', language: 'en', mode: 'hidden', cues: captions.length }]);
  await control(page, 'Captions off').click();
  await expect(caption).toHaveCount(0);
  await control(page, 'Captions on').click();
  await expect(caption).toBeVisible();

  await control(page, 'Sound off').click();
  await expect.poll(async () => (await filmState(page)).muted).toBe(true);
  await control(page, 'Sound on').click();
  await expect.poll(async () => (await filmState(page)).muted).toBe(false);
}

async function readInstead(page: Page, captions: Caption[]): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(transcript(page).first()).toBeHidden();
  await page.getByText('Read it instead').click();
  await expect(transcript(page)).toHaveText(captions.map(({ text }) => text));
}

/** From the beginning to the end, and to the beginning again, where it stops. */
async function leadByBar(page: Page, captions: Caption[]): Promise<void> {
  await timeBar(page).focus();
  for (const _ of [5, 10, 15]) await page.keyboard.press('ArrowRight');
  await expect(timeBar(page)).toHaveAttribute('aria-valuetext', '0:15 of 0:50');
  await expect(player(page)).toContainText(captions[4]?.text ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(timeBar(page)).toHaveAttribute('aria-valuetext', '0:10 of 0:50');

  const box = (await timeBar(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.98, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(player(page)).toContainText(captions.at(-1)?.text ?? '');

  await page.keyboard.press('Space');
  await expect(control(page, 'Play again')).toBeVisible();
  expect((await filmState(page)).ended).toBe(true);
  await control(page, 'Play again').click();
  await expect(control(page, 'Pause')).toBeVisible();
  await expect(player(page)).toContainText(captions[0]?.text ?? '');
  await timeBar(page).focus();
  await page.keyboard.press('Space');
  await expectStill(page);
}
