import { type ChatMessage, readChatTurn, reportChatTurn, sendChatMessage, stopChatTurn } from '@careerscoop/contract/chat';
import type { Answer, EventToSend } from '@careerscoop/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { findResult } from '../../careers/results.sql.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import { handleStream } from '../../platform/handle-stream.ts';
import type { Services } from '../../platform/services.ts';
import { visitorOf } from '../../platform/sign-in-guard.ts';
import { followTurn, lastOf } from './follow-turn.ts';
import { requireOpen } from './gates.ts';
import { endTurnsWith, openTurnsOf } from './open-turns.ts';
import { saveReport } from './reports.sql.ts';
import { fingerprint, keyOf, turnOf } from './send-message.ts';
import { cutAllStale } from './stale-turns.ts';
import { stopTurn } from './stop-turn.ts';
import { type Logged, type Told, fold } from './turn-log.ts';
import { findTurn } from './turns.sql.ts';
import { withHelp } from './with-help.ts';

/** Saying something to a companion, hearing the answer, stopping it, telling a human of it. */
export function chatRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;
  endTurnsWith(app, services);
  // What a process before this one did not bring to its end; the embedded database has no other beside it.
  app.addHook('onReady', () => cutAllStale(db, now(), ...(database.kind === 'embedded' ? [-1] : [])));

  handleStream(app, sendChatMessage, {
    refused: withHelp,
    async *events({ params, body, request, signal, lastEventId }) {
      const { id: user_id, session } = visitorOf(request);
      const { agent, limit } = await requireOpen(db, services, user_id, params.id);
      const { text, result } = readMessage(body);
      const career = result === undefined ? undefined : await findResult(db, user_id, result);
      if (result !== undefined && !career) throw new AppError('not_found');
      const keys = { key_hash: keyOf(request), body_hash: fingerprint(String(params.id), JSON.stringify(body)) };
      const found = await turnOf(services, { user_id, agent, limit, text, onet_code: career?.onet_code ?? null, ...keys, request });
      const reading = { user_id, session, last: lastOf(lastEventId), signal };
      yield* sent('running' in found ? found.running.read(reading.last, session, signal) : followTurn(services, found.stored, reading));
    },
    answer: answerOf,
  });

  handleStream(app, readChatTurn, {
    async *events({ params, request, signal, lastEventId }) {
      const { id: user_id, session } = visitorOf(request);
      await requireTurn(user_id, params);
      yield* sent(followTurn(services, params.turn, { user_id, session, last: lastOf(lastEventId), signal }));
    },
    answer: answerOf,
  });

  handle(app, stopChatTurn, async ({ params, request }) => {
    const { id: user_id } = visitorOf(request);
    await requireTurn(user_id, params);
    return { status: await stopTurn(services, user_id, params.turn) };
  });

  handle(app, reportChatTurn, async ({ params, body, request }) => {
    const { id: user_id } = visitorOf(request);
    await requireTurn(user_id, params);
    await saveReport(db, { user_id, turn_id: params.turn, reason: body.reason, created_at: now() });
    return { detail: 'Thank you. A person on our team will read this answer.' };
  });

  async function requireTurn(userId: number, { id, turn }: { id: number; turn: string }): Promise<void> {
    const running = openTurnsOf(services).find(turn);
    const found = running?.user_id === userId ? running : await findTurn(db, userId, turn);
    if (!found || found.agent_id !== id) throw new AppError('not_found');
  }
}

/** What was said, and on which career's page: of all else that the client sends along nothing is read. */
function readMessage(body: ChatMessage): { text: string; result?: number } {
  return 'messages' in body ? { text: String(body.messages.at(-1)?.content) } : { text: body.text, result: body.id };
}

type Event = EventToSend<typeof sendChatMessage>;

async function* sent(logged: AsyncGenerator<Logged, void>): AsyncGenerator<Event, void> {
  for await (const { id, ...event } of logged) yield { ...event, id: String(id) };
}

/** The same as one answer. */
function answerOf(events: Event[]): Answer<typeof sendChatMessage> {
  const turn = events.find(({ event }) => event === 'turn') as Extract<Event, { event: 'turn' }>;
  const done = events.at(-1) as Extract<Event, { event: 'done' }>;
  const { content, cards, cites, notices } = fold(events as Told[]);
  const { status, source, timestamp } = done.data;
  return {
    response: [{ message: { role: 'assistant', content, turn: turn.data.turn, status, source, timestamp, cards, cites, notices } }],
  };
}
