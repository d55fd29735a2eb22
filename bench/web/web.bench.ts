import { chromium } from '@playwright/test';
import { PRERENDERED } from '../../web/app/lib/prerendered.ts';
import type { Figure } from '../figure.ts';
import { BROWSER } from './browser.ts';
import { visitDetail } from './detail-visit.ts';
import { type FirstVisit, firstVisit } from './first-visit.ts';
import { buildFront, startHouse } from './house.ts';
import { serveSkeleton } from './skeleton.ts';

const BAR = 1.3;
// Tabs, dialogs, the menu and the checks of what is sent come on top of what the start page has.
const DETAIL_BAR = 2.6;

/** Script and style of first visits of the start page and of a career beside an empty product of the same framework. */
export async function benchWeb(): Promise<Figure[]> {
  buildFront();
  const skeleton = await serveSkeleton();
  const house = await startHouse();
  const browser = await chromium.launch(BROWSER);
  try {
    const empty = await firstVisit(browser, skeleton.url, '/');
    const visits = [];
    for (const path of PRERENDERED) visits.push(await firstVisit(browser, house.url, path));
    const detail = await visitDetail(browser, house.url);
    return [
      figureOf('/', visits[0] ?? empty, empty, BAR, { skeleton: empty, pages: visits }),
      figureOf('the page of a career, signed in', detail, empty, DETAIL_BAR, { page: detail }),
    ];
  } finally {
    await browser.close();
    await house.stop();
    skeleton.stop();
  }
}

function figureOf(what: string, visit: FirstVisit, empty: FirstVisit, bar: number, details: object): Figure {
  const value = visit.script + visit.style;
  const yardstick = empty.script + empty.style;
  const ratio = value / yardstick;
  return {
    name: `script and style of the first visit of ${what}, compressed`,
    value,
    yardstick,
    unit: 'bytes',
    ratio: Number(ratio.toFixed(3)),
    bar: `at most ${bar} times the empty framework-mode skeleton (React, React Router, TanStack Query)`,
    met: ratio <= bar,
    details,
  };
}
