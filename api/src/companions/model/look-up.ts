import type { ChatCard } from '@careerscoop/contract/chat-cards';
import type { Answerer, Outcome, Piece, Question } from '../chat/answerer.ts';
import { factOfCite } from '../ledger/cite-facts.ts';
import type { Fact, NewFact } from '../ledger/facts.ts';

/** What the guide found to a question, before any model is asked. */
export interface LookedUp {
  /** Its whole answer, given where the model's is not. */
  answer: readonly Piece[];
  outcome: Outcome;
  facts: readonly NewFact[];
  cards: readonly ChatCard[];
}

/** Has the guide answer first: it finds what is asked and runs the tools, so a model that can call none has the facts too. */
export async function lookUp(guide: Answerer, question: Question, signal: AbortSignal): Promise<LookedUp> {
  const answer: Piece[] = [];
  const given = guide(question, signal);
  for (;;) {
    const step = await given.next();
    if (!step.done) {
      answer.push(step.value);
      continue;
    }
    const cards = answer.flatMap((piece) => (piece.event === 'card' ? [piece.data] : []));
    const facts = answer.flatMap((piece) => (piece.event === 'cite' ? factsOf(factOfCite(piece.data)) : []));
    return { answer, outcome: step.value, cards, facts };
  }
}

/** Without the number that it has in the guide's own ledger. */
function factsOf(fact: Fact | undefined): NewFact[] {
  if (!fact) return [];
  const { id: _own, ...rest } = fact;
  return [rest];
}
