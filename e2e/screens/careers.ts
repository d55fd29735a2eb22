import type { Result } from '@careerscoop/contract/careers';
import { expect } from '@playwright/test';
import { RESULTS_NOTICE_MS } from '@careerscoop/contract/constants';
import { demoVisitor, resultsOf } from '../house/people.ts';
import { openMenu } from '../pages/accounts.ts';
import { careerPath } from '../pages/career.ts';
import { choose, question } from '../pages/plans.ts';
import { careerButtons, careerDialog, openCareer, titlesOf } from '../pages/results.ts';
import type { Screen, Tools } from './screen.ts';

const RESULTS = '**/api/v1/result/';

/** The demo's student with the ten on screen. */
async function openTen({ page, request, enter }: Tools): Promise<string[]> {
  const student = await demoVisitor(request, 'student');
  const titles = titlesOf(await resultsOf(request, student));
  await enter(student);
  await page.goto('/results');
  await expect(careerButtons(page)).toHaveCount(10);
  return titles;
}

async function openDetail({ page, request, enter }: Tools): Promise<void> {
  const student = await demoVisitor(request, 'student');
  const [first] = await resultsOf(request, student);
  await enter(student);
  await page.goto(careerPath(first?.id ?? 0));
  await expect(page.getByRole('region', { name: 'How people get there' })).toBeVisible();
}

async function openThinking({ page, request, enter }: Tools): Promise<void> {
  await enter(await demoVisitor(request, 'new'));
  await page.route(RESULTS, (route) => route.fulfill({ json: [] }));
  await page.goto('/results');
  await expect(page.getByRole('heading', { name: 'Mixing your ten' })).toBeVisible();
}

async function openFirst(tools: Tools): Promise<string> {
  const [first = ''] = await openTen(tools);
  await openCareer(tools.page, first).click();
  await expect(careerDialog(tools.page, first)).toBeVisible();
  return first;
}

