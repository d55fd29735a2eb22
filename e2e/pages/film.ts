import { type Page, expect } from '@playwright/test';

/** Where the film itself is fetched from, in both of its forms. */
export const FILM_FILES = /\/assets\/intro-[\w-]+\.(webm|mp4)$/;

export const player = (page: Page) => page.getByRole('region', { name: 'Introduction video with captions' });
export const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
export const timeBar = (page: Page) => player(page).getByRole('slider', { name: 'Time in the film' });
export const transcript = (page: Page) => page.getByRole('main').locator('details').getByRole('listitem');

const video = (page: Page) => player(page).locator('video');

/** What the video element itself says. */
export function filmState(page: Page) {
  return video(page).evaluate((film: HTMLVideoElement) => {
    const { currentTime, duration, ended, muted, paused, poster, preload, readyState, textTracks } = film;
    const tracks = [...textTracks].map(({ kind, language, mode, cues }) => ({ kind, language, mode, cues: cues?.length }));
    return { currentTime, duration, ended, muted, paused, poster, preload, readyState, tracks };
  });
}

/** Waits until the length of the film is known. */
export async function expectReady(page: Page): Promise<void> {
  await expect(timeBar(page)).toBeEnabled();
}

export async function expectPlaying(page: Page): Promise<void> {
  const { currentTime: before } = await filmState(page);
  await expect.poll(async () => (await filmState(page)).currentTime).toBeGreaterThan(before + 0.3);
}

export async function expectStill(page: Page): Promise<void> {
  await expect.poll(async () => (await filmState(page)).paused).toBe(true);
}
