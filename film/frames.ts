// Draws the frames in headless Chromium, one after the other.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { frameMarkup } from './film.tsx';
import { HEIGHT, WIDTH } from './stage.tsx';

export const FRAMES_A_SECOND = 24;

const UI = join(import.meta.dirname, '../web/app/ui');
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An empty page with the paints and the display letters of the design system. */
function stage(): string {
  const font = readFileSync(join(UI, 'fonts/bricolage.woff2')).toString('base64');
  const tokens = readFileSync(join(UI, 'tokens.css'), 'utf8').replaceAll(/@font-face \{[^}]*\}/g, '');
  return `<!doctype html><html data-theme="light"><style>${tokens}
    @font-face { font-family: Film; src: url(data:font/woff2;base64,${font}); font-weight: 800; font-stretch: 75% 100% }
    body { margin: 0; overflow: hidden } svg { display: block }
    .title { font-family: Film; font-weight: 800; font-stretch: 80%; letter-spacing: -0.02em }
  </style><body></body></html>`;
}

/** The pictures of these seconds as PNG files; a frame like the one before is not drawn again. */
export async function* drawFrames(seconds: Iterable<number>): AsyncGenerator<Buffer> {
  const executablePath = process.env['CHROMIUM'] || CHROMIUM.find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--force-color-profile=srgb'] });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: 'light' });
    await page.setContent(stage());
    await page.evaluate(() => document.fonts.load('800 100px Film'));
    const session = await page.context().newCDPSession(page);
    let last = { markup: '', png: Buffer.alloc(0) };
    for (const second of seconds) {
      const markup = frameMarkup(second);
      if (markup !== last.markup) {
        await page.evaluate((svg) => void (document.body.innerHTML = svg), markup);
        const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
        last = { markup, png: Buffer.from(data, 'base64') };
      }
      yield last.png;
    }
  } finally {
    await browser.close();
  }
}
