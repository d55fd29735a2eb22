import { summarizeCareer } from '@careerscoop/catalogue/compose';
import { careerByCode } from '@careerscoop/catalogue/load';
import { askTaste, type TasteCareer } from '@careerscoop/contract/taste';
import { OPENING, TASTE_CARDS } from '@careerscoop/contract/taste-opening';
import { TASTE_PLAN, type TasteAnswer, tasteCards, type TasteCareer as Found, tasteOf } from '@careerscoop/engine/taste';
import type { FastifyInstance } from 'fastify';
import { phrases } from '../assessment/content/phrases.ts';
import { ITEM_VERSION } from '../assessment/content/scenarios.ts';
import { itemsOf } from '../assessment/items.ts';
import { readTaste, tasteCardsOf } from '../assessment/read-taste.ts';
import { resourceOf } from '../catalogue/career-texts.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { type ItemTexts, itemTexts } from './item-texts.ts';
import { wordReason } from './reason-words.ts';

/** A taste for somebody whom nobody knows: what is sent is answered, and neither kept nor logged. */
export function tasteRoutes(app: FastifyInstance, { database, model }: Services): void {
  handle(app, askTaste, async ({ body }) => {
    // The first cards stand in the page as it was built, so that all of them are those of this version.
    const scenarios = await itemsOf(database.db, ITEM_VERSION);
    const { answers, faults } = readTaste(scenarios, body.answers);
    if (faults) throw new AppError('invalid_input', { fields: faults });
    if (answers.length === 0) return { done: false, cards: [...OPENING], careers: [] };
    const left = cardsLeft(answers.length);
    if (left > 0) return { done: false, cards: tasteCardsOf(scenarios, tasteCards(model, answers, left)), careers: [] };
    const items = itemTexts(scenarios);
    return { done: true, cards: [], careers: tasteOf(model, answers).flatMap((found) => presented(found, items)) };
  });
}

/** How many cards the stage has that comes after so many answers. */
function cardsLeft(answered: number): number {
  let asked = 0;
  for (const cards of TASTE_PLAN.stages) {
    asked += cards;
    if (answered < asked) return asked - answered;
  }
  return Math.max(TASTE_CARDS - answered, 0);
}

function presented(found: Found, items: ItemTexts): TasteCareer[] {
  const career = careerByCode(found.code);
  if (!career) return [];
  return [
    {
      onet_code: career.onet_code,
      slug: career.slug,
      title: career.mask_title,
      description: summarizeCareer(career),
      resource: resourceOf(career),
      reasons: [
        ...found.for.map((answer) => said('for', answer, items)),
        ...(found.against ? [said('against', found.against, items)] : []),
      ],
      hard_part: career.words?.hard_part ?? '',
    },
  ];
}

/** A rating of 3 or less speaks for a career only beside the others, and that is said. */
function said(kind: 'for' | 'against', { area, rating }: TasteAnswer, items: ItemTexts) {
  const construct = { block: 'area' as const, key: area };
  const reason = wordReason(phrases, items, { kind, construct, asks: 'much', answer: rating });
  return kind === 'for' && rating < 4 ? { ...reason, answer: `${reason.answer} ${phrases.reasons.area.higher}` } : reason;
}
