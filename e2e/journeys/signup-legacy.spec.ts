import { AFFILIATE_CODE, PASSWORD, newEmail } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { acceptTerms, done, fillPasswords, openLegacyPage2 } from '../pages/older-sign-up.ts';
import { signUpButton } from '../pages/sign-up.ts';

test('an explorer signs up', async ({ page }) => {
  await openLegacyPage2(page, { first_name: 'Mika', last_name: 'Lake', email: newEmail('mika'), phone: '(555) 010-0122' });
  // The new page says its name first.
  await expect(page.getByRole('heading', { level: 1, name: 'Signing up as Career Explorer' })).toBeFocused();
  await fillPasswords(page, PASSWORD);
  await page.getByLabel('Certainty').selectOption('7');
  await page.getByLabel(/^Affiliate Code/).fill(AFFILIATE_CODE);
  await acceptTerms(page);
  await signUpButton(page).click();
  await expect(done(page, 'Success!')).toContainText('check your inbox to verify your email');
  await done(page, 'Success!').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});
