import type { Danger } from '@careerscoop/contract/help-lines';
import { HARMLESS } from './harmless.ts';
import { RULES_EN } from './rules-en.ts';
import { RULES_ES } from './rules-es.ts';
import { RULES_OTHER } from './rules-other.ts';
import { RULES_QUIET } from './rules-quiet.ts';

const RULES = [...RULES_EN, ...RULES_ES, ...RULES_QUIET, ...RULES_OTHER];

/** Puts a harmless word in the place of what only sounds like danger, so that neither rules nor model stumble over it. */
export function withoutHarmless(text: string): string {
  let left = text;
  for (const phrase of HARMLESS) left = left.replace(phrase, ' homework ');
  return left.replace(/ {2,}/g, ' ').trim();
}

/** The kinds of danger that the rules find in a normalised text without what is harmless. */
export function dangersIn(text: string): Danger[] {
  return [...new Set(RULES.filter(({ forms }) => forms.some((form) => form.test(text))).map(({ kind }) => kind))];
}
