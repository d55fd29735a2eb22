import { TALK, historyOf, said } from '../house/chat.ts';
import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { button, CAREER_BUDDY, talk } from '../pages/chat.ts';

test.beforeEach(async ({ request, enter }) => enter(await demoVisitor(request, 'student')));

test('HTML, pictures and dangerous links of an answer are text; others open in a tab of their own', async ({ page }) => {
  const words =
    '<b>x</b><script>alert(1)</script>\n\n[bad](javascript:alert(1)) [worse](data:text/html,x) ![a picture](https://evil.example/x.png) [good](https://www.bls.gov/)';
  await historyOf(page, [said('user', '<img src=x onerror=alert(1)>'), said('assistant', words)]);
  await page.goto(CAREER_BUDDY);
  await expect(talk(page).getByText('<b>x</b><script>alert(1)</script>')).toBeVisible();
  await expect(talk(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(talk(page).getByRole('link')).toHaveCount(1);
  await expect(talk(page).getByRole('link', { name: 'good' })).toHaveAttribute('target', '_blank');
  await expect(talk(page).locator('img:not([src^="/art/"])')).toHaveCount(0);
});

test('a figure opens its slip, a table leads to the comparison, and a plan is kept', async ({ page }) => {
  await historyOf(page, TALK);
  await page.goto(CAREER_BUDDY);
  await button(page, /^\$98,920/).click();
  await expect(page.getByRole('note')).toContainText('Counted for a wider group of careers');
  await page.getByRole('note').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open the full comparison' })).toHaveAttribute(
    'href',
    /careers=park-naturalists,biologists$/,
  );
  await page.route('**/api/v1/next-steps/plans/', (route) =>
    route.fulfill({ json: { plan: { id: 1, title: 'Try out', career: null, kept_at: new Date().toISOString() }, already_kept: false } }),
  );
  await button(page, 'Keep this plan').click();
  await expect(page.getByText('Kept. 4 steps are in My next steps.')).toBeVisible();
});

test('a short history is played again in its order, and shown at once by a press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const long = (word: string) => `${word} ${'and so on '.repeat(30)}`;
  await historyOf(page, [said('user', 'One'), said('assistant', long('Two')), said('user', 'Three'), said('assistant', long('Four'))]);
  await page.goto(CAREER_BUDDY);
  await expect(talk(page).getByText(/^Two and so/)).toBeVisible();
  await expect(talk(page).getByText('Three')).toBeHidden();
  await button(page, 'Show it all at once').click();
  await expect(talk(page).getByText(/^Four and so/)).toBeVisible();
  await expect(talk(page)).toHaveText(/One.*Two.*Three.*Four/);
});
