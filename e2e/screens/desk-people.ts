import { expect } from '@playwright/test';
import { CODE_REQUESTS, STUDENT, STUDENT_PAGE } from '../house/desk.ts';
import { demoVisitor } from '../house/people.ts';
import type { Screen, Walk } from './screen.ts';

/** A screen of the desk by its address, as its administrator. */
const byAddress = (name: string, path: string, heading: string): Screen => ({
  name,
  open: async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  },
});

/** Students, schools, codes, exports and plans at the desk. */
export const DESK_PEOPLE_WALKS: Walk[] = [
  [
    {
      name: '/desk/students',
      open: async ({ page, request, enter }) => {
        await page.route('**/api/v1/desk/students/?*', (route) => route.fulfill({ json: STUDENT_PAGE }));
        await page.route('**/api/v1/desk/students/', (route) => route.fulfill({ json: STUDENT_PAGE }));
        await page.route('**/api/v1/desk/students/1/', (route) => route.fulfill({ json: STUDENT }));
        await enter(await demoVisitor(request, 'staff'));
        await page.goto('/desk/students');
        await expect(page.getByText('1-50 of 812')).toBeVisible();
      },
    },
    {
      name: '/desk/students while a school is looked for',
      open: async ({ page }) => {
        await page.getByRole('combobox', { name: 'School' }).fill('harbor');
        await expect(page.getByRole('option', { name: 'Harborview High School' })).toBeVisible();
      },
    },
    {
      name: '/desk/students narrowed, and all of them about to change school',
      open: async ({ page }) => {
        await page.getByLabel('Assessment').selectOption('yes');
        await page.getByRole('button', { name: 'Set the school of all 812' }).click();
        await expect(page.getByRole('button', { name: 'Set it for 812' })).toBeVisible();
      },
    },
    {
      name: '/desk/students/:id',
      open: async ({ page }) => {
        await page.getByRole('link', { name: 'Abby' }).first().click();
        await expect(page.getByRole('heading', { name: 'Abby Lindqvist' })).toBeVisible();
        await expect(page.getByText('Veterinarian')).toBeVisible();
      },
    },
    {
      name: '/desk/students/:id with the named contact about to be taken off',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Take this contact off' }).click();
        await expect(page.getByRole('dialog', { name: 'Take this contact off?' })).toBeVisible();
      },
    },
    {
      name: '/desk/students with nobody who fits',
      open: async ({ page, request, enter }) => {
        await page.unroute('**/api/v1/desk/students/?*');
        await enter(await demoVisitor(request, 'staff'));
        await page.goto('/desk/students?q=nobody-has-this-name');
        await expect(page.getByText('Nothing fits what you search for.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk/schools',
      open: async ({ page, request, enter }) => {
        await enter(await demoVisitor(request, 'staff'));
        await page.goto('/desk/schools');
        await expect(page.getByRole('rowheader', { name: 'Harborview High School' })).toBeVisible();
      },
    },
    {
      name: '/desk/schools with one about to be taken out that must stay',
      open: async ({ page, watch }) => {
        watch.allow(/^409 DELETE /);
        await page.getByRole('button', { name: 'Take out Harborview High School' }).click();
        await page.getByRole('button', { name: 'Take it out' }).click();
        await expect(page.getByText(/Harborview High School stays/)).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/desk/codes',
      open: async ({ page, request, enter }) => {
        await page.route('**/api/v1/desk/code-requests/*', (route) => route.fulfill({ json: CODE_REQUESTS }));
        await enter(await demoVisitor(request, 'staff'));
        await page.goto('/desk/codes');
        await expect(page.getByRole('rowheader', { name: 'SCOOP-DEMO' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Make the code' })).toBeVisible();
      },
    },
    {
      name: '/desk/codes/:code',
      open: async ({ page }) => {
        await page.getByRole('link', { name: 'SCOOP-DEMO' }).click();
        await expect(page.getByRole('heading', { name: 'Code SCOOP-DEMO' })).toBeVisible();
        await expect(page.getByLabel('Who it belongs to')).toBeVisible();
      },
    },
    {
      name: '/desk/codes/new refused',
      open: async ({ page }) => {
        await page.goto('/desk/codes/new');
        await page.getByRole('textbox', { name: 'Code', exact: true }).fill('ab');
        await page.getByRole('button', { name: 'Make the code' }).click();
        await expect(page.getByText('A code has 4 to 40 letters, digits and dashes.')).toBeVisible();
      },
    },
    byAddress('/desk/exports', '/desk/exports', 'Exports'),
    {
      name: '/desk/plans',
      open: async ({ page }) => {
        await page.goto('/desk/plans');
        await expect(page.getByRole('button', { name: 'Save Sundae' })).toBeVisible();
      },
    },
  ],
];
