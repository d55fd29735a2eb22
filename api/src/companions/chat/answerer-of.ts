import type { ChatNotice, ChatSource } from '@careerscoop/contract/chat';
import type { Services } from '../../platform/services.ts';
import { guideAnswerer } from '../guide/answer.ts';
import { modelAnswerer } from '../model/answer.ts';
import { safetyPieces } from '../safety/answer.ts';
import type { Look } from '../safety/look.ts';
import type { Outcome, Piece, Question, Spend } from './answerer.ts';

/** A question with what the safeguards saw in it, whether a person reads it for that, and the tokens that its writer has used of the day. */
export type Seen = Question & { look: Look; opened: boolean; tokens: number };

/** An answer being made, with who makes it from here on: of one that ends early there is no outcome. */
export type Answering = AsyncGenerator<Piece | { event: 'source'; data: ChatSource }, Outcome>;
type Answers = (question: Seen, signal: AbortSignal, spend: Spend) => Answering;

const known = new WeakMap<Services, Answers>();

/** Has a question answered: who does it is decided here alone. */
export function answerOf(services: Services, question: Seen, signal: AbortSignal, spend: Spend): Answering {
  const answers = known.get(services) ?? compose(services);
  known.set(services, answers);
  return answers(question, signal, spend);
}

/** Has others answer, as tests do. */
export function answerBy(services: Services, answers: Answers): void {
  known.set(services, answers);
}

/** Of the language model, for one student a day. */
const MOST_TOKENS = 150_000;
const TOKENS_SPENT: ChatNotice = {
  kind: 'tokens_spent',
  text: 'The language model has said all it can for you today. The guide answers: it looks things up.',
};

/** Somebody in trouble gets reviewed words; else whoever is configured answers. */
function compose(services: Services): Answers {
  const guide = guideAnswerer(services);
  const model = services.ai && modelAnswerer(services, guide);
  return async function* ({ look, opened, tokens, ...question }, signal, spend) {
    const reviewed = safetyPieces(look, services.config.safety ?? null, opened);
    if (reviewed) {
      yield { event: 'source', data: 'safety' };
      yield* reviewed;
      return { source: 'safety' };
    }
    const spent = model && tokens >= MOST_TOKENS;
    if (spent) yield { event: 'notice', data: TOKENS_SPENT };
    const isModel = model && !spent;
    yield { event: 'source', data: isModel ? 'model' : 'guide' };
    return yield* (isModel ? model : guide)(question, signal, spend);
  };
}
