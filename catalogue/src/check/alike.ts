import { type Breach, type Entry, type Findings, type Measure, WORST } from './entry.ts';
import type { Rules } from './rules.ts';
import { plainWords, textsOf } from './text.ts';

// Pairs that are less alike are not looked at any further.
const FAINT = 0.1;

/** Careers that are told with the same words, in all their texts or in one field. */
export function checkAlike(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  const measures: Measure[] = [];
  for (const { fields, common_share, most } of rules.alike) {
    const name = fields.length === 1 ? fields[0] : 'all texts';
    const vocabularies = entries.map(({ words }) => {
      const texts = textsOf(words).filter(({ field }) => fields.some((one) => one === field));
      return new Set(texts.flatMap(({ text }) => plainWords(text)));
    });
    const pairs = likenesses(vocabularies, common_share).map(({ a, b, alike }) => {
      const [one, other] = [entries[a]?.words, entries[b]?.words];
      return {
        alike,
        codes: [one?.onet_code ?? '', other?.onet_code ?? ''],
        titles: `${one?.title} / ${other?.title}`,
      };
    });
    for (const { alike, codes, titles } of pairs) {
      if (alike <= most) break;
      const message = `${name} with nearly the same words (${alike.toFixed(2)}) as ${codes[1]}: ${titles}`;
      breaches.push({ onet_code: codes[0] ?? '', rule: 'alike', message });
    }
    const worst = pairs.slice(0, WORST).map(({ alike, codes, titles }) => {
      return { value: alike.toFixed(2), where: codes.join(', '), text: titles };
    });
    measures.push({ name: `Careers most like another in ${name}`, worst });
  }
  return { breaches, measures };
}

/**
 * Pairs that share rarer words, most alike first: the cosine of their sets of words, each word weighed
 * by how rare it is.
 */
function likenesses(vocabularies: readonly Set<string>[], commonShare: number) {
  const count = vocabularies.length;
  const holders = new Map<string, number[]>();
  vocabularies.forEach((words, at) => {
    for (const word of words) {
      const careers = holders.get(word);
      if (careers === undefined) holders.set(word, [at]);
      else careers.push(at);
    }
  });

  const lengths = new Float64Array(count);
  const shared = new Float64Array(count * count);
  for (const careers of holders.values()) {
    if (careers.length > Math.max(2, commonShare * count)) continue;
    const weight = Math.log(count / careers.length) ** 2;
    careers.forEach((one, place) => {
      lengths[one] = (lengths[one] ?? 0) + weight;
      for (const other of careers.slice(place + 1)) {
        const pair = one * count + other;
        shared[pair] = (shared[pair] ?? 0) + weight;
      }
    });
  }
  const pairs: { a: number; b: number; alike: number }[] = [];
  shared.forEach((weight, pair) => {
    const [a, b] = [Math.floor(pair / count), pair % count];
    const alike = weight / Math.sqrt((lengths[a] ?? 0) * (lengths[b] ?? 0));
    if (alike > FAINT) pairs.push({ a, b, alike });
  });
  return pairs.sort((one, other) => other.alike - one.alike);
}
