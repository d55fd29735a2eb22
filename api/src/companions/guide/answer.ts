import type { Answerer, Piece } from '../chat/answerer.ts';
import { plainly } from './told.ts';
import { say, writeOut } from '../ledger/cite-facts.ts';
import { type GuideServices, type GuideTurn, guideTurn, toolsFor } from './turn.ts';

export type { GuideServices } from './turn.ts';

const IN_SPANISH = 'Entiendo tu pregunta en español; por ahora contesto en inglés.';

/** The built-in guide: it finds out what is asked, looks it up, and says it in the house's words. No model is asked. */
export function guideAnswerer(services: GuideServices): Answerer {
  return async function* answer(question) {
    const turn = await guideTurn(toolsFor(services, question.asker), question);
    yield* piecesOf(turn);
    return { source: 'guide', task: turn.task };
  };
}

/** An answer of the guide in pieces: its paragraphs with their figures, then the cards, then what can be said next. */
export function* piecesOf({ understood, told }: GuideTurn): Generator<Piece> {
  const paragraphs = [...(understood.spanish ? [plainly(IN_SPANISH)] : []), ...told.said];
  let length = 0;
  for (const [at, paragraph] of paragraphs.entries()) {
    const { text, cites } = writeOut(at === 0 ? paragraph : say`\n\n${paragraph}`, length);
    length += text.length;
    yield { event: 'delta', data: { text } };
    for (const cite of cites) yield { event: 'cite', data: cite };
  }
  for (const card of told.cards ?? []) yield { event: 'card', data: card };
  if (told.replies && told.replies.length > 0) yield { event: 'card', data: { kind: 'starters', replies: told.replies } };
}
