import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Whose password it is. */
export interface Owner {
  first_name: string;
  last_name: string;
  email: string;
}

const MOST_USED = 'This password is one of the most used ones. Please choose another.';
const EASY = 'This password is easy to guess. Please choose another, for example three words that do not belong together.';
const OURS = 'Please leave the name CareerScoop out of your password.';
const OWN = 'Please leave your name and your email out of your password.';

const PRODUCT = ['careerscoop', 'scoopcareer', 'career', 'careers', 'scoop', 'scoops'];
const commonest = dictionary['passwords-common'];
const common: ReadonlySet<string> = new Set(commonest);
// Knows the commonest passwords, also with other signs in place of letters, and sequences, repetitions and keyboard rows.
const estimator = new ZxcvbnFactory({
  dictionary: { 'passwords-common': commonest, product: PRODUCT },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 20,
});
/** Below a million guesses, which nobody but a machine needs. */
const WEAK_SCORE = 2;
// What comes after it makes nothing easier to guess, and would make the estimate cost a second.
const LONGEST_LOOKED_AT = 40;
const SHORTEST = 8;
const SHORTEST_NAME = 4;
const LEET: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i' };

/** What is wrong with a password that keeps the rule of length, in a sentence for its field; nothing where it is good. */
export function weaknessOf(password: string, owner: Owner): string | undefined {
  if (common.has(password.toLowerCase())) return MOST_USED;
  const bare = bareOf(password);
  const spelt = bareOf(password.toLowerCase().replace(/[013459@$!]/g, (sign) => LEET[sign] ?? sign));
  const holds = (name: string) => bare.includes(name) || spelt.includes(name);
  if (holds('careerscoop') || holds('scoopcareer')) return OURS;
  const names = namesOf(owner);
  if (names.filter(({ length }) => length >= SHORTEST_NAME).some(holds)) return OWN;
  // Without its signs a short one may have lost most of what makes it good.
  const isWeak = (text: string) => text.length >= SHORTEST && estimator.check(text.slice(0, LONGEST_LOOKED_AT), names).score < WEAK_SCORE;
  return isWeak(password) || isWeak(bare) ? EASY : undefined;
}

/** The names and what stands before the sign of the email, whole and in their parts. */
function namesOf({ first_name, last_name, email }: Owner): string[] {
  const own = [first_name, last_name, email.split('@')[0] ?? ''];
  return [...new Set(own.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)]).map(bareOf))].filter(Boolean);
}

/** Letters and digits alone, in lower case and without accents. */
function bareOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
