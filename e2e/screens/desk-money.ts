import { expect, type Page } from '@playwright/test';
import { newDraft, newMessage, newOrder, newReader } from '../house/desk-work.ts';
import { demoVisitor } from '../house/people.ts';
import type { Tools, Walk } from './screen.ts';

async function asStaff({ request, enter }: Tools) {
  const staff = await demoVisitor(request, 'staff');
  await enter(staff);
  return staff;
}

const FINDINGS = [
  {
    id: 1,
    kind: 'disputed',
    words: 'A payment is disputed at the bank, and its plan has ended. Answer the dispute at Stripe in time.',
    order: 'CS-2027-000123',
    external_id: 'dp_1',
    expected: 8900,
    found: 0,
    found_at: '2027-01-04T15:00:00.000Z',
    handled_at: null,
    handled_by: null,
  },
  {
    id: 2,
    kind: 'unknown_order',
    words: 'Stripe tells of a payment that belongs to no order of ours.',
    order: null,
    external_id: 'pi_3NirD82eZvKYlo2CIvbtLWuY',
    expected: null,
    found: 3900,
    found_at: '2027-01-05T15:00:00.000Z',
    handled_at: null,
    handled_by: null,
  },
];

/** What payments could not settle comes from a bank, so that the list is given. */
const withFindings = (page: Page) =>
  page.route('**/api/v1/desk/findings/*', (route) =>
    route.fulfill({ json: { results: FINDINGS, meta: { page: 1, per_page: 50, total: 2, more: false, number_of_pages: 1 } } }),
  );

/** Orders and findings, messages, the newsletter. */
export const DESK_MONEY_WALKS: Walk[] = [
  [
    {
      name: '/desk/orders',
      open: async (tools) => {
        await newOrder(tools.request);
        await asStaff(tools);
        await tools.page.goto('/desk/orders');
        await expect(tools.page.getByRole('rowheader').first()).toBeVisible();
      },
    },
    {
      name: '/desk/orders with nothing that fits',
      open: async ({ page }) => {
        await page.getByLabel('Order, name, email').fill('nobody');
        await expect(page.getByText('Nothing fits what you search for.')).toBeVisible();
      },
    },
    {
      name: '/desk/orders/:number',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Show the whole list' }).click();
        await page.getByRole('rowheader').getByRole('link').first().click();
        await expect(page.getByRole('heading', { name: 'Give the money back' })).toBeVisible();
      },
    },
    {
      name: '/desk/orders/:number refused',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Give back $89' }).click();
        await expect(page.getByText('Reason is required.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk/findings',
      open: async (tools) => {
        await asStaff(tools);
        await withFindings(tools.page);
        await tools.page.goto('/desk/findings');
        await expect(tools.page.getByText(/A payment is disputed/)).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk/messages',
      open: async (tools) => {
        await newMessage(
          tools.request,
          'My code says that it is full. My daughter’s class has 30 students, and 28 have signed up.\n\nWhat can we do?',
        );
        await newMessage(tools.request, 'Can I mentor from Canada?', 'bug');
        await asStaff(tools);
        await tools.page.goto('/desk/messages?sort=-created_at');
        await expect(tools.page.getByRole('link', { name: 'Can I mentor from Canada?' }).first()).toBeVisible();
      },
    },
    {
      name: '/desk/messages/:id',
      open: async ({ page }) => {
        await page
          .getByRole('link', { name: /^My code says/ })
          .first()
          .click();
        await expect(page.getByLabel('Your answer')).toBeVisible();
      },
    },
    {
      name: '/desk/messages/:id without an answer',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Send the answer' }).click();
        await expect(page.getByText('Answer is required.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk/newsletters',
      open: async (tools) => {
        await newReader(tools.request);
        const staff = await asStaff(tools);
        await newDraft(tools.request, staff, 'What is new in January');
        await tools.page.goto('/desk/newsletters');
        await expect(tools.page.getByText(/The next one goes to/)).toBeVisible();
      },
    },
    {
      name: '/desk/newsletters/:id',
      open: async ({ page }) => {
        await page.getByRole('link', { name: 'What is new in January' }).first().click();
        await expect(page.frameLocator('iframe').getByText('Three new careers')).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Send it' })).toBeVisible();
      },
    },
    {
      name: '/desk/newsletters/new',
      open: async ({ page }) => {
        await page.goto('/desk/newsletters/new');
        await page.getByRole('button', { name: 'Keep as a draft' }).click();
        await expect(page.getByText('Subject is required.')).toBeVisible();
      },
    },
  ],
];
