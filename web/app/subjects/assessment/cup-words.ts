import { NONE, PLACES, type Place, type Slots, isSettled } from './cups.ts';
import { dragWords } from './drag-targets.ts';

const TARGET = 'place-';
export const SLOT_TARGETS = PLACES.map(slotTarget);

export function slotTarget(place: Place): string {
  return `${TARGET}${place}`;
}

export function placeOf(target: string): Place {
  return Number(target.slice(TARGET.length)) as Place;
}

const nameOf = (id: string) => id.replace(/^cup-/, '');
const PICKS = ['1st pick', '2nd pick', '3rd pick'];

/** Everything that is said aloud at the cups. */
export const cupWords = {
  instructions: {
    draggable:
      'Press Enter to put the cup into the next free place, or to take a placed cup off. ' +
      'Or press Space to pick it up, the arrows to choose a place, and Space to put it down. Escape puts it back.',
  },
  /** What a free place is called: a cup gets there by tap, click, keys or hand. */
  pick: (place: Place) => PICKS[place] ?? '',
  /** Where a cup went, at the place it left. */
  away: (slots: Slots, cup: string) => (cup === NONE ? `You picked ${NONE}` : `${cup}: your ${PICKS[slots.indexOf(cup)] ?? 'pick'}`),
  full: (slots: Slots) =>
    slots.includes(NONE)
      ? 'You picked None. Take it off the stand to pick cups.'
      : 'All three places are taken. Press a cup on the stand to take it off.',
  placed(slots: Slots, cup: string): string {
    if (cup === NONE) return 'You picked None. That is all we need.';
    const place = slots.indexOf(cup) + 1;
    const free = slots.filter((held) => held === null).length;
    const some = free === 1 ? 'One place is free.' : 'Two places are free.';
    const rest = isSettled(slots) ? 'All three places are taken.' : some;
    return `${cup} is in place ${place}. ${rest}`;
  },
  drag: dragWords({ thing: nameOf, target: (id) => `place ${placeOf(id) + 1}` }),
};
