import type { Breach, Entry, Findings } from './entry.ts';
import type { Rules } from './rules.ts';
import { textsOf } from './text.ts';

/** Texts that speak of something risky and leave out what makes it safe. */
export function checkNeeds(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  for (const { words } of entries) {
    for (const { field, text } of textsOf(words)) {
      for (const { fields, says, names, why } of rules.needs) {
        const said = says.exec(text)?.[0];
        if (said === undefined || !fields.some((one) => one === field) || names.test(text)) continue;
        breaches.push({ onet_code: words.onet_code, rule: 'needs', message: `${field}: "${said}": ${why}` });
      }
    }
  }
  return { breaches, measures: [] };
}
