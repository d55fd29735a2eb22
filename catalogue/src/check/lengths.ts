import { type Breach, type Entry, type Findings, WORST } from './entry.ts';
import type { Rules } from './rules.ts';
import { sentencesOf, textsOf, wordsOf } from './text.ts';

/** Too short, too long, without an end; `hard_part` is one sentence and a `good_if` phrase is none. */
export function checkLengths(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  const found: { edge: number; value: string; where: string; text: string }[] = [];
  for (const { words } of entries) {
    const { onet_code } = words;
    const breach = (message: string) => breaches.push({ onet_code, rule: 'length', message });
    for (const { field, text } of textsOf(words)) {
      const { unit, min, max } = rules.lengths[field];
      const size = unit === 'words' ? wordsOf(text).length : text.length;
      if (size < min || size > max) breach(`${field}: ${size} ${unit}, wanted ${min} to ${max}: ${text}`);
      const edge = Math.abs((2 * (size - min)) / (max - min) - 1);
      found.push({ edge, value: `${size} of ${min}-${max} ${unit}`, where: `${onet_code} ${field}`, text });

      if (field === 'title') continue;
      if (field === 'good_if') {
        if (!text.startsWith('you ')) breach(`good_if goes on from "You may like this if": ${text}`);
        if (/[.!?]$/.test(text)) breach(`good_if is a phrase without a full stop: ${text}`);
      } else if (!/[.!?]["”]?$/.test(text)) breach(`${field} ends without a full stop: ${text}`);
      if (rules.one_sentence.includes(field) && sentencesOf(text).length !== 1) breach(`${field} is one sentence: ${text}`);
    }
    if (!/\byou(r|'re)?\b/i.test(words.day)) breach(`day speaks to "you": ${words.day}`);
  }
  found.sort((a, b) => b.edge - a.edge);
  return { breaches, measures: [{ name: 'Closest to a limit of length', worst: found.slice(0, WORST) }] };
}
