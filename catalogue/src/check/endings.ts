import type { Breach, Entry, Findings } from './entry.ts';
import type { Rules } from './rules.ts';
import { plainWords, textsOf } from './text.ts';

/** Texts of a field that end as another one does. */
export function checkEndings(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  for (const { fields, words: count } of rules.endings) {
    const first = new Map<string, string>();
    for (const { words } of entries) {
      for (const { field, text } of textsOf(words)) {
        if (!fields.some((one) => one === field)) continue;
        const ending = `${field} ${plainWords(text).slice(-count).join(' ')}`;
        const earlier = first.get(ending);
        if (earlier === undefined) first.set(ending, words.onet_code);
        else if (earlier !== words.onet_code) {
          breaches.push({ onet_code: words.onet_code, rule: 'ending', message: `${ending}: ends as in ${earlier}` });
        }
      }
    }
  }
  return { breaches, measures: [] };
}
