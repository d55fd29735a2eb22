import { expect } from '@playwright/test';
import { newStudent } from '../house/people.ts';
import { answer, askedLink, newParent, openButton, openParentPage } from '../pages/consent.ts';
import type { Walk } from './screen.ts';

/** What a parent sees, and the student beside them. */
export const CONSENT_WALKS: Walk[] = [
  [
    {
      name: '/parents',
      open: async ({ page }) => {
        await page.goto('/parents');
        await expect(page.getByRole('button', { name: 'Send a fresh link' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/parents/decide before the link is used',
      open: async ({ page, request }) => {
        await page.goto(await askedLink(request, await newStudent(request), newParent()));
        await expect(page.getByRole('heading', { level: 1, name: 'Robin asks for your yes' })).toBeVisible();
      },
    },
    {
      name: '/parents/decide as it opens',
      open: async ({ page }) => {
        await openButton(page).click();
        await expect(page.getByRole('heading', { level: 1, name: 'You decide for Robin' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/parents/decide without a link',
      open: async ({ page }) => {
        await page.goto('/parents/decide');
        await expect(page.getByRole('button', { name: 'Send a fresh link' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/parents/decide',
      open: async ({ page, request }) => {
        await openParentPage(page, await askedLink(request, await newStudent(request), newParent()));
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('Please answer yes or no.')).toHaveCount(3);
        await answer(page, 'AI companions', 'Yes').check();
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('Your answers are kept.')).toBeVisible();
        await page.getByRole('button', { name: 'See everything' }).click();
        await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/consent while a parent is asked',
      open: async ({ page, request, enter }) => {
        const student = await newStudent(request);
        await askedLink(request, student, newParent());
        await enter(student);
        await page.goto('/profile/consent');
        await page.getByRole('button', { name: 'Ask somebody else' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/consent',
      open: async ({ page, request, enter }) => {
        await enter(await newStudent(request));
        await page.goto('/profile/consent');
        await expect(page.getByText('Nobody was asked yet')).toHaveCount(3);
      },
    },
  ],
];
