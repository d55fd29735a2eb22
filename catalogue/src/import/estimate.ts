/** How much a related career says: the first of the publisher's list counts fully, the sixth half of that. */
const HALF_AFTER = 5;
/** Fewer rated relatives than this say too little. */
const LEAST_RELATIVES = 3;

/** By scale (IM, LV) one figure an element; null where an element is not relevant. */
type Scales = Record<string, readonly (number | null)[]>;

/** The related careers of each, the closest first. */
export type Relatives = ReadonlyMap<string, { primary: readonly string[]; supplemental: readonly string[] }>;

/**
 * Ratings for careers that the publisher has not rated yet: of each element the mean over their related careers, in either
 * direction, those that stand first in the publisher's list counting most. What an element is not relevant for counts as level 0.
 * @param codes of the careers to estimate; who has ratings keeps them
 * @returns the rated careers with the estimated ones; who has too few rated relatives is left out
 */
export function withEstimates<T extends { scales: Scales }>(
  rated: ReadonlyMap<string, T>,
  related: Relatives,
  codes: readonly string[],
): Map<string, T> {
  const out = new Map(rated);
  for (const code of codes.filter((one) => !rated.has(one))) {
    const relatives = relativesOf(code, related).flatMap(([other, weight]) => {
      const own = rated.get(other);
      return own ? [{ own, weight }] : [];
    });
    const [first] = relatives;
    if (!first || relatives.length < LEAST_RELATIVES) continue;
    const means = Object.entries(first.own.scales).map(([scale, list]) => [
      scale,
      list.map((_, element) => meanOf(relatives, scale, element)),
    ]);
    out.set(code, { ...first.own, date: null, scales: Object.fromEntries(means), suppressed: [] });
  }
  return out;
}

function meanOf(relatives: readonly { own: { scales: Scales }; weight: number }[], scale: string, element: number): number {
  let sum = 0;
  let weights = 0;
  for (const { own, weight } of relatives) {
    sum += weight * (own.scales[scale]?.[element] ?? 0);
    weights += weight;
  }
  return sum / weights;
}

/** Who is related to a career by its own list or by theirs, with the larger of the two weights, in code order. */
function relativesOf(code: string, related: Relatives): [code: string, weight: number][] {
  const weights = new Map<string, number>();
  const count = (other: string, place: number) => {
    if (place >= 0) weights.set(other, Math.max(weights.get(other) ?? 0, HALF_AFTER / (HALF_AFTER + place)));
  };
  for (const [one, lists] of related) {
    const list = [...lists.primary, ...lists.supplemental];
    if (one === code) list.forEach(count);
    else count(one, list.indexOf(code));
  }
  return [...weights].sort(([one], [other]) => (one < other ? -1 : 1));
}
