import { expect } from '@playwright/test';
import { type demo, demoVisitor, newStudent } from '../house/people.ts';
import { menuLink } from '../pages/profile.ts';
import type { Screen, Tools, Walk } from './screen.ts';

type Who = Parameters<typeof demo>[0];

/** A screen of the profile by its address. */
async function open({ page, request, enter }: Tools, who: Who, path: string, heading: string): Promise<void> {
  await enter(await demoVisitor(request, who));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const info = (who: 'student' | 'mentor'): Screen => ({
  name: `/profile/profile-info of a ${who}`,
  open: async (tools) => {
    await open(tools, who, '/profile/profile-info', 'Profile Info');
    await expect(tools.page.getByText(`${who}@demo.careerscoop.app`)).toBeVisible();
  },
});

/** The form that changes it, from there. */
const edit = (who: 'student' | 'mentor'): Screen => ({
  name: `/profile/EditProfile of a ${who}`,
  open: async ({ page }) => {
    await menuLink(page, 'Profile Info').click();
    await page.getByRole('link', { name: 'Edit Profile Info' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(`${who}@demo.careerscoop.app`);
  },
});

/** The profile and what can be done with it. */
export const PROFILE_WALKS: Walk[] = [
  [
    info('student'),
    {
      name: '/profile/profile-info with the photo dialog',
      widths: [1440],
      open: async ({ page }) => {
        const photo = await page.screenshot();
        await page.getByRole('button', { name: 'Change Profile Picture' }).click();
        await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
        await expect(page.getByLabel('Zoom')).toBeVisible();
      },
    },
    {
      name: '/profile/profile-info with the question about deleting',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
      },
    },
    {
      name: '/profile/export',
      open: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'See everything' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Everything we hold about you' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Your careers' })).toBeVisible();
      },
    },
    edit('student'),
    {
      name: '/profile/EditProfile with everything missing',
      open: async ({ page }) => {
        for (const label of ['Full Name', 'Email', 'Phone', 'Address', 'City', 'State', 'Zip Code'])
          await page.getByLabel(label, { exact: true }).fill('');
        await page.getByLabel('Grade').selectOption('');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Grade is required')).toBeVisible();
      },
    },
  ],
  [
    info('mentor'),
    edit('mentor'),
    {
      name: '/profile/sessions of a mentor with none',
      open: async ({ page }) => {
        await menuLink(page, 'Sessions').click();
        await expect(page.getByRole('heading', { name: 'No session is planned' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile/profile-info of a mentor who waits',
      open: async (tools) => {
        await tools.page.route('**/api/v1/profile/', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), mentor_status: 'waiting' } });
        });
        await open(tools, 'mentor', '/profile/profile-info', 'Profile Info');
        await expect(tools.page.getByText('We have your sign-up.')).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile of a student on small screens',
      widths: [768, 390, 320],
      open: (tools) => open(tools, 'student', '/profile', 'Noor Haddad'),
    },
    {
      name: '/profile/changePhoto',
      widths: [390, 320],
      open: async ({ page }) => {
        await menuLink(page, 'Profile Info').click();
        await page.getByRole('button', { name: 'Change Profile Picture' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Change Profile Picture' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
      },
    },
  ],
  [
    {
      name: '/profile of a mentor on small screens',
      widths: [768, 390, 320],
      open: (tools) => open(tools, 'mentor', '/profile', 'Alex Morgan'),
    },
  ],
  [
    {
      name: '/profile/keep-account',
      open: async ({ page, request, enter }) => {
        const leaving = await newStudent(request);
        const headers = { authorization: `Bearer ${leaving.access}` };
        await request.delete('/api/v1/profile/', { headers, data: { password: leaving.password } });
        const again = await (await request.post('/api/v1/auth/', { data: { email: leaving.email, password: leaving.password } })).json();
        await enter({ ...leaving, ...again });
        await page.goto('/profile/profile-info');
        await expect(page.getByRole('heading', { level: 1, name: /will be deleted on/ })).toBeVisible();
      },
    },
  ],
];
