import { expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

const BUILT =
  '<link rel="canonical" href="https://public-url.invalid/faq"/><script type="application/json" id="site">{}</script>' +
  '<meta property="og:image" content="https://public-url.invalid/share.png"/>';
const site = {
  demo: false,
  public_url: 'https://careers.example',
  links: { for_organizations: null, blog: null, social: [] },
  organization: { name: 'CareerScoop', address: '5 Cone Street', mailbox: 'hello@careers.example', is_example: false },
  companions_open: true,
};

it('writes the address that people use wherever the build could not know it', () => {
  const html = fillPage(BUILT, site);
  expect(html).toContain('<link rel="canonical" href="https://careers.example/faq"/>');
  expect(html).toContain('content="https://careers.example/share.png"');
  expect(html).not.toContain('public-url.invalid');
});

it('brings the browser what it has to know, and nothing in it ends the element early', () => {
  const links = { ...site.links, blog: 'https://blog.example/?a=$&</script><b>' };
  const html = fillPage(BUILT, { ...site, links });
  const [, data] = /id="site">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data ?? '')).toEqual({ ...site, links });
  expect(html).not.toContain('<b>');
});
