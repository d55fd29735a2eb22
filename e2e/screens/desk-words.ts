import { expect } from '@playwright/test';
import { demoVisitor } from '../house/people.ts';
import type { Screen, Tools, Walk } from './screen.ts';

const enterDesk = async ({ request, enter }: Tools) => enter(await demoVisitor(request, 'staff'));

/** A screen of words by its address, once `seen` stands on it. */
const byAddress = (path: string, seen: string): Screen => ({
  name: path,
  open: async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(seen, { exact: true }).first()).toBeVisible();
  },
});

/** A dialog of the screen that is open. */
const dialog = (name: string, button: string, headline: string): Screen => ({
  name,
  open: async ({ page }) => {
    // The one before is closed first.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: headline })).toBeVisible();
  },
});

const signedIn = (first: Screen, ...others: Screen[]): Walk => [
  {
    ...first,
    open: async (tools) => {
      await enterDesk(tools);
      await first.open(tools);
    },
  },
  ...others,
];

/** Words that the team maintains. */
export const DESK_WORDS_WALKS: Walk[] = [
  signedIn(
    byAddress('/desk/quotes', 'Amara'),
    dialog('/desk/quotes, a quote being changed', 'Change', 'Change the quote'),
    dialog('/desk/quotes, a quote being taken out', 'Take out', 'Take this quote out?'),
  ),
  signedIn(byAddress('/desk/stories', 'Nadia'), dialog('/desk/stories, a new one', 'Add a story', 'Add a story')),
  signedIn(byAddress('/desk/faqs', 'Is this a test?'), {
    name: '/desk/faqs with nothing that fits',
    open: async ({ page }) => {
      await page.goto('/desk/faqs?q=no-such-words');
      await expect(page.getByText('Nothing fits what you search for.')).toBeVisible();
    },
  }),
  signedIn(byAddress('/desk/resources', 'Khan Academy'), dialog('/desk/resources, one being changed', 'Change', 'Change the resource')),
  signedIn(
    byAddress('/desk/questions', 'Items as they are asked now.'),
    dialog('/desk/questions, one being replaced', 'Replace', 'Replace this item'),
  ),
  signedIn(byAddress('/desk/companions', 'Career Buddy'), byAddress('/desk/companions/1', 'It was given to nobody yet.')),
  signedIn({
    name: '/desk/ai-reports',
    open: async ({ page }) => {
      await page.goto('/desk/ai-reports');
      await expect(page.getByRole('heading', { name: 'AI reports', level: 1 })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
    },
  }),
];
