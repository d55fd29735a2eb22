import { OPENING } from '@careerscoop/contract/taste-opening';
import { keepRating } from './kept-taste.ts';

export { TasteBlock as default } from './taste-block.tsx';

/** Takes over what was pressed on the first card while it was HTML alone. */
export function begin(rating: number): void {
  keepRating(OPENING[0].id, rating);
}
