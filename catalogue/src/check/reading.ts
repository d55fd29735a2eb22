import { type Breach, type Entry, type Findings, type Measure, WORST } from './entry.ts';
import { ownTermsOf, readingGrade } from './reading-level.ts';
import type { Rules } from './rules.ts';
import { proseOf, sentencesOf, wordsOf } from './text.ts';

/** Reading grade, long sentences, and texts chopped into very short ones. */
export function checkReading(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  const rows = entries.map(({ words, public_title, other_titles }) => {
    const { onet_code, title } = words;
    const prose = proseOf(words);
    const sentences = prose.flatMap(sentencesOf);
    const sizes = sentences.map((sentence) => wordsOf(sentence).length);
    const short = sentences.filter((_, at) => (sizes[at] ?? 0) <= rules.clipped.words);
    const longest = Math.max(...sizes);
    return {
      onet_code,
      title,
      grade: readingGrade(prose, ownTermsOf([title, public_title, ...other_titles])),
      longest,
      longest_text: sentences[sizes.indexOf(longest)] ?? '',
      clipped: short.length / sentences.length,
      clipped_text: short.join(' '),
    };
  });
  for (const { onet_code, grade, longest, longest_text, clipped, clipped_text } of rows) {
    const breach = (message: string) => breaches.push({ onet_code, rule: 'reading', message });
    const { min, max } = rules.reading_grade;
    if (grade < min || grade > max) breach(`grade ${grade.toFixed(1)}, wanted ${min} to ${max}`);
    if (longest > rules.sentence_words) breach(`a sentence of ${longest} words: ${longest_text}`);
    if (clipped > rules.clipped.share) breach(`too many very short sentences: ${clipped_text}`);
  }
  type Row = (typeof rows)[number];
  const worst = (name: string, by: (row: Row) => number, digits: number, text: (row: Row) => string): Measure => ({
    name,
    worst: [...rows]
      .sort((a, b) => Math.abs(by(b)) - Math.abs(by(a)))
      .slice(0, WORST)
      .map((row) => ({ value: by(row).toFixed(digits), where: row.onet_code, text: text(row) })),
  });
  return {
    breaches,
    measures: [
      worst(
        'Highest reading grade',
        (row) => row.grade,
        1,
        (row) => row.title,
      ),
      worst(
        'Longest sentence, in words',
        (row) => row.longest,
        0,
        (row) => row.longest_text,
      ),
      worst(
        'Share of very short sentences',
        (row) => row.clipped,
        2,
        (row) => row.clipped_text,
      ),
    ],
  };
}
