import { expect } from '@playwright/test';
import { furnishTalks } from '../house/desk-talks.ts';
import { demoVisitor } from '../house/people.ts';
import type { Screen, Tools, Walk } from './screen.ts';

async function atDesk({ page, request, enter }: Tools, path: string): Promise<void> {
  await furnishTalks(page);
  await enter(await demoVisitor(request, 'staff'));
  await page.goto(path);
}

/** A list of the desk, once its rows are there. */
const list = (path: string, row: string): Screen => ({
  name: path,
  open: async (tools) => {
    await atDesk(tools, path);
    await expect(tools.page.getByRole('rowheader', { name: row }).first()).toBeVisible();
  },
});

/** What opens from a row of it. */
const opened = (name: string, link: string, heading: string): Screen => ({
  name,
  open: async ({ page }) => {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  },
});

/** Sessions, mentors, and what keeps both safe, at the desk. */
export const DESK_TALK_WALKS: Walk[] = [
  [
    list('/desk/sessions', 'Jordan'),
    opened('/desk/sessions/:id with a mentor to find', 'Jordan', 'Assign a mentor'),
    {
      name: '/desk/sessions/:id with nobody chosen',
      open: async ({ page }) => {
        await page.getByRole('button', { name: /^Assign/ }).click();
        await expect(page.getByText('Choose a mentor.')).toBeVisible();
      },
    },
  ],
  [list('/desk/sessions', 'Theo'), opened('/desk/sessions/:id that is booked', 'Theo', 'Move it')],
  [
    {
      name: '/desk/sessions with nothing that fits',
      open: async (tools) => {
        await atDesk(tools, '/desk/sessions?q=nobody');
        const meta = { page: 1, per_page: 50, total: 0, more: false, number_of_pages: 1 };
        await tools.page.route('**/api/v1/desk/sessions/?**', (route) => route.fulfill({ json: { results: [], meta } }));
        await tools.page.reload();
        await expect(tools.page.getByText('Nothing fits what you search for.')).toBeVisible();
      },
    },
  ],
  [
    list('/desk/mentors', 'Dana Whitfield'),
    opened('/desk/mentors/:id', 'Dana Whitfield', 'If nothing happens by'),
    {
      name: '/desk/mentors/:id with a check to enter',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Renew Background' }).click();
        await expect(page.getByRole('heading', { name: 'Renew: Background' })).toBeVisible();
      },
    },
  ],
  [list('/desk/texts', 'Jordan')],
  [list('/desk/feedback', 'Jordan, student')],
  [list('/desk/reports', 'Report 7'), opened('/desk/reports/:id', 'Report 7', 'Close it')],
  [
    list('/desk/safety', 'Number 4'),
    {
      name: '/desk/safety, counted',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Count this year' }).click();
        await expect(page.getByText('2027, by kind')).toBeVisible();
      },
    },
    opened('/desk/safety/:id', 'Number 4', 'What was said'),
  ],
  [list('/desk/chat-reports', 'Answer 2'), opened('/desk/chat-reports/:id', 'Answer 2', 'What was said')],
];
