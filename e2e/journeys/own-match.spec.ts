import { expect, test } from '../house/test.ts';
import { resultsOf } from '../house/people.ts';
import { ownMatch, row } from '../pages/compare.ts';
import { careerLink, searchBox } from '../pages/explore.ts';
import { openMenu } from '../pages/accounts.ts';
import { goInside } from '../pages/site.ts';

test('a career beyond the ten says how it fits, is saved, and opens among the own', async ({ page, request, sponsored }) => {
  const ten = (await resultsOf(request, sponsored)).map(({ slug }) => slug);
  const slug = ['actors', 'bakers', 'veterinarians'].find((one) => !ten.includes(one)) ?? 'firefighters';
  await page.goto(`/careers/${slug}`);
  await expect(ownMatch(page)).toContainText('Not in your ten');
  await expect(ownMatch(page)).toContainText('It fits because');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await ownMatch(page)
    .getByRole('button', { name: `Save ${title}` })
    .click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Recommendations' }).click();
  const saved = page.getByRole('region', { name: 'Your Careers of Interest' }).getByRole('listitem').filter({ hasText: title });
  await expect(saved).toContainText('not in your ten');
  await saved.getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/profile\/recommendations\/career\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await goInside(page, `/careers/compare?careers=${slug},${ten[0]}`);
  await expect(row(page, 'How it fits you')).toContainText('Number 1');
});

// What saving says without a plan stands in career-detail.spec.ts.

test('before the assessment, and for a career that nobody has rated yet', async ({ page, novice: _novice }) => {
  await page.goto('/careers/actors');
  await expect(ownMatch(page).getByRole('link', { name: 'Find your ten' })).toHaveAttribute('href', '/scenario/0');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Careers' }).click();
  await searchBox(page).fill('software developer');
  await careerLink(page, 'Software Developer').click();
  await expect(page.getByText('What this work asks for has not been surveyed yet.')).toBeVisible();
  await expect(ownMatch(page).getByRole('link', { name: 'Find your ten' })).toBeVisible();
});
