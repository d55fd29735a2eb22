import type { Breach, Entry, Findings } from './entry.ts';
import type { Rules } from './rules.ts';
import { textsOf } from './text.ts';

/** Digits, currency, stock phrases and whatever else a text must not say (`phrases` of rules.json). */
export function checkPhrases(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  for (const { words } of entries) {
    for (const { field, text } of textsOf(words)) {
      for (const { words: anyOf, pattern, why, fields } of rules.phrases) {
        if (fields !== undefined && !fields.some((one) => one === field)) continue;
        const said = (anyOf?.exec(text) ?? pattern?.exec(text))?.[0];
        if (said === undefined) continue;
        breaches.push({ onet_code: words.onet_code, rule: 'phrase', message: `${field}: "${said}": ${why}` });
      }
    }
  }
  return { breaches, measures: [] };
}
