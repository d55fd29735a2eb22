import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Site } from '@careerscoop/contract/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillPage } from './fill-page.ts';

interface Page {
  html: string;
  csp: string;
  /** Changes with the page, so that a browser that has it already need not fetch it again. */
  etag: string;
  /** The same, compressed when somebody first asks for it so: the build cannot, as the server fills in its own words. */
  packed: Partial<Record<Coding, Buffer>>;
}

type Coding = 'br' | 'gzip';
/** The better one first. A page is compressed once, so it may take some milliseconds. */
const CODINGS: Record<Coding, (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html) => gzipSync(html, { level: 9 }),
};

/**
 * Serves the built front end. A prerendered address answers its own HTML, another address of the client's router the
 * empty shell, and everything else the shell with 404, so that unknown addresses are never taken for pages.
 */
export async function serveWeb(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  const pages = readPages(folder, site);
  const shell = pages.get('/__spa-fallback.html');
  if (!shell) throw new Error('The front end is not built: run npm run build.');
  const routes = readRoutes(folder);

  await app.register(fastifyStatic, {
    root: folder,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html'],
    setHeaders: (reply, path) => {
      const named = relative(folder, path).startsWith(`assets${sep}`);
      // The names of assets hold a hash of their content.
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.get('/*', (request, reply) => {
    const path = cleanPath(request);
    const page = pages.get(path);
    if (page) return sendPage(request, reply, page, 200);
    return sendPage(request, reply, shell, routes.some((route) => route.test(path)) ? 200 : 404);
  });
}

function cleanPath(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return path === '/' ? path : path.replace(/\/+$/, '');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  reply
    .status(status)
    .header('content-security-policy', page.csp)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const coding = (Object.keys(CODINGS) as Coding[]).find((each) => takes(request, each));
  if (!coding) return reply.send(page.html);
  const packed = (page.packed[coding] ??= CODINGS[coding](page.html));
  return reply.header('content-encoding', coding).send(packed);
}

/** Whether the client reads this coding; one that it weighs with nothing it does not. */
function takes(request: FastifyRequest, coding: Coding): boolean {
  const named = (request.headers['accept-encoding'] ?? '').split(',').find((part) => part.trim().split(';')[0] === coding);
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named);
}

function readPages(folder: string, site: Site): Map<string, Page> {
  const pages = new Map<string, Page>();
  if (!existsSync(folder)) return pages;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = fillPage(readFileSync(join(folder, file), 'utf8'), site);
    const address = `/${file.split(sep).join('/')}`;
    const path = address.replace(/\/index\.html$/, '') || '/';
    pages.set(address.endsWith('/index.html') ? path : address, {
      html,
      csp: contentSecurityPolicy(html),
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      packed: {},
    });
  }
  return pages;
}

/** Strict: only this house's own files, and exactly the inline scripts of this page, each by its hash. */
function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script ?? '').digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    "style-src-elem 'self'",
    // Prerendered markup carries style attributes, which cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The client's route patterns, written by the build: `/scenario/:scenario_id/:step?` and so on. */
function readRoutes(folder: string): RegExp[] {
  const file = join(folder, '..', 'routes.json');
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as string[];
  return patterns.map((pattern) => {
    const source = pattern
      .split('/')
      .filter(Boolean)
      .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+') : `/${part}`))
      .join('');
    return new RegExp(`^${source || '/'}$`, 'i');
  });
}
