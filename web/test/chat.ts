import type { HistoryItem } from '@careerscoop/contract/chat';
import type { Answer } from '@careerscoop/contract/endpoint';
import type { readChatHistory } from '@careerscoop/contract/chat';

type History = Answer<typeof readChatHistory>;

/** A conversation as the server tells of it: nothing said yet, and all messages of the day left. */
export const history = (results: HistoryItem[] = [], rest: Partial<History> = {}): History => ({
  results,
  more: false,
  running: null,
  left: { today: 60, of: 60, until: '2030-01-02T06:00:00.000Z' },
  ...rest,
});

let last = 0;

/** One message of it. */
export function message(role: 'user' | 'assistant', content: string, rest: Partial<HistoryItem> = {}): HistoryItem {
  last += 1;
  return {
    id: last,
    role,
    content,
    timestamp: new Date(Date.UTC(2026, 10, 20, 15, last)).toISOString(),
    turn: `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
    status: 'whole',
    source: role === 'assistant' ? 'guide' : null,
    cards: [],
    cites: [],
    notices: [],
    ...rest,
  };
}
