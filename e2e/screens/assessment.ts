import { type Page, expect } from '@playwright/test';
import { ANSWERS, type KeptAnswers, keptAnswers, partOf } from '../house/answers.ts';
import { demoVisitor, scenariosFor } from '../house/people.ts';
import { choice, cupToPick, heading, next, previous, skillInTray } from '../pages/assessment.ts';
import { FILM_FILES } from '../pages/film.ts';
import type { Screen, Tools, Walk } from './screen.ts';

/** Opens a screen of the assessment with some of the answers there already. */
async function openWith({ page, request, enter }: Tools, path: string, keep: (whole: KeptAnswers) => Partial<KeptAnswers>) {
  const novice = await demoVisitor(request, 'new');
  const scenarios = await scenariosFor(request, novice);
  const whole = keptAnswers(scenarios, ANSWERS, novice.user.id);
  const kept = { user_id: novice.user.id, answers: {}, cone: {}, cups: [null, null, null], ...keep(whole) };
  await enter(novice, { scenarios: JSON.stringify(kept) });
  await page.goto(path);
  await expect(heading(page)).toBeAttached();
  return scenarios;
}

const nothing = () => ({});
const everything = (whole: KeptAnswers) => whole;
/** All but part 3: ratings have the ids of part 1. */
const before3 = ({ answers, ...whole }: KeptAnswers) => ({
  ...whole,
  answers: Object.fromEntries(Object.entries(answers).filter(([id]) => Number(id) < 200)),
});
const STAGE = '**/api/v1/scenarios/stage/';
/** The bands of half of the skills, so that tray and cone both hold some. */
const halfSorted = ({ cone }: KeptAnswers) => ({ cone: Object.fromEntries(Object.entries(cone).slice(0, 11)) });

const at = (path: string, name: string, keep: (whole: KeptAnswers) => Partial<KeptAnswers> = nothing): Screen => ({
  name: `${path} ${name}`,
  open: async (tools) => void (await openWith(tools, path, keep)),
});

/** The next screen of somebody who has answered everything. */
const nextIs = (path: string, name: string): Screen => ({
  name: `${path} ${name}`,
  open: async ({ page }) => {
    await next(page).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeAttached();
  },
});

/** The questions as the server refuses them. */
const refused = (name: string, status: number, json: { detail: string; code: string }, shown: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async ({ page, request, enter, watch }) => {
    watch.allow(new RegExp(`^${status} GET /api/v1/scenarios/`));
    await enter(await demoVisitor(request, 'new'));
    await page.route('**/api/v1/scenarios/?page=1', (route) => route.fulfill({ status, json }));
    await page.goto('/scenario/0');
    await shown(page);
  },
});

/** What a student sees from the film to the last button. */
export const ASSESSMENT_WALKS: Walk[] = [
  [at('/scenario/0', 'the film'), nextIs('/scenario/1/1', 'a rating page without answers')],
  [
    at('/scenario/1/1', 'a rating page', everything),
    ...[2, 3, 4, 5, 6].map((page) => nextIs(`/scenario/1/${page}`, 'a rating page')),
    { ...nextIs('/scenario/2', 'the introduction of the cone'), widths: [1440] },
    nextIs('/scenario/2/1', 'the whole cone'),
  ],
  [
    at('/scenario/2/1', 'the cone half filled', halfSorted),
    {
      name: 'the question which band a skill belongs to',
      open: async ({ page, request }) => {
        const scenarios = await scenariosFor(request, await demoVisitor(request, 'new'));
        const last = partOf(scenarios, 2).questions.at(-1)?.question ?? '';
        await skillInTray(page, last).click();
        await expect(page.getByRole('dialog', { name: last })).toBeVisible();
      },
    },
  ],
  [
    { name: 'part 3 before parts 1 and 2', open: async (tools) => void (await openWith(tools, '/scenario/3/1', nothing)) },
    {
      name: '/scenario/3/1 a choice without an answer',
      open: async (tools) => {
        await openWith(tools, '/scenario/3/1', before3);
        await expect(choice(tools.page)).toBeVisible();
      },
    },
    {
      name: '/scenario/3/1 a choice',
      open: async ({ page }) => {
        await choice(page).getByRole('radio').nth(2).check();
      },
    },
    nextIs('/scenario/3/2', 'second ratings'),
    {
      name: '/scenario/3/1 a choice that decides what follows',
      open: async ({ page }) => {
        await page.getByRole('radiogroup').first().getByRole('radio').nth(3).check();
        await page.getByRole('radiogroup').last().getByRole('radio').nth(1).check();
        await previous(page).click();
        await expect(page).toHaveURL('/scenario/3/1');
      },
    },
  ],
  [
    {
      name: 'a stage on its way',
      open: async (tools) => {
        await tools.page.route(STAGE, () => new Promise(() => undefined));
        await openWith(tools, '/scenario/3/1', before3);
        await expect(tools.page.getByText('Choosing your next questions…')).toBeAttached();
      },
    },
  ],
  [
    {
      name: 'a fixed moment, where no stage can be had',
      open: async (tools) => {
        tools.watch.allow(/^500 POST \/api\/v1\/scenarios\/stage\//);
        await tools.page.unroute(STAGE);
        await tools.page.route(STAGE, (route) => route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side.' } }));
        await openWith(tools, '/scenario/3/1', before3);
        await expect(tools.page.getByText('We could not reach our server.')).toBeVisible();
      },
    },
    {
      name: 'the way back to the stages',
      open: async ({ page }) => {
        await page.getByRole('radio').first().check();
        await page.unroute(STAGE);
        await expect(page.getByRole('button', { name: 'Go on with my questions' })).toBeVisible({ timeout: 30_000 });
      },
    },
  ],
  [
    at('/scenario/3/1', 'a fixed moment', everything),
    ...[2, 3, 4, 5, 6, 7, 8].map((moment) => nextIs(`/scenario/3/${moment}`, 'a fixed moment')),
    nextIs('/scenario/4/1', 'three cups'),
  ],
  [
    {
      name: '/scenario/4 the introduction of the cups',
      open: async (tools) => {
        await openWith(tools, '/scenario/4', nothing);
      },
      widths: [320, 390],
    },
    {
      name: '/scenario/4/1 the cups',
      open: async ({ page }) => {
        await expect(page).toHaveURL('/scenario/4/1');
        await expect(cupToPick(page, 'None')).toBeVisible();
      },
    },
    {
      name: 'the note about missing parts',
      open: async ({ page }) => {
        await cupToPick(page, 'None').click();
        await next(page).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'the note about the same answers',
      open: async (tools) => {
        const same = ({ answers }: KeptAnswers) => ({ answers: Object.fromEntries(Object.keys(answers).map((id) => [id, 3])) });
        await openWith(tools, '/scenario/1/6', same);
        await expect(tools.page.getByText('All your answers are the same.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: 'a film that could not be loaded',
      open: async (tools) => {
        tools.watch.allow(/^404 GET \/assets\/intro-/);
        await tools.page.route(FILM_FILES, (route) => route.fulfill({ status: 404 }));
        await openWith(tools, '/scenario/0', nothing);
        await expect(tools.page.getByRole('alert')).toBeVisible();
      },
    },
  ],
  [
    refused('a refusal of the questions', 403, { detail: 'Two tries are free.', code: 'retake_needs_plan' }, (page) =>
      expect(page.getByRole('dialog')).toBeVisible(),
    ),
  ],
  [
    refused('questions that could not be loaded', 500, { detail: 'Something went wrong on our side.', code: 'internal' }, (page) =>
      expect(page.getByText('We could not load the questions.')).toBeVisible(),
    ),
  ],
];
