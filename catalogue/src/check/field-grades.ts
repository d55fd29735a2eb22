import type { Breach, Entry, Findings } from './entry.ts';
import { readingGrade } from './reading-level.ts';
import type { Rules } from './rules.ts';
import { textsOf } from './text.ts';

// An average of a handful of texts says nothing.
const FROM = 100;
// A reader who meets a text alone has no title beside it, so that no word counts as known.
const NO_TERMS: ReadonlySet<string> = new Set();

/** The reading grade of one field: no text above the most, and all of them together no higher than the average. */
export function checkFieldGrades(entries: readonly Entry[], rules: Rules): Findings {
  const breaches: Breach[] = [];
  const { fields, average, most } = rules.field_grades;
  for (const field of fields) {
    const grades = entries.flatMap(({ words }) =>
      textsOf(words)
        .filter((text) => text.field === field)
        .map(({ text }) => ({ onet_code: words.onet_code, grade: readingGrade([text], NO_TERMS) })),
    );
    for (const { onet_code, grade } of grades) {
      if (grade > most) breaches.push({ onet_code, rule: 'grade', message: `${field}: grade ${grade.toFixed(1)}, wanted at most ${most}` });
    }
    const mean = grades.reduce((sum, { grade }) => sum + grade, 0) / grades.length;
    if (grades.length >= FROM && mean > average) {
      const message = `${field}: grade ${mean.toFixed(2)} on average, wanted at most ${average}`;
      breaches.push({ onet_code: grades[0]?.onet_code ?? '', rule: 'grade', message });
    }
  }
  return { breaches, measures: [] };
}
