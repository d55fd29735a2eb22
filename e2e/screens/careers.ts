import type { Result } from '@careerscoop/contract/results';
import { expect } from '@playwright/test';
import { demoVisitor, resultsOf } from '../house/people.ts';
import { careerPath } from '../pages/career.ts';
import { slides } from '../pages/finds.ts';
import { menuLink } from '../pages/profile.ts';
import type { Tools, Walk } from './screen.ts';

/** A career of the demo student, whose scoop a model wrote. */
async function openDetail({ page, request, enter }: Tools): Promise<void> {
  const student = await demoVisitor(request, 'student');
  const [first] = await resultsOf(request, student);
  await page.route('**/api/v1/result/*/', async (route) => {
    const career = (await (await route.fetch()).json()) as Result;
    const questions = career.unique_title_questions.map((asked) => ({ ...asked, ai_written: true }));
    await route.fulfill({ json: { ...career, unique_title_questions: questions } });
  });
  await enter(student);
  await page.goto(careerPath(first?.id ?? 0));
  await expect(page.getByRole('region', { name: 'How people get there' })).toBeVisible();
}

/** A student's careers, one by one and all of them, and the strengths behind them. */
export const CAREER_WALKS: Walk[] = [
  [
    { name: 'a career of the ten', open: openDetail },
    {
      name: 'a career with an open scoop that a model wrote',
      open: async ({ page }) => {
        await page.getByRole('tab').first().click();
        await expect(page.getByRole('tabpanel')).toContainText('Written by an AI');
      },
    },
    {
      name: 'the ways to learn more about a career',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/strengths',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/profile/strengths');
        await expect(page.getByRole('heading', { name: 'Where You Shine' })).toBeVisible();
      },
    },
    {
      name: '/profile/recommendations',
      open: async ({ page }) => {
        await menuLink(page, 'Recommendations').click();
        await expect(page.getByRole('link', { name: /^View / })).toHaveCount(10);
        await page
          .getByRole('button', { name: /^Why this\?/ })
          .first()
          .click();
      },
    },
    {
      name: 'a find of Picks For You',
      open: async ({ page }) => {
        await page.locator('.below-profile').scrollIntoViewIfNeeded();
        await slides(page, 'Picks For You').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/recommendations with one saved',
      open: async ({ page, request, enter }) => {
        const student = await demoVisitor(request, 'student');
        const json = (await resultsOf(request, student)).map((one, index) => ({ ...one, interested: index === 0 }));
        await page.route('**/api/v1/recommendations/', (route) => route.fulfill({ json }));
        await enter(student);
        await page.goto('/profile/recommendations');
        await expect(page.getByRole('heading', { name: 'Want to compare or build a plan?' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/recommendations with locked steps',
      open: async ({ page, request, enter }) => {
        await page.route('**/api/v1/ai-agents/**', (route) => route.fulfill({ json: { results: [], meta: {} } }));
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/profile/recommendations');
        await expect(page.getByRole('heading', { name: 'Next Steps?' })).toBeVisible();
        await expect(page.getByText('These steps need the AI Companions subscription.')).toBeVisible();
      },
    },
  ],
];
