import { chromium } from '@playwright/test';
const O = 'http://localhost:4315';
const say = (row, ok, note = '') => console.log(row, ok ? 'ok' : 'FAIL', note);
const J = { 'content-type': 'application/json' };
const api = async (path, opt = {}) => { const r = await fetch(O + '/api/v1' + path, opt); return r.status === 204 ? null : r.json(); };
const signIn = (who) => api('/auth/', { method: 'POST', headers: J, body: JSON.stringify({ email: `${who}@demo.careerscoop.app`, password: 'scoop-demo-2026' }) });
const s = await signIn('student'), fresh = await signIn('new');
const ten = await api('/result/', { headers: { authorization: 'Bearer ' + s.access } });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const ctx = (who, w = 1400, h = 900, more = {}) => b.newContext({ viewport: { width: w, height: h }, permissions: ['clipboard-read', 'clipboard-write'], ...more, storageState: { cookies: [], origins: [{ origin: O, localStorage: [['access_token', who.access], ['refresh_token', who.refresh], ['user', JSON.stringify(who.user)]].map(([name, value]) => ({ name, value })) }] } });
const c = await ctx(s); const p = await c.newPage();
p.setDefaultTimeout(8000);
const career = (n) => `${O}/profile/recommendations/career/${n}`;
const mock = async (change) => { await p.unroute('**/api/v1/result/*/').catch(() => {}); await p.route('**/api/v1/result/*/', async (r) => { if (r.request().method() !== 'GET') return r.continue(); const body = await (await r.fetch()).json(); await r.fulfill({ json: { ...body, ...change(body) } }); }); };
const go = async (i = 0) => { await p.goto(career(ten[i].id), { waitUntil: 'networkidle' }); };
const step = async (row, fn) => { try { const r = await fn(); say(row, r === undefined ? true : Array.isArray(r) ? r[0] : r, Array.isArray(r) ? JSON.stringify(r[1]) : ''); } catch (e) { say(row, false, e.message.split('\n')[0]); } };

