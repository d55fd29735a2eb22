import { type Breach, type Entry, type Findings, type Measure, WORST } from './entry.ts';
import type { Rules } from './rules.ts';
import { plainWords, textsOf } from './text.ts';

// A share of a handful of texts says nothing.
const FROM = 3;

/** How many texts of a field begin with the same words. */
export function checkOpenings(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  const measures: Measure[] = [];
  for (const { field, words: count, share } of rules.openings) {
    const codes = new Map<string, string[]>();
    let texts = 0;
    for (const { words } of entries) {
      for (const one of textsOf(words).filter((text) => text.field === field)) {
        texts += 1;
        const opening = plainWords(one.text).slice(0, count).join(' ');
        codes.set(opening, [...(codes.get(opening) ?? []), words.onet_code]);
      }
    }
    const sorted = [...codes].sort(([, a], [, b]) => b.length - a.length);
    for (const [opening, where] of sorted) {
      if (where.length < FROM || where.length <= share * texts) break;
      const first = where.slice(0, WORST).join(', ');
      breaches.push({
        onet_code: where[0] ?? '',
        rule: 'opening',
        message: `${field}: "${opening}" opens ${where.length} of ${texts}: ${first}`,
      });
    }
    measures.push({
      name: `Most frequent opening of ${field}, ${count} words, of ${texts}`,
      worst: sorted.slice(0, WORST).map(([opening, where]) => ({
        value: String(where.length),
        where: where.slice(0, 3).join(', '),
        text: opening,
      })),
    });
  }
  return { breaches, measures };
}
