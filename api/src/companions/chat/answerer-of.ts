import type { ChatSource } from '@careerscoop/contract/chat';
import type { Services } from '../../platform/services.ts';
import { guideAnswerer } from '../guide/answer.ts';
import type { Outcome, Piece, Question } from './answerer.ts';

/** Why a day's conversations may be closed to a parent, or that there was danger of another kind. */
export type Mark = 'home' | 'identity' | 'danger';

/** An answer being made, with who makes it from here on: of one that ends early there is no outcome. */
export type Answering = AsyncGenerator<Piece | { event: 'source'; data: ChatSource }, Outcome>;

/** Whoever answers, put together once for a server. */
export type Answers = (question: Question, signal: AbortSignal) => Answering;

const known = new WeakMap<Services, Answers>();

/** Who answers a question: the one place where it is decided. */
export function answerOf(services: Services, question: Question, signal: AbortSignal): Answering {
  const answers = known.get(services) ?? compose(services);
  known.set(services, answers);
  return answers(question, signal);
}

/** Has others answer, as tests do. */
export function answerBy(services: Services, answers: Answers): void {
  known.set(services, answers);
}

function compose(services: Services): Answers {
  const guide = guideAnswerer(services);
  return async function* (question, signal) {
    yield { event: 'source', data: 'guide' };
    return yield* guide(question, signal);
  };
}
