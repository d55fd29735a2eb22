import { useQuery } from '@tanstack/react-query';
import { TASTE } from '@careerscoop/contract/addresses';
import type { askTaste, Taste, TasteCard } from '@careerscoop/contract/taste';
import { OPENING, TASTE_CARDS } from '@careerscoop/contract/taste-opening';
import { call } from '../../lib/call.ts';
import { dropRatings, keepRating, type Ratings, useKeptRatings } from './kept-taste.ts';

/** A taste as far as it was answered in this browser. */
export interface TasteState {
  /** The cards that are known by now, in the order they are asked. */
  cards: readonly TasteCard[];
  ratings: Ratings;
  /** Place of the first card without an answer; behind the last one while the next cards are fetched. */
  open: number;
  /** The three careers, once all cards are answered. */
  careers: Taste['careers'] | undefined;
  error: Error | null;
  fetching: boolean;
  retry: () => void;
  rate: (card: TasteCard, rating: number) => void;
  /** Forgets the answers to all cards of this taste. */
  restart: () => void;
}

/**
 * What comes next follows from the answers alone, so nothing but them is kept: each stage is asked of the server as soon
 * as the last card before it is answered, while that card is still sliding away.
 */
export function useTaste(): TasteState {
  const ratings = useKeptRatings();
  const second = useStage(OPENING, ratings);
  const third = useStage(second.cards, ratings);
  const last = useStage(third.cards, ratings);
  const cards = third.cards ?? second.cards ?? OPENING;
  const answered = cards.findIndex(({ id }) => ratings[id] === undefined);
  const stuck = [second, third, last].map(({ query }) => query).find(({ error, isFetching }) => error || isFetching);
  const done = last.query.data?.done && cards.length >= TASTE_CARDS;
  return {
    cards,
    ratings,
    open: answered < 0 ? cards.length : answered,
    careers: done ? last.query.data?.careers : undefined,
    error: stuck?.error ?? null,
    fetching: stuck?.isFetching ?? false,
    retry: () => void stuck?.refetch(),
    rate: ({ id }, rating) => keepRating(id, rating),
    restart: () => dropRatings(cards.map(({ id }) => id)),
  };
}

/** The cards up to a stage with those that follow from the answers to them. */
function useStage(cards: readonly TasteCard[] | undefined, ratings: Ratings) {
  const given = cards?.flatMap(({ id }) => (ratings[id] === undefined ? [] : [{ id, answer: ratings[id] }])) ?? [];
  const complete = cards !== undefined && given.length === cards.length;
  const query = useQuery({
    queryKey: ['taste', complete ? given : null],
    queryFn: ({ signal }) => call<typeof askTaste>(TASTE, { body: { answers: given } }, signal),
    enabled: complete,
    staleTime: Infinity,
  });
  return { query, cards: complete && query.data ? [...cards, ...query.data.cards] : undefined };
}
