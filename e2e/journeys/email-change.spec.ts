import { mailWith, mailedLink } from '../house/outbox.ts';
import { newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { email, keptInBrowser, logOut, signInOnScreen } from '../pages/accounts.ts';
import { currentPassword, save } from '../pages/passwords.ts';

test('a new email counts once its mailbox has confirmed it; the old one is told, and opens nothing any more', async ({
  page,
  request,
  student,
  watch,
}) => {
  const wanted = newEmail('moved');
  await page.goto('/profile/EditProfile');
  await email(page).fill(wanted);
  await currentPassword(page).fill(student.password);
  await save(page).click();
  await expect(page.getByText(`We sent a link to ${wanted}.`)).toBeVisible();
  await page.waitForURL('**/profile/profile-info');
  await expect(page.getByText(`Your new email ${wanted} counts once you press the link`)).toBeVisible();
  await mailWith(request, student.email, 'asked to use another email for your account');

  const link = new URL(await mailedLink(request, wanted, /Confirm your new email/));
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await mailWith(request, student.email, 'This one no longer works for signing in');
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('main').getByText(wanted)).toBeVisible();
  expect(JSON.parse((await keptInBrowser(page))['user'] ?? '{}')).toMatchObject({ email: wanted });

  await logOut(page);
  await expect(page).toHaveURL('/signin');
  watch.allow(/^401 POST \/api\/v1\/auth\/$/);
  await signInOnScreen(page, student);
  await page.getByRole('dialog', { name: 'Login Failed.' }).getByRole('button', { name: 'Try again' }).click();
  await signInOnScreen(page, { email: wanted, password: student.password });
  await page.waitForURL((url) => url.pathname.startsWith('/profile'));
});
