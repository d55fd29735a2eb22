import { type Browser, type Request } from '@playwright/test';

/** What a phone fetches that comes for the first time, in bytes as they travel. */
export interface FirstVisit {
  path: string;
  html: number;
  script: number;
  style: number;
  font: number;
  image: number;
  data: number;
  requests: number;
}

type Kind = Exclude<keyof FirstVisit, 'path' | 'requests'>;

const KINDS: Record<string, Kind> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
  fetch: 'data',
  xhr: 'data',
};

/**
 * Opens the page in an empty browser, does nothing, and adds up what came until the network was quiet. `kept` is what the
 * browser holds of somebody who is signed in.
 */
export async function firstVisit(browser: Browser, origin: string, path: string, kept: Record<string, string> = {}): Promise<FirstVisit> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const visit: FirstVisit = { path, html: 0, script: 0, style: 0, font: 0, image: 0, data: 0, requests: finished.length };
    for (const request of finished) {
      const kind = KINDS[request.resourceType()];
      if (kind) visit[kind] += (await request.sizes()).responseBodySize;
    }
    return visit;
  } finally {
    await context.close();
  }
}
