import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { docsRoutes } from './platform/docs.routes.ts';
import { endpointsOf } from './platform/endpoints-of.ts';
import { AppError, answerErrors, answerUnreadable } from './platform/errors.ts';
import { guardByAccess } from './platform/guards.ts';
import { healthRoutes } from './platform/health.routes.ts';
import { limitCalls } from './platform/limit-calls.ts';
import { openStreamsOf } from './platform/open-streams.ts';
import { readJson } from './platform/read-json.ts';
import { securityHeaders } from './platform/security-headers.ts';
import type { Services } from './platform/services.ts';
import { siteFilesRoutes } from './platform/site-files.routes.ts';
import { describeSite } from './platform/site.routes.ts';
import { serveWeb } from './platform/web-files.ts';
import { writeAnswers } from './platform/write-answers.ts';

/** The longest body of JSON: a whole assessment is a tenth of it. Files and hooks have limits of their own. */
const MOST_BYTES = 512 * 1024;

/** Where the log's lines go, when not to the standard output. */
interface LogStream {
  write(line: string): void;
}

/** Builds the server without listening, so that tests ask it directly. `webFolder` is the built front end, if any. */
export async function buildApp(services: Services, webFolder?: string, log?: LogStream): Promise<FastifyInstance> {
  const { config, subjects } = services;
  const loggedPath = hidePaths(subjects.flatMap(({ unlogged = [] }) => unlogged));
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(log ? { stream: log } : {}),
      serializers: { req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
    },
    bodyLimit: MOST_BYTES,
    schemaController: { compilersFactory: { buildSerializer: writeAnswers } },
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 200 },
  });
  answerErrors(app);
  openStreamsOf(app);
  readJson(app);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  securityHeaders(app, config);
  await app.register(compress, { globalCompression: true, threshold: 1024 });
  // The embedded database works in this process, so that a long query there would look like pressure.
  if (!config.demo) await app.register(underPressure, { maxEventLoopDelay: 2_000, exposeStatusRoute: false });

  const isKnown = addressesOf(subjects);
  await app.register(healthRoutes, services);
  await app.register(
    async (api) => {
      await limitCalls(api, services, 'api');
      await api.register(docsRoutes, services);
      await api.register(versionOne(services), { prefix: '/v1' });
      // Routes and not a handler of what is not found: the front end's own route for all addresses must not answer here.
      for (const unknown of ['/', '/*']) {
        api.all(unknown, (request) => {
          throw new AppError(isKnown(request.url) ? 'method_not_allowed' : 'not_found');
        });
      }
    },
    { prefix: '/api' },
  );
  for (const { outside } of subjects) if (outside) await app.register(async (own) => outside(own, services));
  if (webFolder) {
    siteFilesRoutes(app, { folder: webFolder, publicUrl: config.publicUrl });
    await serveWeb(
      app,
      webFolder,
      describeSite(config),
      subjects.flatMap(({ pages }) => pages?.(services) ?? []),
    );
  }
  return app;
}

/** An address without its query, which may hold a token of a mailed link or a search, and without what opens a photo or a report. */
function hidePaths(unlogged: readonly string[]): (url: string) => string | undefined {
  const hidden = new RegExp(`^(${unlogged.join('|')}).+`, 'i');
  return (url) => url.split('?')[0]?.replace(hidden, '$1…');
}

/** The endpoints of every subject, each guarded by its own access. */
function versionOne(services: Services) {
  return async (v1: FastifyInstance) => {
    guardByAccess(v1, services);
    for (const { routes } of services.subjects) if (routes) await v1.register(async (own) => routes(own, services));
  };
}

/** Whether an address is known, so that its fault is the method. */
function addressesOf(subjects: Services['subjects']): (url: string) => boolean {
  const known = [...new Set(endpointsOf(subjects).map(({ endpoint }) => endpoint.path))].map(
    (path) => new RegExp(`^${join('/api/v1', path).replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
  );
  return (url) => {
    const path = url.split('?')[0] ?? '';
    return known.some((one) => one.test(path));
  };
}
