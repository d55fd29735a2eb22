import { type Entry, type Findings, WORST } from './entry.ts';
import type { Rules } from './rules.ts';
import { plainWords, textsOf } from './text.ts';

/**
 * Careers that are told with the same words. Likeness is the cosine of the two texts over their rarer words,
 * a rarer word weighing more.
 */
export function checkAlike(entries: readonly Entry[], rules: Rules): Findings {
  const vocabularies = entries.map(({ words }) => {
    const texts = textsOf(words).filter(({ field }) => field !== 'title');
    return new Set(texts.flatMap(({ text }) => plainWords(text)));
  });
  const holders = new Map<string, number[]>();
  vocabularies.forEach((words, at) => {
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), at]);
  });

  const lengths = entries.map(() => 0);
  const shared = new Map<number, number>();
  for (const [, careers] of holders) {
    if (careers.length > Math.max(2, rules.alike.common_share * entries.length)) continue;
    const weight = Math.log(entries.length / careers.length) ** 2;
    careers.forEach((one, place) => {
      lengths[one] = (lengths[one] ?? 0) + weight;
      for (const other of careers.slice(place + 1)) {
        const pair = one * entries.length + other;
        shared.set(pair, (shared.get(pair) ?? 0) + weight);
      }
    });
  }
  const pairs = [...shared].map(([pair, weight]) => {
    const a = Math.floor(pair / entries.length);
    const b = pair % entries.length;
    return { a, b, alike: weight / Math.sqrt((lengths[a] ?? 0) * (lengths[b] ?? 0)) };
  });
  pairs.sort((one, other) => other.alike - one.alike);

  const worst = pairs.slice(0, WORST).map(({ a, b, alike }) => {
    const [first, second] = [entries[a]?.words, entries[b]?.words];
    return {
      value: alike.toFixed(2),
      where: `${first?.onet_code}, ${second?.onet_code}`,
      text: `${first?.title} / ${second?.title}`,
    };
  });
  const breaches = worst
    .filter(({ value }) => Number(value) > rules.alike.most)
    .map(({ value, where, text }) => ({
      onet_code: where.slice(0, 10),
      rule: 'alike',
      message: `told with nearly the same words (${value}): ${text} (${where})`,
    }));
  return { breaches, measures: [{ name: 'Careers most like another', worst }] };
}
