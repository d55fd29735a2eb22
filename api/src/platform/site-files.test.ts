import { describe, expect, it } from 'vitest';
import { robotsText, sitemapText } from './site-files.routes.ts';

describe('what search engines ask for', () => {
  it('names every public page by its whole address', () => {
    const text = sitemapText('https://careers.example', ['/', '/faq']);
    expect(text).toContain('<loc>https://careers.example/</loc>');
    expect(text).toContain('<loc>https://careers.example/faq</loc>');
  });

  it('keeps what is written into the address inside its element', () => {
    expect(sitemapText('https://careers.example/?a&b', ['/'])).toContain('?a&amp;b/');
  });

  it('keeps the private pages out and leads to the list', () => {
    const text = robotsText('https://careers.example');
    expect(text).toContain('Disallow: /profile');
    expect(text).toContain('Sitemap: https://careers.example/sitemap.xml');
  });
});
