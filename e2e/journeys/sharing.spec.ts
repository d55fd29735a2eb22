import { expect, test } from '../house/test.ts';

/** What the head of a page says; `said` by property or name. */
function headOf(html: string) {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href),
    said: Object.fromEntries(tags.map(([, name, content]) => [name, content])) as Record<string, string>,
  };
}

/** The page under another address that search engines are told of. */
const SAME: Record<string, string> = { '/faq/careerexplorer': '/faq', '/stories/students': '/stories' };
const PUBLIC = [
  ...['/', '/signup', '/signin', '/new/student', '/pricingplan', '/about', '/privacypolicy', '/terms'],
  ...['/careers', '/careers/veterinarians', '/careers/actors'],
  ...['/stories', '/stories/students', '/stories/parents', '/faq', '/faq/careerexplorer', '/faq/communitypartner'],
];

test('every public page has a head of its own that can be shared', async ({ request, origin }) => {
  const heads = await Promise.all(PUBLIC.map(async (path) => ({ path, ...headOf(await (await request.get(path)).text()) })));
  for (const { path, title, canonical, said } of heads) {
    const url = origin + (SAME[path] ?? path);
    expect(canonical, path).toEqual([url]);
    expect(said, path).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'CareerScoop',
      'og:title': title,
      'og:description': said['description'],
      'og:url': url,
      'og:image': `${origin}/share.png`,
      'twitter:card': 'summary_large_image',
    });
    expect(said['description']?.length, path).toBeGreaterThan(50);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PUBLIC.length);
  expect(new Set(heads.map(({ said }) => said['description'])).size).toBe(PUBLIC.length);
});

test('the picture of a shared link is there, and as large as it says', async ({ request }) => {
  const answer = await request.get('/share.png');
  expect(answer.headers()['content-type']).toBe('image/png');
  const bytes = await answer.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(300_000);
});

test('search engines are told of each page once', async ({ request, origin }) => {
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  for (const path of PUBLIC) expect(listed.includes(origin + path), path).toBe(!(path in SAME));
});

test('the head follows from page to page', async ({ page, origin }) => {
  await page.goto('/faq/careerexplorer');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await page.getByRole('link', { name: 'Community Partner' }).click();
  await expect(page).toHaveTitle(/community partners/);
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${origin}/faq/communitypartner`);
});
