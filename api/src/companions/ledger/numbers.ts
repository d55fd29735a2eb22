const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety';
const VALUES = new Map<string, number>([
  ...UNITS.split(' ').map((word, at): [string, number] => [word, at]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, at * 10]),
  ['fourty', 40],
  ['dozen', 12],
]);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
/** Amounts that say no number, shares, and the numbers of the other language of our students: none of them is ever a fact's. */
const VAGUE =
  /^(?:tens|hundreds|thousands|millions|billions|dozens|grands|twos|threes|forties|fifties|sixties|seventies|eighties|nineties|twenties|thirties|mil|cien|ciento|cientos|doscientos|trescientos|quinientos|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|mill[oó]n|millones)$/;

const known = [...VALUES.keys(), ...SCALES.keys()].filter((word) => word !== '_').toSorted((a, b) => b.length - a.length);
const JOINED = new RegExp(`^(?:${known.filter((word) => word !== 'k').join('|')}){2,}$`);
const EACH = new RegExp(known.join('|'), 'g');

/** A number as it stands in a text. */
export interface Numeral {
  /** NaN for an amount that says no number ("thousands"). */
  value: number;
  from: number;
  to: number;
}

const DIGITS = /(?<![\p{L}\d])(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?/gu;
const WORD = /\p{L}+/gu;

/** Every number of a text, in digits or in English words; one that runs into letters or another number has no value. */
export function numeralsIn(text: string): Numeral[] {
  const lower = text.toLowerCase();
  const inDigits = [...lower.matchAll(/\d[\d,.]*/g)].map((match) => digitsAt(lower, match.index, match[0].replace(/[.,]+$/, '')));
  return [...inDigits, ...inWords(lower)].toSorted((a, b) => a.from - b.from);
}

function digitsAt(text: string, from: number, digits: string): Numeral {
  const whole = new RegExp(`^${DIGITS.source}$`, 'u').test(digits);
  let to = from + digits.length;
  const scale = /^\s?(k|thousand|million|billion|hundred|grand)(?!\p{L})/u.exec(text.slice(to));
  const times = scale ? (SCALES.get(scale[1] ?? '') ?? 1) : 1;
  if (scale) to += scale[0].length;
  const alone = !/[\p{L}\d.]$/u.test(text.slice(0, from)) && !/^[\p{L}\d]/u.test(text.slice(to));
  return { value: whole && alone ? Number(digits.replaceAll(',', '')) * times : Number.NaN, from, to };
}

function inWords(text: string): Numeral[] {
  const found: Numeral[] = [];
  let run: { words: string[]; from: number; to: number } | undefined;
  const close = () => {
    // "One" alone counts nothing, mostly; a scale alone stands behind digits, which are read with it.
    if (run && run.words.join(' ') !== 'one' && !scaleOfDigits(text, run))
      found.push({ value: valueOf(run.words), from: run.from, to: run.to });
    run = undefined;
  };
  for (const { 0: word, index: from } of text.matchAll(WORD)) {
    const to = from + word.length;
    if (run && !/^(?:[\s-]+|[\s-]+and[\s-]+)$/.test(text.slice(run.to, from).replace(/^\s+and\s+$/, ' and ')) && word !== 'and') close();
    if (VAGUE.test(word)) {
      close();
      found.push({ value: Number.NaN, from, to });
      continue;
    }
    const parts = JOINED.test(word) ? (word.match(EACH) ?? []) : [word];
    if (word === 'k' || !parts.every((part) => VALUES.has(part) || SCALES.has(part))) {
      if (word !== 'and' || !run) close();
      continue;
    }
    run = run ? { words: [...run.words, ...parts], from: run.from, to } : { words: [...parts], from, to };
  }
  close();
  return found;
}

const scaleOfDigits = (text: string, { words, from }: { words: string[]; from: number }) =>
  words.length === 1 && SCALES.has(words[0] ?? '') && /\d\s?$/.test(text.slice(0, from));

function valueOf(words: readonly string[]): number {
  let total = 0;
  let part = 0;
  for (const [at, word] of words.entries()) {
    const scale = SCALES.get(word);
    if (scale === 100) part = (part || 1) * 100;
    else if (scale) {
      total += (part || 1) * scale;
      part = 0;
    } else {
      const value = VALUES.get(word) ?? 0;
      // "Five five five" is no sum: numbers that are only said one after the other have no value.
      const before = words[at - 1];
      const fits = part === 0 || part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && value < 10 && value > 0);
      if (!fits || (before !== undefined && VALUES.has(before) && !(VALUES.get(before)! >= 20 && value < 10))) return Number.NaN;
      part += value;
    }
  }
  return total + part;
}
