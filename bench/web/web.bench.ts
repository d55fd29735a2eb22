import { chromium } from '@playwright/test';
import { PRERENDERED } from '../../web/app/lib/prerendered.ts';
import type { Figure } from '../figure.ts';
import { BROWSER } from './browser.ts';
import { firstVisit } from './first-visit.ts';
import { buildFront, startHouse } from './house.ts';
import { serveSkeleton } from './skeleton.ts';

const BAR = 1.3;

/** Script and style of a first visit of the start page beside an empty product of the same framework. */
export async function benchWeb(): Promise<Figure> {
  buildFront();
  const skeleton = await serveSkeleton();
  const house = await startHouse();
  const browser = await chromium.launch(BROWSER);
  try {
    const empty = await firstVisit(browser, skeleton.url, '/');
    const visits = [];
    for (const path of PRERENDERED) visits.push(await firstVisit(browser, house.url, path));
    const [home = empty] = visits;
    const value = home.script + home.style;
    const yardstick = empty.script + empty.style;
    const ratio = value / yardstick;
    return {
      name: 'script and style of the first visit of /, compressed',
      value,
      yardstick,
      unit: 'bytes',
      ratio: Number(ratio.toFixed(3)),
      bar: `at most ${BAR} times the empty framework-mode skeleton (React, React Router, TanStack Query)`,
      met: ratio <= BAR,
      details: { skeleton: empty, pages: visits },
    };
  } finally {
    await browser.close();
    await house.stop();
    skeleton.stop();
  }
}
