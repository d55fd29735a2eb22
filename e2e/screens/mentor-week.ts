import { expect } from '@playwright/test';
import { furnish, HOURS, STANDING } from '../house/mentor-week.ts';
import { demoVisitor } from '../house/people.ts';
import type { Walk } from './screen.ts';

/** What a mentor sees and fills in. */
export const MENTOR_WALKS: Walk[] = [
  [
    {
      name: '/profile/sessions of a mentor',
      open: async ({ page, request, enter }) => {
        await furnish(page);
        await enter(await demoVisitor(request, 'mentor'));
        await page.goto('/profile/sessions');
        await expect(page.getByRole('heading', { name: 'Three talks this week' })).toBeVisible();
      },
    },
    {
      name: '/profile/sessions of a mentor who calls off',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Cannot make it' }).first().click();
        await expect(page.getByRole('alertdialog', { name: 'Call off the talk with Jordan?' })).toBeVisible();
      },
    },
    {
      name: '/profile/sessions of a mentor, history',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('tab', { name: 'Session History' }).click();
        await expect(page.getByRole('heading', { name: 'You talked' }).first()).toBeVisible();
      },
    },
    {
      name: '/profile/sessions/6/feedback',
      open: async ({ page }) => {
        await page.getByRole('link', { name: 'Write to Sam' }).click();
        await expect(page.getByRole('heading', { name: 'Two minutes for Sam' })).toBeVisible();
        await page.getByLabel('3. Good').check();
        await page.getByLabel('A first thing to try').check();
        await expect(page.getByLabel(/What could they try this month/)).toBeVisible();
      },
    },
    {
      name: '/profile/sessions/6/feedback with nothing written',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Send to Sam' }).click();
        await expect(page.getByText('Write a sentence or two.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/sessions/6/report',
      open: async ({ page, request, enter }) => {
        await furnish(page);
        await enter(await demoVisitor(request, 'mentor'));
        await page.goto('/profile/sessions/6/report');
        await page.getByRole('button', { name: 'Send it' }).click();
        await expect(page.getByText('Choose what happened.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/hours',
      open: async ({ page, request, enter }) => {
        await furnish(page);
        await enter(await demoVisitor(request, 'mentor'));
        await page.goto('/profile/hours');
        await expect(page.getByRole('heading', { name: 'Every week' })).toBeVisible();
      },
    },
    {
      name: '/profile/hours past midnight and for a while',
      open: async ({ page }) => {
        const tuesday = page.getByRole('group', { name: 'Tuesday' });
        await tuesday.getByRole('button', { name: /^Only for a while/ }).click();
        await tuesday.getByLabel('To').selectOption('1:00 am');
        await page.getByRole('radio', { name: 'Other hours' }).check();
        await page.getByRole('button', { name: 'Add these days' }).click();
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText(/^This ends before it starts\. Past midnight/)).toBeVisible();
      },
    },
    {
      name: '/profile/hours/given',
      open: async ({ page }) => {
        await page.goto('/profile/hours/given');
        await expect(page.getByRole('heading', { name: '1 hour' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/sessions of a mentor whose check has ended',
      open: async ({ page, request, enter }) => {
        const [identity, background, ...others] = STANDING.checks;
        const checks = [identity, background, ...others].map((each) => ({
          kind: each?.kind ?? 'identity',
          state: each?.state ?? 'clear',
          expires_on: each?.kind === 'background' ? '2026-12-31' : (each?.expires_on ?? null),
        }));
        await furnish(page, {
          sessions: [],
          hours: { ...HOURS, hours: [], days: [] },
          standing: { ...STANDING, approved: false, about_me_held: true, about_me_state: 'waiting', checks, given: [] },
        });
        await enter(await demoVisitor(request, 'mentor'));
        await page.goto('/profile/sessions');
        await expect(page.getByText('“Background check” has ended.')).toBeVisible();
      },
    },
  ],
];
