import { expect } from '@playwright/test';
import { demoVisitor, newStudent } from '../house/people.ts';
import type { Screen, Tools } from './screen.ts';

type Who = 'student' | 'mentor';

async function open({ page, request, enter }: Tools, who: Who, path: string, heading: string): Promise<void> {
  await enter(await demoVisitor(request, who));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The profile and what can be done with it. */
export const PROFILE_SCREENS: Screen[] = [
  ...(['student', 'mentor'] as const).flatMap((who): Screen[] => [
    {
      name: `/profile/profile-info of a ${who}`,
      open: async (tools) => {
        await open(tools, who, '/profile/profile-info', 'Profile Info');
        await expect(tools.page.getByText(`${who}@demo.careerscoop.app`)).toBeVisible();
      },
    },
    {
      name: `/profile/EditProfile of a ${who}`,
      open: async (tools) => {
        await open(tools, who, '/profile/EditProfile', 'Edit Profile Info');
        await expect(tools.page.getByLabel('Email')).toHaveValue(`${who}@demo.careerscoop.app`);
      },
    },
  ]),
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
  {
    name: '/profile/EditProfile with everything missing',
    open: async (tools) => {
      await open(tools, 'student', '/profile/EditProfile', 'Edit Profile Info');
      const { page } = tools;
      for (const label of ['Full Name', 'Email', 'Phone', 'Address', 'City', 'State', 'Zip Code']) await page.getByLabel(label, { exact: true }).fill('');
      await page.getByLabel('Grade').selectOption('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Grade is required')).toBeVisible();
    },
  },
  {
    name: '/profile/profile-info with the photo dialog',
    widths: [1440],
    open: async (tools) => {
      await open(tools, 'student', '/profile/profile-info', 'Profile Info');
      const { page } = tools;
      const photo = await page.screenshot();
      await page.getByRole('button', { name: 'Change Profile Picture' }).click();
      await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
      await expect(page.getByLabel('Zoom')).toBeVisible();
    },
  },
  {
    name: '/profile/changePhoto',
    widths: [390, 320],
    open: async (tools) => {
      await tools.page.setViewportSize({ width: 390, height: 844 });
      await open(tools, 'student', '/profile/changePhoto', 'Change Profile Picture');
      await expect(tools.page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    },
  },
  {
    name: '/profile/export',
    open: async (tools) => {
      await open(tools, 'student', '/profile/export', 'Everything we hold about you');
      await expect(tools.page.getByRole('heading', { name: 'Your careers' })).toBeVisible();
    },
  },
  {
    name: '/profile/profile-info with the question about deleting',
    open: async (tools) => {
      await open(tools, 'student', '/profile/profile-info', 'Profile Info');
      await tools.page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(tools.page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    },
  },
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
];
