import type { Page } from '@playwright/test';

export const CAREER_BUDDY = '/profile/ai-companions/1/career-buddy';
export const COLLEGE_BUDDY = '/profile/ai-companions/2/college-buddy';

export const field = (page: Page) => page.getByPlaceholder('Start chatting ...');
export const talk = (page: Page, name = 'Career Buddy') => page.getByRole('region', { name: `Chat with ${name}` });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
/** What screen readers are told of the chat. */
export const announced = (page: Page) => page.locator(':is(.chat, .inside) > .vh[aria-live], .chat__main > .vh[aria-live]');

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
