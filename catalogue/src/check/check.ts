import { checkAlike } from './alike.ts';
import type { Entry, Findings } from './entry.ts';
import { checkEndings } from './endings.ts';
import { checkFieldGrades } from './field-grades.ts';
import { checkLengths } from './lengths.ts';
import { checkNeeds } from './needs.ts';
import { checkOpenings } from './openings.ts';
import { checkPaths } from './paths.ts';
import { checkPhrases } from './phrases.ts';
import { checkReading } from './reading.ts';
import type { Rules } from './rules.ts';
import { checkSentences } from './sentences.ts';
import { checkTitles } from './titles.ts';

const CHECKS = [
  checkLengths,
  checkPhrases,
  checkTitles,
  checkPaths,
  checkReading,
  checkOpenings,
  checkSentences,
  checkAlike,
  checkEndings,
  checkNeeds,
  checkFieldGrades,
];

/** Holds the words against the rules. A breach must be mended; a measure shows where to look first. */
export function checkWords(entries: readonly Entry[], rules: Rules): Findings {
  const all = CHECKS.map((check) => check(entries, rules));
  return {
    breaches: all.flatMap(({ breaches }) => breaches),
    measures: all.flatMap(({ measures }) => measures),
  };
}
