import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { ALL_ENDPOINTS } from '@careerscoop/contract/all';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { ownAccountRoutes } from './accounts/own-account.routes.ts';
import { assessmentRoutes } from './assessment/assessment.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { matchRoutes } from './careers/match.routes.ts';
import { recommendationsRoutes, resultsRoutes } from './results/results.routes.ts';
import { companionsRoutes } from './companions/companions.routes.ts';
import { consentRoutes } from './consent/consent.routes.ts';
import { consentLinkRoutes, guardianRoutes } from './consent/guardian.routes.ts';
import { guardianDataRoutes } from './profile/guardian-data.routes.ts';
import { requireGuardian } from './consent/guardian-guard.ts';
import { contentRoutes, resourcesRoutes } from './content/content.routes.ts';
import { feedbackRoutes } from './mentoring/feedback.routes.ts';
import { mentorsRoutes, sessionListRoutes, sessionRequestRoutes } from './mentoring/mentoring.routes.ts';
import { oneClickRoutes } from './outreach/one-click.routes.ts';
import { outreachRoutes } from './outreach/outreach.routes.ts';
import { placesRoutes } from './places/places.routes.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { docsRoutes } from './platform/docs.routes.ts';
import { AppError, answerErrors, answerUnreadable } from './platform/errors.ts';
import { healthRoutes } from './platform/health.routes.ts';
import { networkOf } from './platform/network-of.ts';
import { outboxRoutes } from './platform/outbox.routes.ts';
import { readJson } from './platform/read-json.ts';
import { securityHeaders } from './platform/security-headers.ts';
import type { Services } from './platform/services.ts';
import { requireSignIn } from './platform/sign-in-guard.ts';
import { siteFilesRoutes } from './platform/site-files.routes.ts';
import { describeSite, siteRoutes } from './platform/site.routes.ts';
import { serveWeb } from './platform/web-files.ts';
import { writeAnswers } from './platform/write-answers.ts';
import { photosRoutes } from './profile/photos.routes.ts';
import { openedReportRoutes, reportPages, reportRoutes } from './report/report.routes.ts';
import { scoopRoutes } from './scoop/scoop.routes.ts';
import { strengthsRoutes } from './strengths/strengths.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';

const MEGABYTE = 1024 * 1024;

/** Where the log's lines go, when not to the standard output. */
interface LogStream {
  write(line: string): void;
}

/** Builds the server without listening, so that tests ask it directly. `webFolder` is the built front end, if any. */
export async function buildApp(services: Services, webFolder?: string, log?: LogStream): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(log ? { stream: log } : {}),
      serializers: { req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
    },
    bodyLimit: MEGABYTE,
    schemaController: { compilersFactory: { buildSerializer: writeAnswers } },
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 200 },
  });
  answerErrors(app);
  readJson(app);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  securityHeaders(app, config);
  await app.register(compress, { globalCompression: true, threshold: 1024 });
  // The embedded database works in this process, so that a long query there would look like pressure.
  if (!config.demo) await app.register(underPressure, { maxEventLoopDelay: 2_000, exposeStatusRoute: false });

  await app.register(healthRoutes, services);
  await app.register(
    async (api) => {
      await api.register(rateLimit, { max: config.rateLimit, timeWindow: '1 minute', keyGenerator: ({ ip }) => networkOf(ip) });
      await api.register(docsRoutes, services);
      await api.register(versionOne(services), { prefix: '/v1' });
      // Routes and not a handler of what is not found: the front end's own route for all addresses must not answer here.
      for (const unknown of ['/', '/*']) {
        api.all(unknown, (request) => {
          throw new AppError(otherMethodExists(request.url) ? 'method_not_allowed' : 'not_found');
        });
      }
    },
    { prefix: '/api' },
  );
  await app.register(oneClickRoutes, services);
  await app.register(photosRoutes, services);
  if (config.demo) await app.register(outboxRoutes, services);
  if (webFolder) {
    siteFilesRoutes(app, { folder: webFolder, publicUrl: config.publicUrl });
    await serveWeb(app, webFolder, describeSite(config), reportPages(services));
  }
  return app;
}

/** Without its query, which may hold a token of a mailed link or a search, and without what opens a photo or a report. */
function loggedPath(url: string): string | undefined {
  return url.split('?')[0]?.replace(/^(\/files\/photos\/|\/report\/|\/api\/v1\/reports\/).+/i, '$1…');
}

/** Who may call what: one scope per access level. */
function versionOne(services: Services) {
  return async (v1: FastifyInstance) => {
    await v1.register(async (anybody) => {
      accountsRoutes(anybody, services);
      catalogueRoutes(anybody, services);
      consentLinkRoutes(anybody, services);
      contentRoutes(anybody, services);
      mentorsRoutes(anybody, services);
      openedReportRoutes(anybody, services);
      outreachRoutes(anybody, services);
      placesRoutes(anybody, services);
      plansRoutes(anybody, services);
      siteRoutes(anybody, services);
    });
    await v1.register(async (signedIn) => {
      requireSignIn(signedIn, services);
      ownAccountRoutes(signedIn, services);
      await signedIn.register((own) => profileRoutes(own, services));
      recommendationsRoutes(signedIn, services);
      resourcesRoutes(signedIn, services);
      sessionListRoutes(signedIn, services);
      feedbackRoutes(signedIn, services);
    });
    await v1.register(async (guardian) => {
      requireGuardian(guardian, services);
      guardianRoutes(guardian, services);
      guardianDataRoutes(guardian, services);
    });
    await v1.register(async (student) => {
      requireSignIn(student, services, 'Student');
      assessmentRoutes(student, services);
      companionsRoutes(student, services);
      consentRoutes(student, services);
      matchRoutes(student, services);
      sessionRequestRoutes(student, services);
      strengthsRoutes(student, services);
      reportRoutes(student, services);
      scoopRoutes(student, services);
      resultsRoutes(student, services);
    });
  };
}

const knownPaths = [...new Set(ALL_ENDPOINTS.map(({ endpoint }) => endpoint.path))].map(
  (path) => new RegExp(`^${join('/api/v1', path).replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
);

function otherMethodExists(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return knownPaths.some((known) => known.test(path));
}
