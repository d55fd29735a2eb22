import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type ChatMessage, readChatTurn, sendChatMessage } from '@careerscoop/contract/chat';
import { callStream } from '../../../lib/call-stream.ts';
import { CallError } from '../../../lib/call-error.ts';
import { newKey } from '../../../lib/new-key.ts';
import type { ChatPart } from './apply-part.ts';
import { clearChat, fetchHistory, historyQuery, stopTurn, threadsQuery, type ChatThread, type History } from './chat.queries.ts';
import type { Entry } from './entry.ts';
import { tellOtherTabs, useOtherTabs } from './other-tabs.ts';
import { replayOf } from './replay.ts';
import { SILENT, talkAfter } from './talk-state.ts';
import { hasArrived, together } from './together.ts';
import { usePages } from './use-pages.ts';

interface ConversationOptions {
  thread: ChatThread;
  /** What is posted for a message, with what was said before it. */
  bodyOf: (text: string, earlier: readonly Entry[]) => ChatMessage;
  /** Whether a short history is played anew when the conversation is opened. */
  replays: boolean;
}

/** A turn that is being read, and whether its end is wished for. */
interface Reading {
  key: string;
  turn: string | null;
  abort: AbortController;
  stops: boolean;
}

export type Conversation = ReturnType<typeof useConversation>;

/** A conversation with a companion: its history, what is said now, and the turn that runs, wherever it was begun. */
export function useConversation({ thread, bodyOf, replays }: ConversationOptions) {
  const client = useQueryClient();
  const { queryKey } = historyQuery(thread);
  const pages = usePages(thread);
  const { history } = pages;
  const [state, dispatch] = useReducer(talkAfter, SILENT);
  const reading = useRef<Reading | null>(null);
  /** What was sent last: by the same key it is sent as it was, since another body would be another message. */
  const sent = useRef<{ key: string; body: ChatMessage; known: string[] } | null>(null);
  const entries = together(pages.entries, state.said);
  const running = state.said.find(({ status }) => status === 'running') ?? null;

  if (!state.begun && history.data) dispatch({ type: 'began', replay: replays ? replayOf(history.data.entries) : [] });

  const refresh = useCallback(() => client.invalidateQueries({ queryKey }), [client, queryKey]);
  useOtherTabs(thread, (news) => {
    if (news === 'cleared') forget();
    else void refresh();
  });

  /** Reads a turn to its end. @returns what kept it from coming */
  async function read(
    key: string,
    text: string,
    parts: (signal: AbortSignal, turn: () => string | null) => AsyncGenerator<ChatPart, void>,
  ) {
    const own: Reading = { key, turn: null, abort: new AbortController(), stops: false };
    reading.current = own;
    try {
      for await (const part of parts(own.abort.signal, () => own.turn)) {
        if (part.event === 'turn') {
          own.turn = part.data.turn;
          tellOtherTabs(thread, 'changed');
          if (own.stops) void stopNow(own);
        }
        dispatch({ type: 'part', key, part });
      }
      return null;
    } catch (error) {
      if (own.abort.signal.aborted) return null;
      const failure = error instanceof CallError ? error : new CallError(0, 'Something went wrong.');
      dispatch({ type: 'failed', key, text, error: failure });
      return failure;
    } finally {
      if (reading.current === own) reading.current = null;
      if (!own.abort.signal.aborted) tellOtherTabs(thread, 'changed');
    }
  }

  /** Says something. @returns the refusal or failure, if it got no answer */
  async function send(text: string, key = newKey()): Promise<CallError | null> {
    if (sent.current?.key !== key) {
      sent.current = { key, body: bodyOf(text, entries), known: entries.flatMap(({ turn }) => turn ?? []) };
    }
    const { body, known } = sent.current;
    const params = { id: String(thread.agent_id) };
    dispatch({ type: 'said', key, text, known });
    const failure = await read(key, text, (signal, turn) =>
      callStream(
        sendChatMessage,
        { params, body },
        {
          signal,
          key,
          resumeAt: () => (turn() === null ? undefined : { endpoint: readChatTurn, input: { params: { ...params, turn: turn() } } }),
        },
      ),
    );
    if (failure === null) countOne();
    if (failure?.code === 'chat_busy' || failure?.code === 'chat_limit') void refresh();
    void client.invalidateQueries({ queryKey: threadsQuery.queryKey });
    return failure;
  }

  function countOne() {
    client.setQueryData<History>(queryKey, (known) =>
      known?.left ? { ...known, left: { ...known.left, today: Math.max(0, known.left.today - 1) } } : known,
    );
  }

  const join = useEffectEvent((turn: string) => {
    const ended = state.said.some((each) => each.turn === turn && each.role === 'assistant' && each.status !== 'cut');
    if (reading.current || ended) return;
    const key = newKey();
    const params = { id: String(thread.agent_id), turn };
    dispatch({ type: 'joined', key, turn });
    // Both give the same events; the types of an endpoint do not meet.
    void read(key, '', (signal) => callStream(readChatTurn, { params }, { signal }) as AsyncGenerator<ChatPart, void>);
  });
  const { data, dataUpdatedAt } = history;
  useEffect(() => {
    if (data?.running) join(data.running);
  }, [data?.running, dataUpdatedAt]);

  // Who leaves reads no more; the server goes on for a while, for who comes back.
  useEffect(() => () => reading.current?.abort.abort(), []);

  /** An answer that comes as a whole tells its turn at its end alone: until then the history knows which one runs. */
  async function stopNow(own: Reading) {
    try {
      const turn = own.turn ?? (await fetchHistory(thread)).running;
      if (turn !== null) await stopTurn(thread, turn);
    } catch {
      own.abort.abort();
      dispatch({ type: 'stopped', key: own.key });
    }
  }

  function stop() {
    const own = reading.current;
    if (!own || (own.stops && own.turn !== null)) return;
    own.stops = true;
    void stopNow(own);
  }

  function forget() {
    reading.current?.abort.abort();
    dispatch({ type: 'cleared' });
    pages.forget();
  }

  async function clear() {
    await clearChat(thread);
    forget();
    tellOtherTabs(thread, 'cleared');
    void client.invalidateQueries({ queryKey: threadsQuery.queryKey });
  }

  return {
    entries,
    more: pages.more,
    showEarlier: pages.showEarlier,
    history,
    left: data?.left ?? null,
    trouble: state.trouble && hasArrived(pages.entries, state.said, state.trouble.key) ? null : state.trouble,
    untyped: state.untyped,
    replaying: state.replaying,
    /** The answer that is on its way. */
    running,
    /** An answer is awaited, or typed out: until then nothing can be said. */
    busy: running !== null || (state.untyped.length > 0 && !state.replaying),
    send,
    stop,
    clear,
    /** An answer stands there to its end; without a key all of them do. */
    onTyped: useCallback((key?: string) => dispatch({ type: 'typed', ...(key === undefined ? {} : { key }) }), []),
  };
}
