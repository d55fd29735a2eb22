import { type Page, expect } from '@playwright/test';
import { FEEDBACK, SESSIONS } from '../house/mentoring.ts';
import { demoVisitor } from '../house/people.ts';
import { STEPS } from '../house/steps.ts';
import { menuLink } from '../pages/profile.ts';
import type { Screen, Walk } from './screen.ts';

/** A screen by its line of the menu. */
const byMenu = (name: string, line: string, heading: string, go: (page: Page) => Promise<void> = async () => undefined): Screen => ({
  name,
  open: async ({ page }) => {
    await menuLink(page, line).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await go(page);
  },
});

/** The screens behind the other lines of the menu. */
export const SIGNED_IN_WALKS: Walk[] = [
  [
    {
      name: '/profile/next-steps',
      open: async ({ page, request, enter }) => {
        await page.route('**/api/v1/next-steps/', (route) => route.fulfill({ json: STEPS }));
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/profile/next-steps');
        await expect(page.getByText('This one is next.')).toBeVisible();
      },
    },
    {
      name: '/profile/next-steps with two of them open',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'More for: Call my aunt who works at the zoo' }).click();
        await page.getByRole('menuitem', { name: 'Change the words' }).click();
        await page.getByLabel('The step in your words').fill(' ');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('A step is required.')).toBeVisible();
        await page.getByRole('button', { name: /^was Nov 1.*, move it\? for/ }).click();
        await expect(page.getByLabel('By when?')).toBeVisible();
      },
    },
    {
      name: '/profile/next-steps with one taken out',
      open: async ({ page }) => {
        await page.route('**/api/v1/next-steps/6/', (route) => route.fulfill({ status: 204 }));
        await page.getByRole('button', { name: /^More for: Pick one more/ }).click();
        await page.getByRole('menuitem', { name: 'Take it out' }).click();
        await expect(page.getByText('Taken out:')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/myPlan',
      open: async ({ page, request, enter }) => {
        await page.route('**/api/v1/mentor_sessions/', (route) => route.fulfill({ json: SESSIONS }));
        await page.route('**/api/v1/mentor_feedbacks/', (route) => route.fulfill({ json: FEEDBACK }));
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/profile/myPlan');
        await expect(page.getByRole('heading', { name: 'Active Plan' })).toBeVisible();
      },
    },
    byMenu('/profile/myFeedback', 'My Feedback', 'Talk 5'),
    byMenu('/profile/customrequest without a topic', 'Custom Request', 'Custom Request', async (page) => {
      await page.getByRole('button', { name: 'Send my request' }).click();
      await expect(page.getByText('Topic is required.')).toBeVisible();
    }),
  ],
  [
    {
      name: '/profile/ai-companions',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/profile/ai-companions');
        await expect(page.getByRole('heading', { name: 'College Buddy' })).toBeVisible();
        await page.getByRole('button', { name: 'Turn the card of Career Buddy' }).click();
      },
    },
    {
      name: 'a companion',
      open: async ({ page }) => {
        await page.getByRole('link', { name: 'Career Buddy' }).click();
        await expect(page).toHaveURL('/profile/ai-companions/1/career-buddy');
        await expect(page.getByRole('heading', { name: 'Career Buddy' })).toBeVisible();
      },
    },
    byMenu('/profile/myFeedback with none', 'My Feedback', "You don't have any reviews yet"),
  ],
  [
    {
      name: '/profile/recommendations with none',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'new'));
        await page.goto('/profile/recommendations');
        await expect(page.getByRole('link', { name: 'Start Test Now' })).toBeVisible();
      },
    },
    byMenu('/profile/next-steps with none', 'My next steps', 'No steps yet'),
    byMenu('/profile/ai-companions with none', 'AI Companions', "You don't have any assigned yet"),
    byMenu('/profile/myPlan without a plan', 'My Plan', 'Free Plan'),
    {
      name: 'the locked report',
      widths: [1440],
      open: async ({ page }) => {
        await page.getByRole('button', { name: /^AI Insights Report/ }).click();
        await expect(page.getByRole('dialog', { name: 'AI Insights Report' })).toBeVisible();
      },
    },
  ],
];
