import { mailWith, mailedLink } from '../house/outbox.ts';
import { PASSWORD, newEmail, newStudent } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { answer, askedLink, pathOf } from '../pages/consent.ts';

test('a parent with two children: from the account to answers, what is held, a plan, and a child taken out', async ({ page, request }) => {
  test.slow();
  const email = newEmail('layla');
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Open a family account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open a family account' })).toBeVisible();
  await page.getByLabel('First Name').fill('Layla');
  await page.getByLabel('Last Name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await page.getByRole('button', { name: 'Open the family account' }).click();
  await page.getByRole('dialog', { name: 'Sign up successful!' }).getByRole('button', { name: 'OK' }).click();

  // On the device of the sign-up the mailed link signs in, and a parent's own place is the family.
  const confirm = new URL(await mailedLink(request, email, /Confirm your email/));
  await page.goto(confirm.pathname + confirm.search);
  await expect(page).toHaveURL('/family');
  await expect(page.getByRole('heading', { level: 1, name: 'Your family' })).toBeVisible();
  await expect(page.getByText('Under 13?')).toBeVisible();

  for (const first_name of ['Noor', 'Sami']) {
    const student = await newStudent(request, { first_name, age: 15 });
    const before = await askedLink(request, student, email);
    // The second child's link is the newer mail to the same address.
    const link = first_name === 'Noor' ? before : pathOf((await mailWith(request, email, `${first_name} uses CareerScoop`)).links[0] ?? '');
    await page.goto(link);
    await page.getByRole('button', { name: 'Read and decide' }).click();
    await page.getByRole('button', { name: 'Add to my family' }).click();
    await expect(page.getByText(`${first_name} is in your family now.`)).toBeVisible();
    await mailWith(request, student.email, 'added you to a family account');
  }
  await page.getByRole('link', { name: 'To your family' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor and Sami');
  await expect(page.getByText('Noor and Sami wait for your answers.')).toBeVisible();

  await page.getByRole('link', { name: 'Read and decide for Noor' }).click();
  await answer(page, 'Talks with a mentor', 'Yes').check();
  await answer(page, 'AI companions', 'Yes').check();
  await answer(page, 'Sharing with the school', 'No').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your answers are kept. A receipt is on its way')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Your family' }).click();
  const noor = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: 'Noor' }) });
  await expect(noor.getByText('You said yes')).toHaveCount(2);
  await expect(noor.getByText('Nothing waits for you.')).toBeVisible();

  // A yes taken back.
  await noor.getByRole('link', { name: 'Change an answer for Noor' }).click();
  await answer(page, 'AI companions', 'No').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'AI companions: no' })).toBeVisible();

  await page.goto('/family');
  await noor.getByRole('link', { name: 'What we hold about Noor' }).click();
  await page.getByRole('button', { name: 'See everything' }).click();
  await expect(page.getByRole('heading', { name: 'About Noor', exact: true })).toBeVisible();
  await expect(page.getByText('Noor Lake', { exact: true })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^careerscoop-.+\.json$/);

  await page.goto('/family');
  await page.getByRole('button', { name: 'See the plans for Sami' }).click();
  await page.getByRole('button', { name: 'Look at Sundae' }).click();
  await expect(page).toHaveURL(/\/pay(#|$)/);
  await expect(page.getByText('Sami').first()).toBeVisible();
  await expect(page.getByText('$89').first()).toBeVisible();

  await page.goto('/family');
  await page.getByRole('link', { name: /^Delete the account of Sami/ }).click();
  await page.getByRole('button', { name: 'Take Sami out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, take out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor');
});
