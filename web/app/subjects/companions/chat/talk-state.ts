import type { CallError } from '../../../lib/call-error.ts';
import type { CrisisCard } from '@careerscoop/contract/chat-cards';
import { applyPart, turnOf, type ChatPart } from './apply-part.ts';
import { type Entry, saidNow } from './entry.ts';

/** Why a message got no answer, until the next one is sent. */
export interface Trouble {
  /** `failed`: ours or the network's, and it can be asked again. `refused`: the server's sentence says why not. */
  kind: 'failed' | 'refused';
  error: CallError;
  /** What was asked, and the key of its call. */
  text: string;
  key: string;
  /** Whether the server had begun to answer: then the same key would only bring the same. */
  begun: boolean;
}

/** What is known here and not yet in the history: what was said in this visit, and what is still being typed out. */
interface TalkState {
  said: Entry[];
  /** Answers that are not yet typed to their end, in their order. */
  untyped: string[];
  /** The history is played before one's eyes; else it is an answer that is typed. */
  replaying: boolean;
  begun: boolean;
  trouble: Trouble | null;
}

export const SILENT: TalkState = { said: [], untyped: [], replaying: false, begun: false, trouble: null };

export type TalkEvent =
  | { type: 'began'; replay: string[] }
  /** `known`: the turns that are known at that time. */
  | { type: 'said'; key: string; text: string; known: readonly string[] }
  | { type: 'joined'; key: string; turn: string }
  | { type: 'part'; key: string; part: ChatPart }
  | { type: 'stopped'; key: string }
  | { type: 'failed'; key: string; text: string; error: CallError }
  | { type: 'typed'; key?: string }
  | { type: 'cleared' };

export const answerTo = (key: string) => `${key}-answer`;

/** A conversation after a further event. */
export function talkAfter(state: TalkState, event: TalkEvent): TalkState {
  const { said, untyped } = state;
  switch (event.type) {
    case 'began':
      return { ...state, begun: true, untyped: [...event.replay, ...untyped], replaying: event.replay.length > 0 };
    case 'said': {
      const own = said.filter(({ key }) => key !== event.key);
      const answer = saidNow(answerTo(event.key), 'assistant', '');
      // Whoever writes has seen what was said before.
      return {
        ...state,
        said: [...own, { ...saidNow(event.key, 'user', event.text), known: event.known }, answer],
        untyped: [answer.key],
        replaying: false,
        trouble: null,
      };
    }
    case 'joined': {
      const answer = { ...saidNow(answerTo(event.key), 'assistant', ''), turn: event.turn };
      const others = said.filter(({ turn, role }) => turn !== event.turn || role === 'user');
      return { ...state, said: [...others, answer], untyped: [...untyped, answer.key], trouble: null };
    }
    case 'part':
      return withPart(state, event.key, event.part);
    case 'stopped':
      return { ...state, said: said.map((each) => (each.key === answerTo(event.key) ? { ...each, status: 'stopped' } : each)) };
    case 'failed':
      return afterFailure(state, event);
    case 'typed': {
      const rest = event.key === undefined ? [] : untyped.filter((key) => key !== event.key);
      return { ...state, untyped: rest, replaying: state.replaying && rest.length > 0 };
    }
    case 'cleared':
      return { ...SILENT, begun: true };
  }
}

function withPart(state: TalkState, key: string, part: ChatPart): TalkState {
  const turn = turnOf(part);
  const said = state.said.flatMap((each) => {
    if (each.key === answerTo(key)) return applyPart(each, part);
    return each.key === key && turn !== null ? [{ ...each, turn }] : [each];
  });
  const more = said.map((each) => each.key).filter((own) => own.startsWith(`${answerTo(key)}-`));
  return { ...state, said, untyped: [...state.untyped, ...more.filter((own) => !state.untyped.includes(own))] };
}

/** What came stays, as cut. What the server refused was never said; help that came along with the refusal is shown. */
function afterFailure(state: TalkState, { key, text, error }: Extract<TalkEvent, { type: 'failed' }>): TalkState {
  const answer = state.said.find((each) => each.key === answerTo(key));
  const begun = answer?.turn !== null && answer !== undefined;
  const trouble: Trouble = { kind: error.isFinal || error.status === 429 ? 'refused' : 'failed', error, text, key, begun };
  const others = state.said.filter((each) => each.key !== answerTo(key));
  const untyped = state.untyped.filter((own) => own !== answerTo(key));
  if (answer && (answer.content || answer.cards.length > 0)) {
    return { ...state, said: state.said.map((each) => (each === answer ? { ...each, status: 'cut' } : each)) };
  }
  if (error.card) {
    const help: Entry = {
      ...saidNow(answerTo(key), 'assistant', ''),
      status: 'whole',
      source: 'safety',
      cards: [error.card as CrisisCard],
    };
    return { ...state, said: [...others, help], untyped, trouble };
  }
  const kept = trouble.kind === 'refused' && !begun ? others.filter((each) => each.key !== key) : others;
  return { ...state, said: kept, untyped, trouble };
}
