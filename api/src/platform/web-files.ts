import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ERRORS } from '@careerscoop/contract/errors';
import type { Site } from '@careerscoop/contract/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { fillPage } from './fill-page.ts';
import { etagOf, type Page, sendPage } from './send-page.ts';

/** Addresses that open something only for who has them: no search engine and no browser keeps them. */
export interface Unlisted {
  at: RegExp;
  /** @throws AppError where there is nothing for this caller; the page then comes with the status of that refusal. */
  open(path: string, ip: string): Promise<void>;
}

/** Pages of which there are so many that each is read when somebody asks for it, not kept. */
const MANY = /^\/careers\/./;
/** Beside the files that they are the compressed form of, and sent in their place. */
const PACKED = /\.(br|gz)$/;
/** With a query it is one of thousands of pairs, of which search engines need none. */
const UNLISTED_QUERY = '/careers/compare';

/**
 * Serves the built front end. A prerendered address answers its own HTML, another address of the client's router the
 * empty shell, and everything else the shell with 404, so that unknown addresses are never taken for pages.
 */
export async function serveWeb(app: FastifyInstance, folder: string, site: Site, unlisted: readonly Unlisted[] = []): Promise<void> {
  const { pages, files } = readFolder(folder);
  const kept = new Map<string, Page>();
  const pageAt = (path: string) => {
    const file = pages.get(path);
    const page = kept.get(path) ?? (file && readPage(join(folder, file), site));
    if (page && !MANY.test(path)) kept.set(path, page);
    return page;
  };
  const shell = pageAt('/__spa-fallback.html');
  if (!shell) throw new Error('The front end is not built: run npm run build.');
  const routes = readRoutes(folder);

  await app.register(fastifyStatic, {
    root: folder,
    // A route for each of two thousand files would take a second of every start: the one route below knows their names.
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const named = relative(folder, path).startsWith(`assets${sep}`);
      // The names of assets hold a hash of their content.
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.get('/*', async (request, reply) => {
    const path = cleanPath(request);
    if (files.has(path)) return reply.sendFile(path);
    const closed = unlisted.find(({ at }) => at.test(path));
    if (closed) {
      const refused = await closed.open(path, request.ip).then(() => undefined, refusalOf);
      if (refused?.retryAfterSeconds) reply.header('retry-after', Math.ceil(refused.retryAfterSeconds));
      const status = refused ? ERRORS[refused.code].status : 200;
      return sendPage(request, reply.header('x-robots-tag', 'noindex, nofollow'), { ...shell, keep: false }, status);
    }
    const page = pageAt(path);
    if (path === UNLISTED_QUERY && request.url.includes('?')) reply.header('x-robots-tag', 'noindex');
    if (page) return sendPage(request, reply, page, 200);
    return sendPage(request, reply, shell, routes.some((route) => route.test(path)) ? 200 : 404);
  });
}

/** What was refused on purpose. @throws whatever else went wrong */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

function cleanPath(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return path === '/' ? path : path.replace(/\/+$/, '');
}

/** What was built: the pages' files by their addresses, and the addresses of all other files. */
function readFolder(folder: string): { pages: Map<string, string>; files: Set<string> } {
  const pages = new Map<string, string>();
  const files = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || PACKED.test(entry.name)) continue;
    const file = relative(folder, join(entry.parentPath, entry.name));
    const address = `/${file.split(sep).join('/')}`;
    if (entry.name.endsWith('.html')) pages.set(address.replace(/\/index\.html$/, '') || '/', file);
    else files.add(address);
  }
  return { pages, files };
}

function readPage(file: string, site: Site): Page {
  const html = fillPage(readFileSync(file, 'utf8'), site);
  return { html, csp: contentSecurityPolicy(html), etag: etagOf(html), packed: {} };
}

/** Strict: only this house's own files, and exactly the inline scripts of this page, each by its hash. */
function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
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
