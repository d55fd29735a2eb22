import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { mailedLink } from '../house/outbox.ts';
import { newEmail, type Visitor } from '../house/people.ts';

export const ASK = /A question from your child/;
export const FRESH = /Your link to CareerScoop/;

export const newParent = () => newEmail('parent');
export const openButton = (page: Page) => page.getByRole('button', { name: 'Read and decide' });
export const answer = (page: Page, part: string, choice: 'Yes' | 'No') =>
  page.getByRole('group', { name: new RegExp(part) }).getByRole('radio', { name: choice });

/** Asks a parent as the student does, without a browser. @returns the path of the mailed link. */
export async function askedLink(api: APIRequestContext, student: Visitor, parent: string): Promise<string> {
  const headers = { authorization: `Bearer ${student.access}` };
  const asked = await api.post('/api/v1/consent/ask/', { headers, data: { channel: 'email', contact: parent } });
  expect(asked.status(), await asked.text()).toBe(202);
  return pathOf(await mailedLink(api, parent, ASK));
}

/** A link as the parent opens it, in whichever house the test runs. */
export function pathOf(link: string): string {
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** Opens a parent's link and its page. */
export async function openParentPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await openButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You decide for / })).toBeVisible();
}
