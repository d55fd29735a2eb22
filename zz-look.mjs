import { chromium } from '@playwright/test';
const O = process.env.O ?? 'http://localhost:4315';
const what = process.argv[2] ?? 'all';
const api = async (path, opt = {}) => (await fetch(O + '/api/v1' + path, opt)).json();
const s = await api('/auth/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'student@demo.careerscoop.app', password: 'scoop-demo-2026' }) });
const ten = await api('/result/', { headers: { authorization: 'Bearer ' + s.access } });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, h] of [[390, 844], [768, 1024], [1440, 900]]) for (const scheme of ['light', 'dark']) {
  if (process.argv[3] && !process.argv[3].includes(String(w))) continue;
  if (process.argv[4] && process.argv[4] !== scheme) continue;
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: 'reduce', storageState: { cookies: [], origins: [{ origin: O, localStorage: [['access_token', s.access], ['refresh_token', s.refresh], ['user', JSON.stringify(s.user)]].map(([name, value]) => ({ name, value })) }] } });
  const p = await c.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  p.on('pageerror', (e) => console.log('pageerror', e.message));
  if (what === 'all' || what === 'detail') {
    await p.goto(`${O}/profile/recommendations/career/${ten[Number(process.env.N ?? 0)].id}`, { waitUntil: 'networkidle' });
    await p.getByRole('tab').nth(2).click();
    await p.waitForTimeout(300);
    await p.screenshot({ path: `/tmp/scoop-shots/detail-${w}-${scheme}.png`, fullPage: true });
    await p.locator('.ich').screenshot({ path: `/tmp/scoop-shots/ich-${w}-${scheme}.png` });
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log('overflow', w, over);
  }
  if (what === 'all' || what === 'strengths') {
    await p.goto(`${O}/profile/strengths`, { waitUntil: 'networkidle' });
    await p.screenshot({ path: `/tmp/scoop-shots/strengths-${w}-${scheme}.png`, fullPage: true });
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log('overflow str', w, over);
  }
  await c.close();
}
await b.close();
