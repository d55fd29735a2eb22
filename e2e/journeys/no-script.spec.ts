import { expect, test } from '../house/test.ts';
import { bar, footer } from '../pages/site.ts';

// What the build wrote has to be readable before, and without, any script.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ watch }) => watch.allow(/^failed GET \/assets\/\S+\.js: csp$/));

const PAGES: [path: string, words: string][] = [
  ['/', '800+ careers'],
  ['/signup', 'Career Explorer'],
  ['/signin', 'Login'],
  ['/new/student', 'First Name'],
  ['/pricingplan', 'Pricing'],
  ['/careers', 'Accountant or Auditor'],
  ['/careers/veterinarians', 'A moment of the day'],
  ['/about', 'Why work matters'],
  ['/stories', 'Tomás'],
  ['/stories/students', 'Nadia'],
  ['/stories/parents', 'Ruth'],
  ['/faq', 'Is this a test?'],
  ['/faq/careerexplorer', 'What is CareerScoop?'],
  ['/faq/communitypartner', 'mentor'],
  ['/privacypolicy', 'April 25, 2025'],
  ['/terms', 'at least 13'],
];

test('every page that the build writes can be read', async ({ page }) => {
  for (const [path, words] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main'), path).toContainText(words);
    await expect(page.locator('noscript p'), path).toContainText('You can read our pages without JavaScript.');
  }
});

test('links lead on, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await bar(page).getByRole('link', { name: 'Stories' }).click();
  await page.getByRole('main').getByRole('link', { name: "Parent's Stories" }).click();
  await expect(page).toHaveURL('/stories/parents');
  await footer(page).getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page).toHaveURL('/terms');
});

test('the three quotes and the answers open', async ({ page }) => {
  await page.goto('/');
  const quotes = page.getByRole('region', { name: "See how we're making a difference" });
  const open = quotes.getByRole('blockquote').filter({ visible: true });
  await expect(open).toHaveCount(1);
  for (const [index, words] of ['drawing and science', 'what speaks against it', 'in the kitchen'].entries()) {
    if (index > 0) await quotes.locator('summary').nth(index).click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText(words);
  }
  await page.goto('/faq#question-2');
  await expect(page.locator('#question-2')).toBeVisible();
});
