/** A career that a message means without its name: by a place in a list, as one of its saved ones, as what was spoken of. */
export interface CareerMeant {
  from: number;
  to: number;
  sign: '@one' | '@some' | '@saved' | '@ten';
  /** Places in the list that was shown last, or in the ten; -1 is the last one. */
  places?: readonly number[];
  /** How many of the first ones. */
  top?: number;
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  ninth: 9,
  '9th': 9,
  tenth: 10,
  '10th': 10,
  last: -1,
  primera: 1,
  primero: 1,
  segunda: 2,
  segundo: 2,
  tercera: 3,
  tercero: 3,
  ultima: -1,
  ultimo: -1,
};
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dos: 2,
  tres: 3,
  both: 2,
};
const numberOf = (word: string | undefined) =>
  word !== undefined && /^\d{1,2}$/.test(word) ? Number(word) : word === undefined ? undefined : COUNTS[word];

/** What a message points at, in order. */
export function careersMeant(words: readonly string[]): CareerMeant[] {
  const found: CareerMeant[] = [];
  for (let at = 0; at < words.length; at++) {
    const one =
      pairAt(words, at) ?? topAt(words, at) ?? numberedAt(words, at) ?? ordinalAt(words, at) ?? savedAt(words, at) ?? groupAt(words, at);
    if (!one) continue;
    found.push(one);
    at = one.to - 1;
  }
  return found;
}

/** "1 vs 3", "2 and 5". */
function pairAt(words: readonly string[], from: number): CareerMeant | undefined {
  const [one, between, other] = words.slice(from, from + 3);
  if (!/^(?:versus|and|or|against|y|o|v|contra)$/.test(between ?? '') || !/^\d{1,2}$/.test(one ?? '') || !/^\d{1,2}$/.test(other ?? ''))
    return undefined;
  const places = [Number(one), Number(other)];
  return places.every((place) => place >= 1 && place <= 10) ? { from, to: from + 3, sign: '@some', places } : undefined;
}

/** "my top 3", "the first two". */
function topAt(words: readonly string[], from: number): CareerMeant | undefined {
  const top = /^(?:top|first|primeras)$/.test(words[from] ?? '') ? numberOf(words[from + 1]) : undefined;
  if (words[from + 2] === 'percent') return undefined;
  if (top === undefined || top > 10 || (words[from] === 'first' && top === 1)) return undefined;
  return { from, to: from + 2, sign: top === 1 ? '@one' : top === 10 ? '@ten' : '@some', top };
}

/** "number 4", "option 2". */
function numberedAt(words: readonly string[], from: number): CareerMeant | undefined {
  const place = /^(?:number|numero|option|no)$/.test(words[from] ?? '') ? numberOf(words[from + 1]) : undefined;
  return place !== undefined &&
    place >= 1 &&
    place <= 10 &&
    /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|uno|dos|tres)/.test(words[from + 1] ?? '')
    ? { from, to: from + 2, sign: '@one', places: [place] }
    : undefined;
}

/** "the second one", "third job", "the last". */
function ordinalAt(words: readonly string[], from: number): CareerMeant | undefined {
  const place = ORDINALS[words[from] ?? ''];
  if (place === undefined) return undefined;
  const after = words[from + 1];
  const named = /^(?:one|ones|job|career|carrera|on)$/.test(after ?? '');
  const alone =
    (after === undefined || /^(?:and|or|versus|though|please|y|o)$/.test(after)) &&
    /^(?:the|la|el|about|and|y|my|mi)$/.test(words[from - 1] ?? '');
  if (!named && !alone) return undefined;
  return { from, to: named && after !== 'on' ? from + 2 : from + 1, sign: '@one', places: [place] };
}

/** "my saved ones", "the ones I saved", "las que guarde". */
function savedAt(words: readonly string[], from: number): CareerMeant | undefined {
  if (!/^(?:saved|favorites|favorite|faves|favs|guarde|guardadas|guardados|favoritas)$/.test(words[from] ?? '')) return undefined;
  const asks =
    words[from]!.startsWith('guard') || words.slice(Math.max(0, from - 3), from).some((word) => /^(?:my|i|mis|que|the)$/.test(word));
  const more = /^(?:ones|careers|jobs|list)$/.test(words[from + 1] ?? '') ? 1 : 0;
  return asks ? { from, to: from + 1 + more, sign: '@saved' } : undefined;
}

/** "those two", "both", "my ten", "any of mine". */
function groupAt(words: readonly string[], from: number): CareerMeant | undefined {
  const [one, two] = words.slice(from, from + 2);
  if (one === 'both' || one === 'ambas') return { from, to: from + 1, sign: '@some' };
  if (/^(?:those|these|the|them|em|last|esas|estas|las|my)$/.test(one ?? '') && /^(?:two|three|2|3|four|4|dos|tres|both)$/.test(two ?? ''))
    return /^(?:years?|days?|weeks?|months?)$/.test(words[from + 2] ?? '')
      ? undefined
      : { from, to: from + 2, sign: '@some', top: numberOf(two)! };
  if (/^(?:my|mis|all|the)$/.test(one ?? '') && /^(?:ten|10|diez)$/.test(two ?? '')) return { from, to: from + 2, sign: '@ten' };
  return undefined;
}
