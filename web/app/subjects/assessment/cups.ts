/** The three places of part 4, the favorite first. */
export type Slots = readonly [string | null, string | null, string | null];
export type Place = 0 | 1 | 2;

export const NONE = 'None';
export const PLACES: readonly Place[] = [0, 1, 2];
export const NO_CUPS: Slots = [null, null, null];

const withCup = (slots: Slots, place: Place, cup: string | null) =>
  slots.map((held, index) => (index === place ? cup : held)) as unknown as Slots;

/** "None" or three cups end the selection. */
export const isSettled = (slots: Slots) => slots.includes(NONE) || slots.every((cup) => cup !== null);

export function freePlace(slots: Slots): Place | undefined {
  return PLACES.find((place) => slots[place] === null);
}

/**
 * Puts a cup into a place, or into the first free one. "None" stands alone, so it clears the others and leaves for
 * them. A cup that stood elsewhere changes places with the one it meets. Without a free place nothing changes.
 */
export function putCup(slots: Slots, cup: string, wanted?: Place): Slots {
  if (cup === NONE) return [NONE, null, null];
  if (slots.includes(NONE)) return wanted === undefined ? slots : withCup(NO_CUPS, wanted, cup);
  const place = wanted ?? freePlace(slots);
  if (place === undefined) return slots;
  const from = PLACES.find((other) => slots[other] === cup);
  const moved = from === undefined ? slots : withCup(slots, from, slots[place] ?? null);
  return withCup(moved, place, cup);
}

export function takeCup(slots: Slots, place: Place): Slots {
  return withCup(slots, place, null);
}

/** The answer of part 4: the names in order, or "None". */
export function answerOf(slots: Slots): string {
  return slots.filter((cup) => cup !== null).join(',');
}
