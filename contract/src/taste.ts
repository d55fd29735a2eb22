import { z } from 'zod';
import { reason } from './careers.ts';
import { endpoint } from './endpoint.ts';
import { TASTE_CARDS } from './taste-opening.ts';

const NO_CARD = 'The id of a card is a whole number.';
const NO_STEP = 'The answer must be a whole number from 1 to 5.';

const tasteCard = z.object({
  id: z.number().int(),
  text: z.string(),
  /** The interest area that it is of; the browser composes its picture from it. */
  area: z.string(),
});

/** One of the three careers of a taste. */
const tasteCareer = z.object({
  onet_code: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Its picture. */
  resource: z.string(),
  /** Up to two answers that speak for it, then at most one against. */
  reasons: z.array(reason).min(1).max(3),
  /** What is hard about the work; empty where nothing is written of it yet. */
  hard_part: z.string(),
});
export type TasteCareer = z.infer<typeof tasteCareer>;

export const askTaste = endpoint({
  method: 'POST',
  path: '/taste/',
  access: 'public',
  summary: `A taste without an account: the next of ${TASTE_CARDS} cards by the answers so far, or three careers with their reasons. Nothing is stored.`,
  status: 200,
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          id: z.number(NO_CARD).int(NO_CARD),
          answer: z.number(NO_STEP).int(NO_STEP).min(1, NO_STEP).max(5, NO_STEP),
        }),
        'Send a list of answers.',
      )
      .max(100, 'Too many answers.'),
  }),
  answer: z.object({
    done: z.boolean(),
    /** What is asked next; none when all are answered. */
    cards: z.array(tasteCard),
    /** Three of three families, the best first; none before all cards are answered. */
    careers: z.array(tasteCareer).max(3),
  }),
});
export type Taste = z.infer<typeof askTaste.answer>;
export type TasteCard = z.infer<typeof tasteCard>;
