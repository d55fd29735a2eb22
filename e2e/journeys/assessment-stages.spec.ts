import type { APIRequestContext, Page } from '@playwright/test';
import type { ScenarioAnswers, Stage } from '@careerscoop/contract/assessment';
import { ANSWERS } from '../house/answers.ts';
import { bearer, newStudent, resultsOf, scenariosFor, type Visitor } from '../house/people.ts';
import { handInStages, keptBefore3, noStages } from '../house/stages.ts';
import { expect, test } from '../house/test.ts';
import { answerStage, answerStages, choice, heading, moment, next, previous, status } from '../pages/assessment.ts';
import { byMouse } from '../pages/by-mouse.ts';
import { shownTitles, titlesOf } from '../pages/results.ts';

const CHOSEN = 'Part 3 asked what your answers brought up.';
const THE_SAME = 'Part 3 was the same for everybody.';

/** Every stage that was asked for, and what is handed in. */
function watchPart3(page: Page) {
  const stages: { questions: number[]; asked: number }[] = [];
  const sent: ScenarioAnswers[][] = [];
  page.on('response', async (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !response.ok()) return;
    if (request.url().endsWith('/scenarios/')) sent.push(request.postDataJSON() as ScenarioAnswers[]);
    if (!request.url().endsWith('/scenarios/stage/')) return;
    const { questions } = (await response.json()) as Stage;
    const parts = request.postDataJSON() as ScenarioAnswers[];
    stages.push({ questions: questions.map(({ id }) => id), asked: parts[2]?.answers.length ?? 0 });
  });
  return { stages, part3Sent: () => sent.at(-1)?.find(({ scenario_id }) => scenario_id === 3)?.answers ?? [] };
}

/** Somebody who has done all but part 3, at its first question. */
async function openPart3(page: Page, student: Visitor, { request, enter }: Tools): Promise<void> {
  const kept = keptBefore3(await scenariosFor(request, student), ANSWERS, student.user.id);
  await enter(student, { scenarios: JSON.stringify(kept) });
  await page.goto('/scenario/3/1');
  await expect(choice(page)).toBeVisible();
}
type Tools = { request: APIRequestContext; enter: (visitor: Visitor, kept?: Record<string, string>) => Promise<void> };

/** The last screen: the cups are there, and the answers go. */
async function send(page: Page): Promise<void> {
  await expect(page).toHaveURL('/scenario/4/1');
  await next(page).click();
  await expect(page).toHaveURL('/results');
}

test('each stage is there when Next is pressed, a reload goes on where it was, and the ten are those of anybody with these answers', async ({
  page,
  request,
  student,
  enter,
}) => {
  test.slow();
  const { stages, part3Sent } = watchPart3(page);
  await openPart3(page, student, { request, enter });
  const hands = byMouse(page);
  await answerStages(page, hands, ANSWERS, 1, 4);
  await answerStage(page, hands, ANSWERS, 5);
  // Nothing was pressed yet: the next stage was asked for with the last answer of this one.
  await expect.poll(() => stages.at(-1)?.asked).toBe(7);
  await next(page).click();
  await expect(heading(page)).toBeFocused();
  await expect(choice(page)).toBeVisible();

  await answerStages(page, hands, ANSWERS, 6, 11);
  const asked = stages.length;
  await page.reload();
  await expect(page).toHaveURL('/scenario/3/12');
  await expect(page.getByRole('radiogroup')).toHaveCount(2);
  expect(stages).toHaveLength(asked);

  await answerStages(page, hands, ANSWERS, 12);
  await send(page);
  expect(part3Sent()).toHaveLength(28);
  await expect(page.getByText(CHOSEN)).toBeVisible();
  const other = await newStudent(request);
  await handInStages(request, other, ANSWERS);
  expect(await shownTitles(page)).toEqual(titlesOf(await resultsOf(request, other)));
});

test('the network goes in the middle of part 3: the fixed moments are asked, nothing is lost, and the result says so', async ({
  page,
  request,
  student,
  enter,
  watch,
}) => {
  const { part3Sent } = watchPart3(page);
  await openPart3(page, student, { request, enter });
  await noStages(page, watch);
  await answerStages(page, byMouse(page), ANSWERS, 1, 5);
  await expect(page.getByText('We could not reach our server.')).toBeVisible();
  const { questions } = (await scenariosFor(request, student)).find(({ scenario_id }) => scenario_id === 3) ?? { questions: [] };
  for (const [index, { question, title }] of questions.entries()) {
    await expect(page).toHaveURL(`/scenario/3/${index + 1}`);
    await expect(heading(page)).toHaveText(title);
    await moment(page, question).getByRole('radio').nth(1).check();
    await next(page).click();
  }
  await send(page);
  expect(part3Sent()).toHaveLength(8);
  await expect(page.getByText(THE_SAME)).toBeVisible();
  for (const { part_3 } of await resultsOf(request, student)) expect(part_3).toBe('fixed');
});

