import type { Entry } from './entry.ts';

/**
 * The history with what was said here. Of a message that both know what was seen here stays in its place, unless it was cut here
 * and went on there, or its turn was never told here; clocks are not compared, since the one here may be wrong.
 */
export function together(history: readonly Entry[], said: readonly Entry[]): Entry[] {
  const places = placesOf(history, said);
  const known = history.map((each, index) => {
    const own = said[places.indexOf(index)];
    return own && own.turn !== null && !(own.status === 'cut' && each.status === 'whole') ? own : each;
  });
  // What the history does not tell, or no longer, stands before the next message that it does: so from the end on.
  let next = known.length;
  for (const [index, own] of [...said.entries()].reverse()) {
    const place = places[index] ?? -1;
    if (place === -1) known.splice(next, 0, own);
    else next = Math.min(next, place);
  }
  return known;
}

/** Whether the history tells of what was said here by this key, though no answer to it came here. */
export function hasArrived(history: readonly Entry[], said: readonly Entry[], key: string): boolean {
  const index = said.findIndex((each) => each.key === key);
  return index !== -1 && said[index]?.turn === null && placesOf(history, said)[index] !== -1;
}

/** Where in the history each message is that was said here, -1 for one that it does not know. */
function placesOf(history: readonly Entry[], said: readonly Entry[]): number[] {
  const taken = new Set(said.flatMap(({ role, turn }) => (role === 'user' ? [turn] : [])));
  return said.map((own) => {
    if (own.turn !== null) return history.findIndex(({ turn, role }) => turn === own.turn && role === own.role);
    // Its answer was lost with the turn in it: then it is what has the same words, and came after all that was known.
    if (own.role !== 'user' || !own.known) return -1;
    const last = history.findLastIndex(({ turn }) => turn !== null && own.known?.includes(turn));
    const place = history.findIndex(
      ({ role, turn, content }, index) => index > last && role === 'user' && content === own.content && !taken.has(turn),
    );
    if (place !== -1) taken.add(history[place]?.turn ?? null);
    return place;
  });
}
