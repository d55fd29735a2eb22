import type { Page } from '@playwright/test';
import parents from '@careerscoop/contract/first-words/stories-parents.json' with { type: 'json' };
import students from '@careerscoop/contract/first-words/stories-students.json' with { type: 'json' };
import { expect, test } from '../house/test.ts';

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const stories = (page: Page) => page.getByRole('article');
const titled = (list: { title: string }[]) => list.map(({ title }) => title);

// The journey of the desk publishes stories at the same time.
test.beforeEach(async ({ page }) => {
  await page.route('**/api/v1/stories/**', async (route) => {
    const rows = (await (await route.fetch()).json()) as { example: boolean }[];
    await route.fulfill({ json: rows.filter(({ example }) => example) });
  });
});

test('the students come first, and each tab has an address, a way back and the arrow keys', async ({ page }) => {
  await page.goto('/stories');
  await expect(stories(page).getByRole('heading')).toHaveText(titled(students));
  await expect(tab(page, "Student's Stories")).toHaveAttribute('aria-current', 'page');
  await tab(page, "Student's Stories").focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stories/parents');
  await expect(stories(page).getByRole('heading')).toHaveText(titled(parents));
  await expect(tab(page, "Parent's Stories")).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(/^Parent’s stories/);
  await tab(page, "Student's Stories").click();
  await expect(page).toHaveURL('/stories/students');
  await page.goBack();
  await expect(page).toHaveURL('/stories/parents');
  await expect(stories(page)).toHaveCount(parents.length);
});

test('each story has a face and says that it is an example', async ({ page }) => {
  for (const path of ['/stories/students', '/stories/parents']) {
    await page.goto(path);
    for (const story of await stories(page).all()) {
      await expect(story.getByText('Example', { exact: true })).toBeVisible();
      await expect(story.locator('svg').first()).toBeVisible();
    }
  }
});
