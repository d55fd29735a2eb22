/** A number as it stands in a text, with what it counts. */
interface Amount {
  value: number;
  unit: '$' | '%' | '';
}

const TIMES: Record<string, number> = { k: 1e3, thousand: 1e3, million: 1e6, billion: 1e9 };
const AMOUNT = /(\$)?\s?(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?(?:\s?(k|thousand|million|billion)\b)?(?:\s?(%|percent\b|dollars?\b))?/giu;
/** Numbers in words and shares; "one" is left out, as it mostly counts nothing. */
const WORDS =
  /\b(zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion|dozen|half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|double|triple|twice)s?\b/giu;
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(([, dollar, whole = '', part = '', times = '', counted = '']) => {
    const value = Number(whole.replaceAll(',', '') + part) * (TIMES[times.toLowerCase()] ?? 1);
    return { value, unit: dollar || /^d/i.test(counted) ? '$' : counted ? '%' : '' };
  });
}

/**
 * The first number of a text that the facts do not hold with the same unit; nothing where all are given. $52,000, 52,000
 * dollars and $52 thousand are the same; a rounded figure is another one.
 */
export function strangeNumber(text: string, facts: string): string | undefined {
  const given = amountsIn(facts);
  for (const { value, unit } of amountsIn(text)) {
    const known = given.some((each) => each.unit === unit && Math.abs(each.value - value) < 1e-6);
    if (!known) return `${unit === '$' ? unit : ''}${value}${unit === '%' ? unit : ''}`;
  }
  const words = wordsIn(facts);
  for (const word of wordsIn(text)) {
    const digits = SMALL.indexOf(word);
    const asDigits = digits >= 0 && given.some(({ value, unit }) => unit === '' && value === digits);
    if (!words.has(word) && !asDigits) return word;
  }
  return undefined;
}

// "52 thousand" is a figure, read above; only what stands alone is a word here.
function wordsIn(text: string): Set<string> {
  const bare = text.replace(AMOUNT, ' ');
  return new Set([...bare.matchAll(WORDS)].map(([, word = '']) => word.toLowerCase()));
}
