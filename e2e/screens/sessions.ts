import { expect } from '@playwright/test';
import { FREE, SESSIONS } from '../house/mentoring.ts';
import { demoVisitor } from '../house/people.ts';
import { goInside } from '../pages/site.ts';
import type { Screen, Tools, Walk } from './screen.ts';

/** The student's sessions, with what the server says of them. */
async function withSessions({ page, request, enter }: Tools, sessions: unknown[]): Promise<void> {
  await page.route('**/api/v1/mentor_sessions/', (route) => route.fulfill({ json: sessions }));
  await page.route('**/api/v1/mentor_sessions/*/slots/**', (route) => route.fulfill({ json: FREE }));
  await enter(await demoVisitor(request, 'student'));
  await page.goto('/profile/sessions');
}

const dialog = (name: string, press: string, title: string | RegExp, role: 'dialog' | 'alertdialog'): Screen => ({
  name,
  open: async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: press, exact: true }).first().click();
    await expect(page.getByRole(role, { name: title })).toBeVisible();
  },
});

/** A student and their mentor, on every screen of theirs. */
export const SESSION_WALKS: Walk[] = [
  [
    {
      name: '/profile/sessions',
      open: async (tools) => {
        await withSessions(tools, SESSIONS);
        const { page } = tools;
        await page.getByRole('button', { name: 'About Alex' }).first().click();
        await page.getByRole('button', { name: 'Monday, March 2, 2099, 4:00 pm' }).click();
        await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
      },
    },
    {
      name: '/profile/sessions with a time that was taken meanwhile',
      widths: [1440, 390],
      open: async ({ page, watch }) => {
        watch.allow(/^409 POST /);
        await page.route('**/api/v1/mentor_sessions/*/book/', (route) =>
          route.fulfill({
            status: 409,
            json: {
              detail: 'Somebody was quicker: this time is taken. Choose one of the next free ones.',
              code: 'slot_taken',
              slots: FREE.slots.slice(0, 3),
            },
          }),
        );
        await page.getByRole('button', { name: 'Book', exact: true }).click();
        await expect(page.getByText('Somebody was quicker')).toBeVisible();
      },
    },
    dialog('/profile/sessions with the question about cancelling', 'Cancel it', 'Cancel this session?', 'alertdialog'),
    dialog('/profile/sessions with a session that is moved', 'Move it', 'Move your session with Alex', 'dialog'),
    {
      name: '/profile/sessions, the history',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('tab', { name: 'Session History' }).click();
        await expect(page.getByRole('link', { name: 'Write to Alex' })).toBeVisible();
      },
    },
    {
      name: '/profile/sessions/:id/feedback of a student with nothing filled in',
      open: async ({ page }) => {
        await page.getByRole('link', { name: 'Write to Alex' }).click();
        await page.getByRole('button', { name: 'Send to Alex' }).click();
        await expect(page.getByText('Choose one of the four.')).toBeVisible();
      },
    },
    {
      name: '/profile/sessions/:id/report of a student',
      open: async ({ page }) => {
        await goInside(page, '/profile/sessions/13/report');
        await page.getByRole('radio', { name: 'Rude or unfair' }).check({ force: true });
      },
    },
  ],
  [
    {
      name: '/profile/sessions of a student with none',
      open: async (tools) => {
        await withSessions(tools, []);
        await expect(tools.page.getByRole('heading', { name: 'No session is planned' })).toBeVisible();
      },
    },
  ],
];
