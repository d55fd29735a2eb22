import type { sendChatMessage } from '@careerscoop/contract/chat';
import type { StreamPart } from '../../../lib/call-stream.ts';
import { type Entry, readAnswer } from './entry.ts';

export type ChatPart = StreamPart<typeof sendChatMessage>;

/** What an answer is after a further event; one that came as a whole can be several messages. */
export function applyPart(entry: Entry, part: ChatPart): Entry[] {
  switch (part.event) {
    case 'turn':
      return [{ ...entry, turn: part.data.turn, source: part.data.source }];
    case 'delta':
      return [{ ...entry, content: entry.content + part.data.text }];
    case 'replace': {
      const from = part.data.from ?? 0;
      return [{ ...entry, content: entry.content.slice(0, from) + part.data.text, cites: entry.cites.filter(({ to }) => to <= from) }];
    }
    case 'card':
      return [{ ...entry, cards: [...entry.cards, part.data] }];
    case 'cite':
      return [{ ...entry, cites: [...entry.cites.filter(({ id, from }) => id !== part.data.id || from !== part.data.from), part.data] }];
    case 'notice':
      return [{ ...entry, notices: [...entry.notices, part.data] }];
    case 'done':
      return [{ ...entry, ...part.data }];
    case 'answer': {
      const whole = readAnswer(part.data, entry.key);
      const [first, ...more] = whole.map((each) => ({ ...each, timestamp: each.timestamp || entry.timestamp }));
      return first ? [{ ...first, key: entry.key, turn: first.turn ?? entry.turn }, ...more] : [{ ...entry, status: 'cut' }];
    }
    // An error is thrown before it gets here.
    default:
      return [entry];
  }
}

/** The turn that a part tells, for the question too: the first event does, and an answer that came as a whole. */
export function turnOf(part: ChatPart): string | null {
  if (part.event === 'turn') return part.data.turn;
  return part.event === 'answer' ? (readAnswer(part.data, '')[0]?.turn ?? null) : null;
}
