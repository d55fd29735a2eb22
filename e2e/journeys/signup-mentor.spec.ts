import { PASSWORD, newEmail } from '../house/people.ts';
import { mailWith } from '../house/outbox.ts';
import { expect, test } from '../house/test.ts';
import { acceptTerms, done, fillPasswords, fillPerson, pickAddress } from '../pages/older-sign-up.ts';
import { continueButton, signUpButton } from '../pages/sign-up.ts';

test('a mentor signs up with everything, and hears of what follows by mail', async ({ page, request }) => {
  const email = newEmail('kim');
  await page.goto('/signup');
  await page.getByRole('link', { name: 'I’m a Community Partner' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing up as Commmunity Partner');
  await fillPerson(page, { first_name: 'Kim', last_name: 'Osei', email, phone: '(555) 010-0177' });
  await page.getByLabel(/^Title/).fill('Boat builder');
  await page.getByLabel(/^Industry/).selectOption({ label: 'Manufacturing' });
  await page.getByRole('checkbox', { name: 'A typical day' }).check();
  await page.getByLabel(/^LinkedIn/).fill('example.org/kim');
  await continueButton(page).click();
  // The new page says its name first.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await pickAddress(page, '53703');
  await expect(page.getByLabel('City')).toHaveValue('Madison');
  await fillPasswords(page, PASSWORD);
  await acceptTerms(page);
  await signUpButton(page).click();
  await expect(done(page, 'Success !')).toContainText('representatives will then contact you');
  await mailWith(request, email, 'Students can meet you once we have talked');
  await done(page, 'Success !').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');
});

test('the pictures of the forms are for wide windows and for phones', async ({ page }) => {
  for (const path of ['/signup/mentor', '/signup/student', '/new/student']) {
    await page.goto(path);
    const picture = page.getByRole('complementary').locator('.art');
    for (const [width, shown] of [
      [1222, true],
      [1200, false],
      [620, false],
      [600, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(picture, `${path} at ${width}`).toBeVisible({ visible: shown });
    }
  }
});
