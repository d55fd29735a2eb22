import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Where search engines have nothing to look for. */
const CLOSED = ['/api/', '/dev/', '/profile', '/results', '/scenario', '/confirm', '/unsubscribe'];
const HOUR = 'public, max-age=3600';

/**
 * What search engines ask for: which pages there are and where not to look. Only the server knows the address it is
 * reached at. The build of the front end leaves the list of its public pages beside its folder.
 */
export function siteFilesRoutes(app: FastifyInstance, { folder, publicUrl }: { folder: string; publicUrl: string }): void {
  const pages = JSON.parse(readFileSync(join(folder, '..', 'pages.json'), 'utf8')) as string[];
  const robots = robotsText(publicUrl);
  const sitemap = sitemapText(publicUrl, pages);
  app.get('/robots.txt', (_, reply) => reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_, reply) => reply.header('cache-control', HOUR).type('application/xml; charset=utf-8').send(sitemap));
}

export function robotsText(publicUrl: string): string {
  return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** A list of the pages, each by its whole address. */
export function sitemapText(publicUrl: string, pages: readonly string[]): string {
  const places = pages.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
