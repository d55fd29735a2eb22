import { SCHOOLS, TALK, historyOf, said } from '../house/chat.ts';
import { demoVisitor } from '../house/people.ts';
import { expect, test } from '../house/test.ts';
import { button, CAREER_BUDDY, COLLEGE_BUDDY, talk } from '../pages/chat.ts';

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

test('a figure opens its slip, a table leads to the comparison, and a plan is changed and kept', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['This week', 'This year', 'Grade 11']);
  await button(page, 'Change a step').click();
  const own = `Walk with my aunt ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Step 1' }).fill(own);
  await button(page, 'Take out step 2').click();
  await expect(page.getByRole('textbox', { name: 'Step 1' })).toBeFocused();
  await button(page, 'Keep this plan').click();
  await expect(page.getByText('Kept. 3 steps are in My next steps.')).toBeVisible();
  await page.getByRole('link', { name: 'Open My next steps' }).click();
  await expect(page).toHaveURL('/profile/next-steps');
  await expect(page.getByRole('listitem').filter({ hasText: own })).toHaveCount(1);
  await expect(page.getByText('Ask a park near you about helping as a junior guide.').first()).toBeVisible();
});

test('the schools of an answer are saved at once, and stand beside the saved careers', async ({ page, request }) => {
  const visitor = await demoVisitor(request, 'student');
  await historyOf(page, [said('user', 'Find schools'), said('assistant', 'Seven schools within 100 miles.', { cards: [SCHOOLS] })]);
  await page.goto(COLLEGE_BUDDY);
  await button(page, 'Save all three').click();
  await page.getByRole('link', { name: 'See them beside your careers' }).click();
  const saved = page.getByRole('region', { name: 'Your saved schools' });
  for (const name of ['University of Oregon', 'Lane Community College', 'Linn-Benton Community College']) {
    await expect(saved.getByRole('link', { name })).toBeVisible();
  }
  for (const unitid of [209551, 209038, 209074]) {
    await request.delete(`/api/v1/saved-schools/${unitid}/`, { headers: { authorization: `Bearer ${visitor.access}` } });
  }
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
