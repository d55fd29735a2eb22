import type { ChatCard } from '@careerscoop/contract/chat-cards';
import type { Outcome, Piece, Question } from '../chat/answerer.ts';
import { piecesOf } from '../guide/answer.ts';
import { type GuideServices, guideTurn, toolsFor } from '../guide/turn.ts';
import type { NewFact } from '../ledger/facts.ts';
import type { ToolContext } from '../tools/tool.ts';

/** What the guide found to a question, before any model is asked. */
export interface LookedUp {
  /** Its whole answer, given where the model's is not. */
  answer: readonly Piece[];
  outcome: Outcome;
  facts: readonly NewFact[];
  cards: readonly ChatCard[];
  /** For what the model looks up beyond. */
  tools: ToolContext;
}
export type LookUp = (question: Question) => Promise<LookedUp>;

/** Has the guide answer first: it finds what is asked and runs the tools, so a model that can call none has the facts too. */
export const lookUpBy =
  (services: GuideServices): LookUp =>
  async (question) => {
    const tools = toolsFor(services, question.asker);
    const turn = await guideTurn(tools, question);
    const answer = [...piecesOf(turn)];
    return {
      answer,
      outcome: { source: 'guide', task: turn.task },
      // Without the number that each has in the guide's own ledger.
      facts: turn.ledger.facts.map(({ id: _own, ...fact }) => fact),
      cards: answer.flatMap((piece) => (piece.event === 'card' ? [piece.data] : [])),
      tools,
    };
  };
