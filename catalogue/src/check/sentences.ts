import { type Breach, type Entry, type Findings, WORST } from './entry.ts';
import type { Rules } from './rules.ts';
import { plainWords, sentencesOf, textsOf } from './text.ts';

interface Sentence {
  onet_code: string;
  text: string;
  plain: string;
  shingles: Set<string>;
}

/** Sentences and phrases that come twice, word for word or nearly so, across the whole catalogue. */
export function checkSentences(entries: readonly Entry[], rules: Rules): Findings {
  const { shingle, from_words, most } = rules.near_duplicate;
  const breaches: Breach[] = [];
  const sentences = sentencesIn(entries, shingle);

  const first = new Map<string, Sentence>();
  for (const sentence of sentences) {
    const earlier = first.get(sentence.plain);
    if (earlier === undefined) first.set(sentence.plain, sentence);
    else if (earlier.onet_code !== sentence.onet_code) breaches.push(breachOf(earlier, sentence, 'the same sentence'));
  }

  const long = [...first.values()].filter(({ plain }) => plain.split(' ').length >= from_words);
  const pairs = alikePairs(long).filter(({ alike }) => alike > 0.2);
  for (const { a, b, alike } of pairs) {
    if (alike > most) breaches.push(breachOf(a, b, `nearly the same sentence (${alike.toFixed(2)})`));
  }
  const worst = pairs.slice(0, WORST).map(({ a, b, alike }) => ({
    value: alike.toFixed(2),
    where: `${a.onet_code}, ${b.onet_code}`,
    text: `${a.text} / ${b.text}`,
  }));
  return { breaches, measures: [{ name: 'Sentences most like another', worst }] };
}

function sentencesIn(entries: readonly Entry[], size: number): Sentence[] {
  return entries.flatMap(({ words }) =>
    textsOf(words)
      .filter(({ field }) => field !== 'title')
      .flatMap(({ text }) => sentencesOf(text))
      .map((text) => {
        const plain = plainWords(text);
        return {
          onet_code: words.onet_code,
          text,
          plain: plain.join(' '),
          shingles: shinglesOf(plain, size),
        };
      }),
  );
}

function shinglesOf(words: readonly string[], size: number): Set<string> {
  const runs = words.length - size + 1;
  return new Set(Array.from({ length: Math.max(0, runs) }, (_, at) => words.slice(at, at + size).join(' ')));
}

/** Pairs that share a run of words, most alike first: runs shared of all their runs (Jaccard). */
function alikePairs(sentences: readonly Sentence[]) {
  const holders = new Map<string, number[]>();
  const pairs: { a: Sentence; b: Sentence; alike: number }[] = [];
  sentences.forEach((b, at) => {
    const shared = new Map<number, number>();
    for (const run of b.shingles) {
      const earlier = holders.get(run) ?? [];
      for (const one of earlier) shared.set(one, (shared.get(one) ?? 0) + 1);
      holders.set(run, [...earlier, at]);
    }
    for (const [one, count] of shared) {
      const a = sentences[one];
      if (a !== undefined) pairs.push({ a, b, alike: count / (a.shingles.size + b.shingles.size - count) });
    }
  });
  return pairs.sort((one, other) => other.alike - one.alike);
}

function breachOf(a: Sentence, b: Sentence, what: string): Breach {
  return {
    onet_code: b.onet_code,
    rule: 'sentence',
    message: `${what} as in ${a.onet_code}: ${a.text} / ${b.text}`,
  };
}
