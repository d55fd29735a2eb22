import { HISTORY_PAGE, clearChatHistory, listChatThreads, readChatHistory } from '@careerscoop/contract/chat';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { visitorOf } from '../../platform/sign-in-guard.ts';
import { findEntitlements } from '../../plans/find-entitlements.ts';
import { dailyLimit, dayOf, nextDay } from './chat-limits.ts';
import { isOpen, requireAgent } from './gates.ts';
import { deleteConversation, findRunningIn, listMessages, listThreads } from './history.sql.ts';
import { openTurnsOf } from './open-turns.ts';
import { cutStale, isStale } from './stale-turns.ts';
import { findConversation } from './turns.sql.ts';
import { findMessagesOf } from './usage.sql.ts';

/** What was said before. It stays its writer's to read and to delete, also when the companions are closed to them now. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, readChatHistory, async ({ params, query, request }) => {
    const { id: user_id } = visitorOf(request);
    await requireAgent(db, params.id);
    const thread = await findConversation(db, { user_id, agent_id: params.id, onet_code: query.career ?? null });
    const running = thread && (await runningIn(thread.id));
    const rows = thread ? await listMessages(db, thread.id, query.before, HISTORY_PAGE + 1) : [];
    const results = rows
      .slice(0, HISTORY_PAGE)
      .reverse()
      .map(({ created_at, status, source, ...row }) => ({
        ...row,
        ...(row.role === 'user' ? { status: 'whole' as const, source: null } : { status, source }),
        timestamp: created_at.toISOString(),
      }));
    return { results, more: rows.length > HISTORY_PAGE, running: running ?? null, left: await leftOf(user_id, params.id) };
  });

  handle(app, clearChatHistory, async ({ params, query, request }) => {
    const { id: user_id } = visitorOf(request);
    await requireAgent(db, params.id);
    const thread = await findConversation(db, { user_id, agent_id: params.id, onet_code: query.career ?? null });
    if (!thread) return undefined;
    await deleteConversation(db, user_id, thread.id);
    // What it would have answered is said to nobody and kept nowhere; another process notices with its next beat.
    await openTurnsOf(services).cut(({ conversation_id }) => conversation_id === thread.id);
    return undefined;
  });

  handle(app, listChatThreads, async ({ request }) => ({
    results: (await listThreads(db, visitorOf(request).id)).map(({ last_at, ...thread }) => ({
      ...thread,
      title: thread.onet_code ? (careerByCode(thread.onet_code)?.mask_title ?? null) : null,
      last_at: last_at.toISOString(),
    })),
  }));

  async function runningIn(conversationId: number): Promise<string | undefined> {
    const turn = await findRunningIn(db, conversationId);
    if (!turn || openTurnsOf(services).find(turn.id) || !isStale(turn, now())) return turn?.id;
    await db.transaction((tx) => cutStale(tx, turn, now()));
    return undefined;
  }

  async function leftOf(userId: number, agentId: number) {
    const entitlements = await findEntitlements(db, services, userId);
    const of = (await isOpen(db, userId, agentId, entitlements)) ? dailyLimit(entitlements) : 0;
    const used = await findMessagesOf(db, userId, dayOf(now()));
    return { today: Math.max(0, of - used), of, until: nextDay(now()).toISOString() };
  }
}
