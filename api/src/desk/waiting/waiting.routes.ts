import { listWaiting, WAITING, WAITING_KINDS, type WaitingKind } from '@careerscoop/contract/desk-waiting';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeFor } from '../desk-guard.ts';
import type { Scope } from '../scope.ts';
import {
  type Found,
  endingChecks,
  heldTexts,
  lateRequests,
  missedTalks,
  openChatReports,
  openCodeRequests,
  openEvents,
  openFindings,
  openMessages,
  openReports,
} from './waiting.sql.ts';

const FIND: Record<WaitingKind, (db: Db, scope: Scope, now: Date) => Promise<Found>> = {
  safety: openEvents,
  report: openReports,
  answer: openChatReports,
  request: lateRequests,
  missed: missedTalks,
  check: endingChecks,
  finding: openFindings,
  text: heldTexts,
  code_request: openCodeRequests,
  message: openMessages,
};

/** The first screen of the desk: what waits, by what somebody's level may do about it. */
export function waitingRoutes(app: FastifyInstance, { database: { db }, now }: Services): void {
  handle(app, listWaiting, async ({ request }) => {
    const at = now();
    const kinds = WAITING_KINDS.flatMap((kind) => {
      const scope = scopeFor(request, WAITING[kind]);
      return scope ? [{ kind, scope }] : [];
    });
    const found = await Promise.all(kinds.map(async ({ kind, scope }) => ({ kind, ...(await FIND[kind](db, scope, at)) })));
    return {
      results: found.flatMap(({ kind, rows }) => rows.map(({ since, ...row }) => ({ kind, ...row, since: since?.toISOString() ?? null }))),
      counts: Object.fromEntries(found.map(({ kind, count }) => [kind, count])),
    };
  });
}
