import { closeReport, getOwnReport, getOwnReportFile, getReport, getReportFile, openReport } from '@careerscoop/contract/report';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hashToken } from '../identity/secrets.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import type { Unlisted } from '../platform/web-files.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { makeReport } from './make-report.ts';
import { ownReport } from './own-report.ts';
import { newAddress } from './report-address.ts';
import { mayHaveReport } from './report.policy.ts';
import { closeAddress, findByToken, findStanding, hasTen, replaceAddress } from './report.sql.ts';

/** The student's own report: to open, to close, to keep as a file. */
export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, now } = services;
  const { db } = database;

  const standing = async (tx: Db, userId: number) => ownReport(tx, services, userId, await findEntitlements(tx, services, userId));

  /** @throws plan_needed or results_needed */
  async function requireReport(userId: number): Promise<void> {
    const found = await findStanding(db, userId);
    const opened = await findEntitlements(db, services, userId);
    if (!found || !mayHaveReport(found, opened))
      throw new AppError('plan_needed', opened.ai_report.sentence ? { detail: opened.ai_report.sentence } : {});
    if (!(await hasTen(db, userId))) throw new AppError('results_needed');
  }

  handle(app, getOwnReport, ({ request }) => standing(db, visitorOf(request).id));

  handle(app, openReport, async ({ request }) => {
    const { id } = visitorOf(request);
    await limits.use('report_account', String(id));
    await requireReport(id);
    return db.transaction(async (tx) => {
      await replaceAddress(tx, id, { ...newAddress(services), made_at: now() });
      await noteAudit(tx, { at: now(), action: 'report.opened', actor: 'user', actor_id: id, user_id: id });
      return standing(tx, id);
    });
  });

  // Closing is open to all: also to who has lost the plan, as it may come back.
  handle(app, closeReport, async ({ request }) => {
    const { id } = visitorOf(request);
    return db.transaction(async (tx) => {
      if (await closeAddress(tx, id, now())) {
        await noteAudit(tx, { at: now(), action: 'report.closed', actor: 'user', actor_id: id, user_id: id });
      }
      return standing(tx, id);
    });
  });

  handle(app, getOwnReportFile, async ({ request, reply }) => {
    const { id } = visitorOf(request);
    await requireReport(id);
    return fileOf(services, reply, id);
  });
}

/** What whoever has the address may see. */
export function openedReportRoutes(app: FastifyInstance, services: Services): void {
  const { limits } = services;

  handle(app, getReport, async ({ params: { token }, request, reply }) => {
    await limits.use('report_address', request.ip);
    const userId = await openedBy(services, token);
    hide(reply);
    return makeReport(services, userId);
  });

  handle(app, getReportFile, async ({ params: { token }, request, reply }) => {
    await limits.use('report_address', request.ip);
    return fileOf(services, hide(reply), await openedBy(services, token));
  });
}

/** Whose report a token opens. @throws not_found for every token that opens none, whatever the reason. */
async function openedBy(services: Services, token: string): Promise<number> {
  const { db } = services.database;
  const found = await findByToken(db, hashToken(token));
  if (!found || !mayHaveReport(found, await findEntitlements(db, services, found.user_id))) throw new AppError('not_found');
  return found.user_id;
}

/** The pages of reports: there as long as their tokens open one. Trying tokens here counts as it does at the API. */
export function reportPages(services: Services): Unlisted {
  return {
    at: /^\/report\/./i,
    open: async (path, ip) => {
      await services.limits.use('report_address', ip);
      await openedBy(services, path.split('/')[2] ?? '');
    },
  };
}

async function fileOf(services: Services, reply: FastifyReply, userId: number): Promise<Buffer> {
  await services.limits.use('report_file', String(userId));
  // The PDF library is read with the first report: no start waits for it.
  const { drawReport } = await import('./pdf/draw-report.ts');
  const made = await drawReport(await makeReport(services, userId));
  reply.header('content-disposition', 'inline; filename="careerscoop-report.pdf"');
  return made;
}

/** No search engine keeps it; nobody in between keeps anything of the API anyway. */
const hide = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex, nofollow');
