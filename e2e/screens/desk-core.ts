import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoVisitor } from '../house/people.ts';
import type { Tools, Walk } from './screen.ts';

async function asStaff({ request, enter }: Tools) {
  await enter(await demoVisitor(request, 'staff'));
}

const item = (kind: string, id: number, change: object) => ({
  kind,
  id,
  who: null,
  since: '2027-01-01T13:00:00.000Z',
  ends_on: null,
  ...change,
});
const WAITING = {
  results: [
    item('request', 1, { who: 'Jordan', what: 'Registered Nurses' }),
    item('request', 2, { who: 'Mia', what: '' }),
    item('report', 3, { what: 'hurtful' }),
    item('check', 9, { who: 'Dana', what: 'background', ends_on: '2099-01-10' }),
    item('finding', 4, { what: 'disputed' }),
    item('text', 5, { what: 'topic', since: null }),
    item('code_request', 6, { who: 'Northfield High', what: 'Biology, grade 10' }),
    item('message', 7, { what: 'My code says it is full, and nobody in my class can use it any more' }),
  ],
  counts: { request: 6, report: 1, check: 2, finding: 1, text: 1, code_request: 1, message: 4 },
};

/** What waits comes from everybody, so that the list is given. */
const withWaiting = (page: Page, waiting: object) => page.route('**/api/v1/desk/waiting/', (route) => route.fulfill({ json: waiting }));

/** The desk's home, its accounts, its log, and its door. */
export const DESK_CORE_WALKS: Walk[] = [
  [
    {
      name: '/desk',
      open: async (tools) => {
        await withWaiting(tools.page, WAITING);
        await asStaff(tools);
        await tools.page.goto('/desk');
        await expect(tools.page.getByRole('heading', { level: 1, name: /things wait/ })).toBeVisible();
      },
    },
    {
      name: '/desk with its keys',
      widths: [1440],
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Keys', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'Keys of the desk' })).toBeVisible();
      },
    },
    {
      name: '/desk where nothing waits',
      open: async ({ page }) => {
        await withWaiting(page, { results: [], counts: {} });
        await page.goto('/desk');
        await expect(page.getByText('All is answered.')).toBeVisible();
      },
    },
    {
      name: '/desk that cannot be asked',
      open: async ({ page, watch }) => {
        watch.allow(/^503 GET \/api\/v1\/desk\/waiting\//);
        await page.route('**/api/v1/desk/waiting/', (route) =>
          route.fulfill({ status: 503, json: { detail: 'away', code: 'unavailable' } }),
        );
        await page.goto('/desk');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk/members',
      open: async (tools) => {
        await asStaff(tools);
        await tools.page.goto('/desk/members');
        await expect(tools.page.getByRole('rowheader').first()).toBeVisible();
      },
    },
    {
      name: '/desk/members with a new account that is not right yet',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'New account' }).click();
        const form = page.getByRole('form', { name: 'New account' });
        await form.getByLabel('Level').selectOption('Organization');
        await form.getByRole('button', { name: 'Make the account' }).click();
        await expect(form.getByText('Email is required.')).toBeVisible();
      },
    },
    {
      name: '/desk/members with a place that changes',
      open: async ({ page }) => {
        await page.getByRole('button', { name: /^Change Dana/ }).click();
        await expect(page.getByRole('form', { name: 'End the place' })).toBeVisible();
      },
    },
    {
      name: '/desk/members with a lost phone',
      open: async ({ page, watch }) => {
        watch.allow(/^400 POST \/api\/v1\/desk\/second-factor\/reset\//);
        await page.getByRole('button', { name: 'A lost phone' }).click();
        const form = page.getByRole('form', { name: 'A lost phone' });
        await form.getByLabel('Email of the account').fill('nobody@example.org');
        await form.getByLabel('Your password, again').fill(DEMO_PASSWORD);
        await form.getByRole('button', { name: 'Take the app off' }).click();
        await expect(form.getByText('There is no account with this email.')).toBeVisible();
      },
    },
    {
      name: '/desk/members with nobody who fits',
      open: async ({ page }) => {
        await page.goto('/desk/members?q=nobody-here');
        await expect(page.getByText('Nothing fits what you search for.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk/audit',
      open: async (tools) => {
        await asStaff(tools);
        await tools.page.goto('/desk/audit');
        await expect(tools.page.getByRole('rowheader').first()).toBeVisible();
      },
    },
    {
      name: '/desk/audit narrowed down to somebody and some days',
      open: async ({ page }) => {
        await page.goto('/desk/audit?area=money&actor=staff&from=2020-01-01&until=2020-01-31&by=1');
        await expect(page.getByText('Nothing fits what you search for.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Take off: From: January 1, 2020' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk for a student',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'student'));
        await page.goto('/desk');
        await expect(page.getByRole('heading', { name: /for the people who run CareerScoop/ })).toBeVisible();
      },
    },
  ],
];
