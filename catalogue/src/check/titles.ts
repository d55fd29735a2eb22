import { type Breach, type Entry, type Findings, WORST } from './entry.ts';
import type { Rules } from './rules.ts';
import { plainWords, wordsOf } from './text.ts';

/** Titles that come twice, or are still the plural of a list of occupations. */
export function checkTitles(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  const first = new Map<string, string>();
  for (const { words, public_title } of entries) {
    const { onet_code, title } = words;
    const breach = (message: string) => breaches.push({ onet_code, rule: 'title', message: `${title}: ${message}` });
    const plain = plainWords(title).join(' ');
    const earlier = first.get(plain);
    if (earlier !== undefined) breach(`is also the title of ${earlier}`);
    first.set(plain, earlier ?? onet_code);

    const last = wordsOf(title).at(-1) ?? '';
    if (last.endsWith('s') && !rules.title.ends_in_s.includes(last)) breach('one person is meant, not several');
    if (/all other/i.test(title)) breach('find a name of its own for "All Other"');
    if (/,/.test(title) && !/ or /.test(title)) breach(`say it as a person would, not as a list does (${public_title})`);
  }
  const byLength = [...entries].sort((a, b) => b.words.title.length - a.words.title.length);
  const worst = byLength.slice(0, WORST).map(({ words, public_title }) => ({
    value: String(words.title.length),
    where: words.onet_code,
    text: `${words.title} (${public_title})`,
  }));
  return { breaches, measures: [{ name: 'Longest title, in characters', worst }] };
}