test('the network is back in the middle of part 3: the stages go on where they stopped, with all answers', async ({
  page,
  request,
  student,
  enter,
  watch,
}) => {
  test.slow();
  const { part3Sent } = watchPart3(page);
  await openPart3(page, student, { request, enter });
  const comeBack = await noStages(page, watch);
  await answerStages(page, byMouse(page), ANSWERS, 1, 5);
  await expect(page).toHaveURL('/scenario/3/1');
  await page.getByRole('radio').first().check();
  await comeBack();
  await page.getByRole('button', { name: 'Go on with my questions' }).click({ timeout: 30_000 });
  await answerStages(page, byMouse(page), ANSWERS, 6);
  await send(page);
  expect(part3Sent()).toHaveLength(28);
  await expect(page.getByText(CHOSEN)).toBeVisible();
});

test('Back from stage 3 to stage 1: an answer changed there changes what follows, says so, and keeps what still fits', async ({
  page,
  request,
  student,
  enter,
}) => {
  test.slow();
  const { part3Sent } = watchPart3(page);
  await openPart3(page, student, { request, enter });
  await answerStages(page, byMouse(page), ANSWERS, 1, 10);
  await expect(page).toHaveURL('/scenario/3/11');
  for (let step = 10; step >= 1; step -= 1) {
    await previous(page).click();
    await expect(page).toHaveURL(`/scenario/3/${step}`);
  }
  await expect(status(page)).toHaveText('A change may change what follows');
  await choice(page).getByRole('radio').nth(5).check();
  await expect(status(page)).toHaveText('Later answers that fit are kept');

  // Forward again: what still fits has its answer, what is new waits for one.
  let found = 0;
  for (let step = 1; step <= 20; step += 1) {
    await expect(page).toHaveURL(`/scenario/3/${step}`);
    await screenShown(page);
    if (await next(page).isEnabled()) found += step <= 10 ? 1 : 0;
    else await answerOpen(page);
    await next(page).click();
  }
  expect(found).toBeGreaterThanOrEqual(5);
  await send(page);
  expect(part3Sent()).toHaveLength(28);
  await expect(page.getByText(CHOSEN)).toBeVisible();
});

/** The screen of the address is there: until then the one before it stands, with its own Next. */
async function screenShown(page: Page): Promise<void> {
  const step = new URL(page.url()).pathname.split('/').at(-1);
  await expect(page.getByRole('main').getByText(`page ${step} of 20`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeAttached();
}

/** Gives every question of a screen an answer that has none. */
async function answerOpen(page: Page): Promise<void> {
  const groups = page.getByRole('main').getByRole('radiogroup').or(choice(page));
  for (const group of await groups.all()) {
    if ((await group.getByRole('radio', { checked: true }).count()) === 0) await group.getByRole('radio').nth(3).check();
  }
}

test('answers that do not follow any more when they are sent: the questions that changed are asked again, and they go', async ({
  page,
  request,
  student,
  enter,
  watch,
}) => {
  test.slow();
  watch.allow(/^400 POST \/api\/v1\/scenarios\/(stage\/)?$/);
  const { part3Sent } = watchPart3(page);
  await openPart3(page, student, { request, enter });
  await answerStages(page, byMouse(page), ANSWERS);
  await expect(page).toHaveURL('/scenario/4/1');
  // Another aim in the profile counts in the choosing.
  const changed = await request.patch('/api/v1/profile/', { headers: bearer(student), data: { education: 2 } });
  expect(changed.status(), await changed.text()).toBe(200);
  await next(page).click();
  await expect(page.getByText('Your answers were not sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Open part 3' }).click();
  await expect(page).toHaveURL(/\/scenario\/3\/\d+/);
  for (let left = 30; left > 0 && page.url().includes('/scenario/3/'); left -= 1) {
    await screenShown(page);
    if (!(await next(page).isEnabled())) await answerOpen(page);
    const here = page.url();
    await next(page).click();
    await expect(page).not.toHaveURL(here);
  }
  await send(page);
  expect(part3Sent()).toHaveLength(28);
});

test('a retake in stages over an older result with the fixed moments: each says how it was asked', async ({
  page,
  request,
  graduate,
  enter,
}) => {
  test.slow();
  await page.goto('/results');
  await expect(page.getByText(THE_SAME)).toBeVisible();
  await openPart3(page, graduate, { request, enter });
  await answerStages(page, byMouse(page), ANSWERS);
  await send(page);
  await expect(page.getByText(CHOSEN)).toBeVisible();
});