/** What comes after the assessment, and the signed-in person's own pages. */
export const CAREER_SCREENS: Screen[] = [
  { name: 'a career of the ten', open: async (tools) => void (await openDetail(tools)) },
  {
    name: 'a career with an open scoop that a model wrote',
    open: async (tools) => {
      await tools.page.route('**/api/v1/result/*/', async (route) => {
        const career = (await (await route.fetch()).json()) as Result;
        const questions = career.unique_title_questions.map((asked) => ({ ...asked, ai_written: true }));
        await route.fulfill({ json: { ...career, unique_title_questions: questions } });
      });
      await openDetail(tools);
      await tools.page.getByRole('tab').first().click();
      await expect(tools.page.getByRole('tabpanel')).toContainText('Written by an AI');
    },
  },
  {
    name: 'the ways to learn more about a career',
    open: async (tools) => {
      await openDetail(tools);
      await tools.page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(tools.page.getByRole('dialog', { name: 'More' })).toBeVisible();
    },
  },
  {
    name: '/profile/strengths',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'student'));
      await page.goto('/profile/strengths');
      await expect(page.getByRole('heading', { name: 'Where You Shine' })).toBeVisible();
    },
  },
  { name: '/results while there are none', open: openThinking },
  {
    name: '/results after a long wait',
    open: async (tools) => {
      await tools.page.clock.install();
      await openThinking(tools);
      await tools.page.clock.fastForward(RESULTS_NOTICE_MS);
      await expect(tools.page.getByText('Almost there!')).toBeVisible();
    },
  },
  { name: '/results with the ten', open: async (tools) => void (await openTen(tools)) },
  {
    name: '/results with every reason open',
    open: async (tools) => {
      await openTen(tools);
      const closed = tools.page.getByRole('button', { name: /^Why this\?/, expanded: false });
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
      await expect(closed).toHaveCount(0);
    },
  },
  { name: '/results with a career open', open: async (tools) => void (await openFirst(tools)) },
  {
    name: '/results after Learn More',
    open: async (tools) => {
      const first = await openFirst(tools);
      await careerDialog(tools.page, first).getByRole('button', { name: 'Learn More' }).click();
      await expect(tools.page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
    },
  },
  {
    name: '/results with a notice',
    open: async (tools) => {
      await tools.page.route('**/api/v1/result/*/', (route) => route.fulfill({ json: {} }));
      const [, second = ''] = await openTen(tools);
      await tools.page.getByRole('button', { name: `Save ${second}`, exact: true }).click();
      await tools.page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close notice' }).first().hover();
    },
  },
  {
    name: '/results that are not clear yet',
    open: async (tools) => {
      const student = await demoVisitor(tools.request, 'student');
      const unclear = (await resultsOf(tools.request, student)).map((career) => ({ ...career, clarity: 'unclear' }));
      await tools.enter(student);
      await tools.page.route(RESULTS, (route) => route.fulfill({ json: unclear }));
      await tools.page.goto('/results');
      await tools.page.getByRole('button', { name: 'Show the list of ten anyway' }).click();
      await expect(tools.page.getByRole('button', { name: 'Hide the list of ten' })).toBeVisible();
    },
  },
  {
    name: '/results that the plan does not include',
    open: async ({ page, request, enter, watch }) => {
      watch.allow(/^403 GET \/api\/v1\/result\/$/);
      await enter(await demoVisitor(request, 'new'));
      await page.route(RESULTS, (route) => route.fulfill({ status: 403, json: { detail: 'Your plan has ended.', code: 'plan_needed' } }));
      await page.goto('/results');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: '/results that could not be loaded',
    open: async ({ page, request, enter, watch }) => {
      watch.allow(/^500 GET \/api\/v1\/result\/$/);
      await enter(await demoVisitor(request, 'new'));
      await page.route(RESULTS, (route) => route.fulfill({ status: 500, json: { detail: 'Not now.', code: 'internal' } }));
      await page.goto('/results');
      await expect(page.getByText('Not now.')).toBeVisible();
    },
  },
  {
    name: '/results/print',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'student'));
      await page.goto('/results/print');
      await expect(page.getByRole('rowheader')).toHaveCount(10);
    },
  },
  {
    name: '/profile/recommendations',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'student'));
      await page.goto('/profile/recommendations');
      await expect(page.getByRole('link', { name: /^View / })).toHaveCount(10);
      await page.getByRole('button', { name: /^Why this\?/ }).first().click();
    },
  },
  {
    name: '/profile/recommendations with none',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'new'));
      await page.goto('/profile/recommendations');
      await expect(page.getByRole('link', { name: 'Start Test Now' })).toBeVisible();
    },
  },
  {
    name: '/profile of a mentor',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'mentor'));
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Alex Morgan' })).toBeVisible();
    },
  },
  {
    name: '/pricingplan with a plan',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'student'));
      await page.goto('/pricingplan');
      await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
    },
  },
  {
    name: '/pricingplan and its question',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'new'));
      await page.goto('/pricingplan');
      await choose(page).click();
      await expect(question(page)).toBeVisible();
    },
  },
  {
    name: '/pricingplan/cancel',
    open: async ({ page, request, enter }) => {
      await enter(await demoVisitor(request, 'new'));
      await page.goto('/pricingplan/cancel');
      await expect(page.getByRole('dialog', { name: 'Transaction Failed.' })).toBeVisible();
      await expect(page.getByText('Single Scoop').first()).toBeAttached();
    },
  },
  {
    name: 'the menu under the name',
    widths: [1440],
    open: async (tools) => {
      await openTen(tools);
      await openMenu(tools.page);
      await expect(tools.page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'the question before logging out',
    open: async (tools) => {
      await openTen(tools);
      await openMenu(tools.page);
      await tools.page.getByRole('menuitem', { name: 'Log Out' }).click();
      await expect(tools.page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
