import { OPENING } from '@careerscoop/contract/taste-opening';
import { keepRating } from './kept-taste.ts';
import { TasteBlock } from './taste-block.tsx';

export { TasteBlock as default };

/** The cards as they go on from the page's HTML. @param pressed what was pressed on the written card, which is the first */
export function enter(own: boolean, pressed?: HTMLButtonElement | null) {
  if (pressed) keepRating(OPENING[0].id, Number(pressed.value));
  return <TasteBlock own={own} begun={Boolean(pressed)} />;
}
