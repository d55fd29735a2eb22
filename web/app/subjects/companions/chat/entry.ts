import type { AssistantMessage, ChatNotice, ChatSource, ChatStatus, Cite } from '@careerscoop/contract/chat';
import type { ChatCard } from '@careerscoop/contract/chat-cards';

/** One message of a conversation as the screen keeps it. */
export interface Entry {
  key: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  /** Of the server; null until it has answered. */
  turn: string | null;
  status: ChatStatus;
  source: ChatSource | null;
  cards: ChatCard[];
  cites: Cite[];
  notices: ChatNotice[];
  /** Of a question asked here: the turns that were known then, so that it is told from one of the same words. */
  known?: readonly string[];
}

type Loose = Record<string, unknown>;

/**
 * The messages of a history, oldest first. Older servers of this API gave a bare list, `message` for `content` and `sender` for
 * `role`: both are read. What a system said is no message.
 */
export function readHistory(answer: unknown): Entry[] {
  const items = Array.isArray(answer) ? answer : (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(items)) return [];
  const entries = (items as Loose[]).flatMap((item, index) => entryFrom(item, `history-${index}`) ?? []);
  return inOrder(entries);
}

/** The messages of an answer that came as one. */
export function readAnswer(answer: unknown, key: string): Entry[] {
  const response = (answer as { response?: unknown } | null)?.response;
  if (!Array.isArray(response)) return [];
  return (response as { message?: Partial<AssistantMessage> }[]).flatMap(
    ({ message }, index) => entryFrom({ role: 'assistant', ...message }, index === 0 ? key : `${key}-${index}`) ?? [],
  );
}

function entryFrom(item: Loose, key: string): Entry | undefined {
  const role = item['role'] ?? item['sender'];
  const content = item['content'] ?? item['message'];
  if (role === 'system' || typeof content !== 'string') return undefined;
  const turn = typeof item['turn'] === 'string' ? item['turn'] : null;
  const side = role === 'user' ? 'user' : 'assistant';
  return {
    key: turn ? `${turn}-${side}` : key,
    role: side,
    content,
    timestamp: String(item['timestamp'] ?? item['created_at'] ?? ''),
    turn,
    status: (item['status'] as ChatStatus | undefined) ?? 'whole',
    source: (item['source'] as ChatSource | undefined) ?? null,
    cards: (item['cards'] as ChatCard[] | undefined) ?? [],
    cites: (item['cites'] as Cite[] | undefined) ?? [],
    notices: (item['notices'] as ChatNotice[] | undefined) ?? [],
  };
}

/** By their time; those of one moment, or of none that is known, stay as they came. */
function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || 0);
}

/** A message that has just been written here. */
export function saidNow(key: string, role: Entry['role'], content: string, at = new Date()): Entry {
  return {
    key,
    role,
    content,
    timestamp: at.toISOString(),
    turn: null,
    status: role === 'user' ? 'whole' : 'running',
    source: null,
    cards: [],
    cites: [],
    notices: [],
  };
}
