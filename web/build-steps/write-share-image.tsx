// Draws the picture that a shared link shows, from our own kit: `npm run share-image --workspace web` after a change of
// it. The file is kept with the source, because drawing letters needs a browser, and a build must not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import Hero from '@careerscoop/art/scenes/hero.tsx';
import { LogoMark } from '../app/ui/logo.tsx';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../app/ui', path));
const font = read('fonts/bricolage.woff2').toString('base64');
const tokens = read('tokens.css')
  .toString()
  .replace(/@font-face \{[^}]*\}/g, '');
const STYLE = `
@font-face { font-family: 'Bricolage Grotesque Variable'; src: url(data:font/woff2;base64,${font}); font-weight: 800; font-stretch: 75% 100%; }
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; padding: 28px; background: var(--ground); color: var(--on-block); overflow: hidden; }
main { position: relative; height: 100%; padding: 52px 56px; border-radius: 56px; background: var(--straw-block); overflow: hidden; }
.name { display: flex; gap: 18px; align-items: center; font: 800 46px/1 var(--display); font-stretch: 84%; letter-spacing: -.03em; }
.name svg { width: 54px; height: 66px; }
h1 { position: absolute; left: 56px; bottom: 46px; width: 530px; font: 800 108px/.92 var(--display); font-stretch: 78%; letter-spacing: -.025em; text-wrap: balance; }
.art { position: absolute; right: -6px; top: 26px; height: 640px; }
`;
const page = renderToStaticMarkup(
  <html lang="en">
    <head>
      <style dangerouslySetInnerHTML={{ __html: tokens + STYLE }} />
    </head>
    <body>
      <main>
        <p className="name">
          <LogoMark />
          CareerScoop
        </p>
        <h1>800+ careers. Let’s find your ten.</h1>
        <Hero />
      </main>
    </body>
  </html>,
);

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
await tab.setContent(`<!doctype html>${page}`);
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: join(import.meta.dirname, '../public/share.png') });
await browser.close();
console.log('public/share.png written');
