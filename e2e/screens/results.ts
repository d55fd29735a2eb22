import { expect } from '@playwright/test';
import { RESULTS_NOTICE_MS } from '@careerscoop/contract/constants';
import { demoVisitor, resultsOf } from '../house/people.ts';
import { openMenu } from '../pages/accounts.ts';
import { careerButtons, careerDialog, openCareer, shownTitles } from '../pages/results.ts';
import type { Screen, Tools, Walk } from './screen.ts';

const RESULTS = '**/api/v1/result/';

/** The results as the server refuses them. */
const refused = (name: string, status: number, code: string, detail: string, shown: (tools: Tools) => Promise<void>): Screen => ({
  name,
  open: async (tools) => {
    const { page, request, enter, watch } = tools;
    watch.allow(new RegExp(`^${status} GET /api/v1/result/$`));
    await enter(await demoVisitor(request, 'new'));
    await page.route(RESULTS, (route) => route.fulfill({ status, json: { detail, code } }));
    await page.goto('/results');
    await shown(tools);
  },
});

/** What comes after the assessment: waiting, the ten, and what opens on them. */
export const RESULT_WALKS: Walk[] = [
  [
    {
      name: '/results while there are none',
      open: async ({ page, request, enter }) => {
        await page.clock.install();
        await enter(await demoVisitor(request, 'student'));
        await page.route(RESULTS, (route) => route.fulfill({ json: [] }));
        await page.goto('/results');
        await expect(page.getByRole('heading', { name: 'Mixing your ten' })).toBeVisible();
      },
    },
    {
      name: '/results after a long wait',
      open: async ({ page }) => {
        await page.clock.fastForward(RESULTS_NOTICE_MS);
        await expect(page.getByText('Almost there!')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/results before anything was handed in',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'new'));
        await page.goto('/results');
        await expect(page.getByRole('heading', { name: 'Your ten start with your answers' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/results with the ten',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/results');
        await expect(careerButtons(page)).toHaveCount(10);
      },
    },
    {
      name: '/results with every reason open',
      open: async ({ page }) => {
        const why = (title: string) => page.getByRole('button', { name: `Why this? ${title}` });
        const [first = '', ...others] = await shownTitles(page);
        // It opens by itself, a moment after the list is there.
        await expect(why(first)).toHaveAttribute('aria-expanded', 'true');
        for (const title of others) {
          await why(title).click();
          await expect(why(title)).toHaveAttribute('aria-expanded', 'true');
        }
      },
    },
    {
      name: '/results with a career open',
      open: async ({ page }) => {
        const [first = ''] = await shownTitles(page);
        await openCareer(page, first).click();
        await expect(careerDialog(page, first)).toBeVisible();
      },
    },
    {
      name: '/results after Learn More',
      open: async ({ page }) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Learn More' }).click();
        await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/results and the picture to share',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/results');
        await page.getByRole('button', { name: 'Share your ten' }).click();
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      },
    },
    {
      name: 'the menu under the name',
      widths: [1440],
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await openMenu(page);
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'the question before logging out',
      open: async ({ page }) => {
        await page.getByRole('menuitem', { name: 'Log Out' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: '/results with a notice',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.route('**/api/v1/result/*/', (route) => route.fulfill({ json: {} }));
        const [, second = ''] = await shownTitles(page);
        await page.getByRole('button', { name: `Save ${second}`, exact: true }).click();
        await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close notice' }).first().hover();
      },
    },
  ],
  [
    {
      name: '/results that are not clear yet',
      open: async ({ page, request, enter }) => {
        const student = await demoVisitor(request, 'student');
        const unclear = (await resultsOf(request, student)).map((career) => ({ ...career, clarity: 'unclear' }));
        await enter(student);
        await page.route(RESULTS, (route) => route.fulfill({ json: unclear }));
        await page.goto('/results');
        await expect(page.getByRole('heading', { name: 'What would make it clearer' })).toBeVisible();
      },
    },
  ],
  [
    refused('/results that the plan does not include', 403, 'plan_needed', 'Your plan has ended.', ({ page }) =>
      expect(page.getByRole('dialog')).toBeVisible(),
    ),
  ],
  [
    refused('/results that could not be loaded', 500, 'internal', 'Not now.', ({ page }) =>
      expect(page.getByText('Something went wrong on our side.')).toBeVisible(),
    ),
  ],
  [
    {
      name: '/results/print',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/results/print');
        await expect(page.getByRole('rowheader')).toHaveCount(10);
      },
    },
  ],
];
