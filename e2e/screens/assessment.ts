import { type Page, expect } from '@playwright/test';
import { ANSWERS, type KeptAnswers, keptAnswers, partOf } from '../house/answers.ts';
import { demoVisitor, scenariosFor } from '../house/people.ts';
import { cupToPick, next, skillInTray } from '../pages/assessment.ts';
import { FILM_FILES } from '../pages/film.ts';
import type { Screen, Tools } from './screen.ts';

const heading = (page: Page) => page.locator('main h1');

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
/** The bands of half of the skills, so that tray and cone both hold some. */
const halfSorted = ({ cone }: KeptAnswers) => ({ cone: Object.fromEntries(Object.entries(cone).slice(0, 11)) });

const at = (path: string, name: string, keep: (whole: KeptAnswers) => Partial<KeptAnswers> = nothing): Screen => ({
  name: `${path} ${name}`,
  open: async (tools) => void (await openWith(tools, path, keep)),
});

const pages = [1, 2, 3, 4, 5, 6];
const moments = [1, 2, 3, 4, 5, 6, 7, 8];

/** What a student sees from the film to the last button. */
export const ASSESSMENT_SCREENS: Screen[] = [
  at('/scenario/0', 'the film'),
  ...pages.map((page) => at(`/scenario/1/${page}`, 'a rating page', page % 2 ? nothing : everything)),
  { ...at('/scenario/2', 'the introduction of the cone'), widths: [1440] },
  at('/scenario/2/1', 'the cone half filled', halfSorted),
  at('/scenario/2/1', 'the whole cone', everything),
  ...moments.map((moment) => at(`/scenario/3/${moment}`, 'a moment', moment % 2 ? nothing : everything)),
  {
    name: '/scenario/4 the introduction of the cups',
    open: async (tools) => {
      await tools.page.setViewportSize({ width: 390, height: 844 });
      await openWith(tools, '/scenario/4', nothing);
    },
    widths: [320, 390],
  },
  at('/scenario/4/1', 'the cups'),
  at('/scenario/4/1', 'three cups', everything),
  {
    name: 'the question which band a skill belongs to',
    open: async (tools) => {
      const scenarios = await openWith(tools, '/scenario/2/1', halfSorted);
      const last = partOf(scenarios, 2).questions.at(-1)?.question ?? '';
      await skillInTray(tools.page, last).click();
      await expect(tools.page.getByRole('dialog', { name: last })).toBeVisible();
    },
  },
  {
    name: 'the note about the same answers',
    open: async (tools) => {
      const same = ({ answers }: KeptAnswers) => ({ answers: Object.fromEntries(Object.keys(answers).map((id) => [id, 3])) });
      await openWith(tools, '/scenario/1/6', same);
      await expect(tools.page.getByText('All your answers are the same.')).toBeVisible();
    },
  },
  {
    name: 'the note about missing parts',
    open: async (tools) => {
      await openWith(tools, '/scenario/4/1', nothing);
      await cupToPick(tools.page, 'None').click();
      await next(tools.page).click();
      await expect(tools.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a film that could not be loaded',
    open: async (tools) => {
      tools.watch.allow(/^404 GET \/assets\/intro-/);
      await tools.page.route(FILM_FILES, (route) => route.fulfill({ status: 404 }));
      await openWith(tools, '/scenario/0', nothing);
      await expect(tools.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a refusal of the questions',
    open: async (tools) => {
      tools.watch.allow(/^403 GET \/api\/v1\/scenarios\//);
      await tools.enter(await demoVisitor(tools.request, 'new'));
      await tools.page.route('**/api/v1/scenarios/?page=1', (route) =>
        route.fulfill({ status: 403, json: { detail: 'Two tries are free.', code: 'retake_needs_plan' } }),
      );
      await tools.page.goto('/scenario/0');
      await expect(tools.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'questions that could not be loaded',
    open: async (tools) => {
      tools.watch.allow(/^500 GET \/api\/v1\/scenarios\//);
      await tools.enter(await demoVisitor(tools.request, 'new'));
      await tools.page.route('**/api/v1/scenarios/?page=1', (route) =>
        route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side.', code: 'internal' } }),
      );
      await tools.page.goto('/scenario/0');
      await expect(tools.page.getByText('We could not load the questions.')).toBeVisible();
    },
  },
];
