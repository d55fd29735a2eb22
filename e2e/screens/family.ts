import { expect } from '@playwright/test';
import { FAMILY, child, newParentAccount } from '../house/family.ts';
import { newStudent } from '../house/people.ts';
import { askedLink } from '../pages/consent.ts';
import type { Screen, Tools, Walk } from './screen.ts';

/** The family's page, with what the server says of the children. */
async function withFamily({ page, request, enter }: Tools, json: unknown, status = 200): Promise<void> {
  await page.route('**/api/v1/family/children/', (route) => route.fulfill({ status, json }));
  await enter(await newParentAccount(request));
  await page.goto('/family');
}

const dialog = (name: string, press: string, title: string, role: 'dialog' | 'alertdialog'): Screen => ({
  name,
  open: async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: press }).first().click();
    await expect(page.getByRole(role, { name: title })).toBeVisible();
  },
});

/** A parent of a real child, on one of that child's pages. */
const childPage = (part: string, heading: string): Walk => [
  {
    name: `/family/:child/${part}`,
    open: async ({ page, request, enter }) => {
      const parent = await newParentAccount(request);
      const student = await newStudent(request, { age: 15, first_name: 'Noor' });
      const token = (await askedLink(request, student, parent.email)).split('#')[1];
      const headers = { authorization: `Bearer ${parent.access}` };
      const joined = await request.post('/api/v1/family/children/', { headers, data: { token } });
      expect(joined.status(), await joined.text()).toBe(201);
      await enter(parent);
      await page.goto(`/family/${student.user.id}/${part}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  },
];

/** What a parent has of their own. */
export const FAMILY_WALKS: Walk[] = [
  [
    {
      name: '/family',
      open: async (tools) => {
        await withFamily(tools, FAMILY);
        await expect(tools.page.getByRole('heading', { level: 1, name: 'Noor and Sami' })).toBeVisible();
        await expect(tools.page.getByRole('button', { name: 'See the plans for Sami' })).toBeVisible();
      },
    },
    dialog('/family with the plans', 'See the plans for Sami', 'A plan for Sami', 'dialog'),
    dialog('/family with a receipt', 'Receipt of Noor', 'What was paid for Noor', 'dialog'),
    dialog('/family with the question about a talk', 'Call it off', 'Call this talk off?', 'alertdialog'),
  ],
  [
    {
      name: '/family without a child',
      open: async (tools) => {
        await withFamily(tools, []);
        await expect(tools.page.getByRole('heading', { level: 2, name: 'Add your child' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/family with a child whose account is to be deleted',
      open: async (tools) => {
        await withFamily(tools, [child({ erased_on: '2027-03-01T00:00:00.000Z', deletion_asked_by: 'guardian' })]);
        await expect(tools.page.getByRole('link', { name: 'Keep the account' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/family after a failure',
      open: async (tools) => {
        tools.watch.allow(/^503 GET /);
        await withFamily(tools, { detail: 'We are away for a moment.', code: 'unavailable' }, 503);
        await expect(tools.page.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
  ],
  childPage('answers', 'You decide for Noor'),
  childPage('held', 'What we hold about Noor'),
  childPage('age', 'The age of Noor'),
  childPage('leave', 'Delete, or take out'),
];