await step('01', async () => { await mock((x) => ({ unique_title: { ...x.unique_title, mask_title: '' } })); await go(); const a = await p.locator('h1').innerText(); await mock(() => ({})); await go(); const m = await p.locator('h1').innerText(); return [a === ten[0].unique_title.text && m === ten[0].unique_title.mask_title, { a, m }]; });
await step('04', async () => { await mock(() => ({ first_name: 'Ada' })); await go(); return [await p.getByText('Your mentor: Ada').isVisible(), 0]; });
await step('05', async () => { await mock(() => ({ description_long: '<p>Hello <b>bold</b></p><script>x</script><img src=x onerror=1>' })); await go(); return [await p.locator('.cd-head__d b').innerText() === 'bold' && await p.locator('.cd-head__d img').count() === 0, await p.locator('.cd-head__d').innerHTML()]; });
await step('06/08 image', async () => { await mock(() => ({ resource: '/art/tiles/animals.svg', description_long: 'Short.' })); await go(); return [(await p.locator('.cd-media').boundingBox()).height === 440, (await p.locator('.cd-media').boundingBox()).height]; });
await step('06/08 plain img', async () => { await mock(() => ({ resource: '/share.png', description_long: 'Short.' })); await go(); const h = (await p.locator('.cd-media img').boundingBox()).height; return [h === 440, h]; });
await step('06/08 video', async () => { await mock(() => ({ resource: '/x.mp4', resource_type: 'video', description_long: 'Short.' })); await go(); const h = (await p.locator('.cd-media video').boundingBox()).height; return [h === 460, h]; });
await step('09', async () => { await mock(() => ({ description_long: 'Long words go on and on here. '.repeat(90) })); await go(); const h = (await p.locator('.cd-media').boundingBox()).height; const d = (await p.locator('.cd-head__d').boundingBox()).height; return [h !== 440 && d > 426, { h, d }]; });
await step('07', async () => { await mock(() => ({ resource: '' })); await go(); return [await p.locator('.cd-media').count() === 0, 0]; });
await p.unroute('**/api/v1/result/*/');
await step('16', async () => { await go(); await p.getByRole('button', { name: 'Learn More' }).click(); const d = p.getByRole('dialog', { name: 'Choose your way to learn more.' }); const t = await d.innerText(); return [!t.includes('Buddy') && t.includes('AI Insights Report') && t.includes('Career Outlook'), t]; });
await step('17', async () => { await go(); await p.getByRole('button', { name: 'More', exact: true }).click(); const t = await p.getByRole('dialog', { name: 'More' }).locator('b').allInnerTexts(); return [t.join() === 'Career Outlook,AI Insights Report,Mentorship Session,AI Career Buddy', t]; });
await step('15', async () => { await go(1); const btn = p.getByRole('region', { name: 'How does it sound?' }).getByRole('button', { name: /Save/ }); const before = await btn.innerText(); await btn.click(); const n = p.getByRole('region', { name: 'Notices' }); const t0 = Date.now(); await n.getByText(/Saved|saved/).first().waitFor(); const said = await n.innerText(); await n.getByText(/Saved|saved/).first().waitFor({ state: 'hidden' }); return [true, { before, said, ms: Date.now() - t0 }]; });
await step('25', async () => { await p.goto(`${O}/profile/recommendations`, { waitUntil: 'networkidle' }); await p.getByRole('link', { name: /^View/ }).last().click(); await p.waitForURL(/career/); await p.locator('h1').waitFor(); await p.waitForTimeout(300); return [await p.evaluate(() => scrollY) === 0, await p.evaluate(() => scrollY)]; });
await step('26', async () => { await go(2); const t = await p.getByRole('tab').allInnerTexts(); const det = await api(`/result/${ten[2].id}/`, { headers: { authorization: 'Bearer ' + s.access } }); return [t.map((x) => x.trim()).join() === det.unique_title_questions.map((q) => q.question).join() && await p.getByRole('heading', { name: 'Get the Scoop', exact: true }).isVisible(), t]; });
await step('28', async () => { await mock((x) => ({ unique_title_questions: x.unique_title_questions.map((q) => ({ ...q, answer: `<b>${'abcdefghi '.repeat(20).trim()}</b>` })) })); await go(2); await p.getByRole('tab').first().click(); const t0 = Date.now(); await p.locator('.typed:not([data-typing])').waitFor(); const ms = Date.now() - t0; return [ms > 2500 && ms < 3800 && !(await p.locator('.typed').innerText()).includes('<'), ms]; });
for (const [k, title] of [['M', 'Moderate'], ['H', 'High'], ['L', 'Low']]) await step('34 ' + k, async () => { await mock(() => ({ impact: k })); await go(2); const card = p.getByRole('region', { name: /AI impact/ }); return [(await card.innerText()).includes(title), await card.evaluate((e) => getComputedStyle(e).backgroundColor)]; });
await p.unroute('**/api/v1/result/*/');
await step('36', async () => { await go(8); return [await p.locator('.cd-head').getByText('AI recommended').isVisible(), await p.locator('.cd-head__tags').innerText()]; });
await step('42', async () => { await go(); await p.getByRole('group', { name: /AI Career Buddy is only/ }).hover(); await p.waitForTimeout(900); return [await p.getByText('AI Career Buddy is only available with certain subscriptions').first().isVisible(), await p.getByPlaceholder('Select an option above...').isDisabled()]; });
await step('related', async () => { const l = p.locator('.related-link').first(); const name = await l.innerText(); await l.click(); await p.waitForURL(/\/careers\//); return [(await p.locator('h1').innerText()) === name, p.url()]; });
await step('03/390', async () => { const m = await (await ctx(s, 390, 844)).newPage(); await m.goto(career(ten[0].id), { waitUntil: 'networkidle' }); return [await m.getByRole('link', { name: 'Back to your careers' }).isHidden(), await m.getByRole('banner').innerText()]; });
await step('S11', async () => {
  await p.goto(`${O}/profile/strengths`, { waitUntil: 'networkidle' });
  const times = [];
  for (const name of ['Next card', 'Next card', 'Card before']) {
    times.push(await p.evaluate(async (name) => { const row = document.querySelector('.strengths__row'); const x = () => new DOMMatrix(getComputedStyle(row).transform).m41; const t0 = performance.now(); document.querySelector(`[aria-label="${name}"]`).click(); let last = x(), lastChange = t0, trace = []; while (performance.now() - t0 < 1500) { await new Promise((r) => requestAnimationFrame(r)); const now = x(); if (Math.abs(now - last) > 0.5) { lastChange = performance.now(); } last = now; } return Math.round(lastChange - t0); }, name));
  }
  return [times.every((t) => t > 380 && t < 640), times];
});
await step('S01-10', async () => { const t = await p.locator('main').innerText(); return [/Strengths/.test(t) && t.includes('Hi, Noor!') && t.includes("Lean on your strengths — they'll guide you forward"), await p.locator('h2').allInnerTexts()]; });
await b.close();
