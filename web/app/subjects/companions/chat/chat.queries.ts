import { queryOptions } from '@tanstack/react-query';
import { clearChatHistory, listChatThreads, readChatHistory, reportChatTurn, stopChatTurn } from '@careerscoop/contract/chat';
import { call } from '../../../lib/call.ts';
import { readHistory, type Entry } from './entry.ts';

/** A conversation: with a companion, about one career or about all of them. */
export interface ChatThread {
  agent_id: number;
  onet_code: string | null;
}

/** How many messages are left today, and when the next day begins. */
export interface Left {
  today: number;
  of: number;
  until: string;
}

export interface History {
  entries: Entry[];
  more: boolean;
  running: string | null;
  left: Left | null;
  /** The number of the oldest message, to ask for what was before it. */
  oldest: number | null;
}

const whichOf = ({ agent_id, onet_code }: ChatThread) => ({
  params: { id: String(agent_id) },
  query: onet_code === null ? {} : { career: onet_code },
});

/** Kept no longer than the conversation is on the screen: nothing of it is there for the next one, or for somebody else. */
export const historyQuery = (thread: ChatThread) =>
  queryOptions({
    queryKey: ['chat', thread],
    queryFn: ({ signal }) => fetchHistory(thread, undefined, signal),
    staleTime: 0,
    gcTime: 0,
    // A companion that cannot look back says so at once and begins anew.
    retry: false,
  });

/** A page of a conversation: the last one, or that before a message. */
export async function fetchHistory(thread: ChatThread, before?: number, signal?: AbortSignal): Promise<History> {
  const { params, query } = whichOf(thread);
  const answer = await call(
    readChatHistory,
    { params, query: { ...query, ...(before === undefined ? {} : { before: String(before) }) } },
    signal,
  );
  const { more, running, left, results } = answer as Partial<typeof answer>;
  return {
    entries: readHistory(answer),
    more: more ?? false,
    running: running ?? null,
    left: left ?? null,
    oldest: results?.[0]?.id ?? null,
  };
}

export const threadsQuery = queryOptions({
  queryKey: ['chat', 'threads'],
  queryFn: ({ signal }) => call(listChatThreads, {}, signal).then(({ results }) => results),
  staleTime: 0,
  gcTime: 0,
});

export const clearChat = (thread: ChatThread) => call(clearChatHistory, whichOf(thread));

const ofTurn = ({ agent_id }: ChatThread, turn: string) => ({ id: String(agent_id), turn });

export const stopTurn = (thread: ChatThread, turn: string) => call(stopChatTurn, { params: ofTurn(thread, turn) });

export const reportTurn = (thread: ChatThread, turn: string, reason: string) =>
  call(reportChatTurn, { params: ofTurn(thread, turn), body: { reason } });
