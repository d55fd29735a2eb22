import type { Page } from '@playwright/test';
import { expect, test } from '../house/test.ts';
import { login, signInOnScreen } from '../pages/accounts.ts';
import { goInside } from '../pages/site.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const row = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) }).locator('dd');

test('a student sees and changes the profile', async ({ page, student }) => {
  await page.goto('/profile/profile-info');
  await expect(row(page, 'Name')).toHaveText('Robin Lake');
  await expect(row(page, 'Grade level')).toHaveText('Junior');
  await expect(row(page, 'Education goal')).toHaveText("Bachelor's Degree");
  await expect(row(page, 'Age')).toHaveText('16');
  await page.getByRole('link', { name: 'Edit Profile Info' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(student.email);
  await page.getByLabel('Full Name').fill('Ana Maria de Souza');
  await page.getByLabel('Grade').selectOption('SM');
  await page.getByLabel('Careers').fill('Nurse, Pilot');
  await page.getByLabel('Phone').fill('');
  await page.getByLabel('Phone').pressSequentially('555 abc 010 0199');
  await expect(page.getByLabel('Phone')).toHaveValue('555  010 0199');
  await page.getByLabel('Current Password').fill(student.password);
  await save(page).click();
  await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
  await page.waitForURL('**/profile/profile-info');
  await expect(row(page, 'Name')).toHaveText('Ana Maria de Souza');
  await expect(row(page, 'Careers')).toHaveText('Nurse, Pilot');
});

test('a photo is chosen, moved by the keyboard, saved and shown in the bar; what is none is refused at the field; on a phone it has a page of its own, which wide screens leave', async ({
  page,
  student,
}) => {
  expect(student.user.profile_image).toBeNull();
  await page.goto('/profile/changePhoto');
  await page.waitForURL('**/profile/profile-info');
  const photo = await page.screenshot();
  const jpeg = await page.screenshot({ type: 'jpeg' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Change Profile Picture' }).click();
  await page.waitForURL('**/profile/changePhoto');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/profile/profile-info');
  await page.getByRole('button', { name: 'Change Profile Picture' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByLabel('Zoom')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL('**/profile/profile-info');
  const shown = page.getByRole('img', { name: 'Your photo' });
  await expect(shown).toBeVisible();
  const before = (await shown.getAttribute('src')) ?? '';

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Change Profile Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Profile Picture' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByText('Please choose a photo of the type png, jpg or jpeg.')).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<script>') });
  await expect(dialog.getByText('This photo could not be read.')).toBeVisible();
  // Cut off on its way: the browser would show what is there, and black for the rest.
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: jpeg.subarray(0, jpeg.length / 3) });
  await expect(dialog.getByText('A part of this photo is missing')).toBeVisible();
  await expect(dialog.getByLabel('Zoom')).toBeHidden();
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await dialog.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByLabel('Zoom').focus();
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).not.toHaveAttribute('src', before);
  await expect(shown).toHaveAttribute('src', /^\/files\/photos\/.+-512\.webp$/);
  await page.reload();
  await expect(page.locator('.nav .me img')).toHaveAttribute('src', /-192\.webp$/);
  await expect(page.locator('.nav .me img')).toHaveJSProperty('naturalWidth', 192);
});

test('a student reads and downloads everything, deletes the account, and keeps it after all', async ({ page, student, watch }) => {
  // What comes by itself under the profile may be on its way while the sessions end.
  watch.allow(/^401 GET \/api\/v1\/school-resource\//);
  await page.goto('/profile/profile-info');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it' }).click();
  expect((await download).suggestedFilename()).toMatch(/^careerscoop-my-data-.+\.json$/);
  await page.getByRole('link', { name: 'See everything' }).click();
  await expect(page.getByRole('heading', { name: 'Record of changes' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(student.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account will be deleted' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await expect(login(page)).toBeVisible();
  await signInOnScreen(page, student);
  await page.waitForURL((url) => url.pathname !== '/signin');
  await goInside(page, '/profile/recommendations');
  await expect(page.getByRole('heading', { name: /will be deleted on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.waitForURL('**/profile/recommendations');
});
