import type SearchableMap from 'minisearch/SearchableMap';
import { isAround, singular } from './search-words.ts';

/** Slips that a word of this length is forgiven: letters typed too many, too few or instead of another. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * The word that was meant by one that no career's name holds, by edit distance over all words of the index; the word
 * itself where it is known, short or like no other. The beginning of a word counts as known while it is being typed.
 * @param known every word of the index, singular, by how likely it is meant
 * @param typing whether it is the last word, which may go on
 */
export function spelled(word: string, known: SearchableMap<number>, typing: boolean): string {
  if (isAround(word) || known.has(singular(word)) || slips(word) === 0) return word;
  if (typing && known.atPrefix(word).size > 0) return word;
  // Two letters in each other's place count as two slips, and happen as easily as one.
  const near = [...known.fuzzyGet(word, Math.max(2, slips(word)))]
    .map(([other, [weight, distance]]) => ({ other, weight, distance: swapped(word, other) ? 1 : distance }))
    .filter(({ other, distance }) => distance <= slips(word) && other.length >= 4 && (distance < 2 || other[0] === word[0]));
  const cost = ({ other, weight, distance }: (typeof near)[number]) =>
    // Few people miss the first letter, and letters are left out more often than mistaken; among words as near, the one
    // of more names is likelier.
    distance + (other[0] === word[0] ? 0 : 0.7) + (holds(other, word) ? 0 : 0.5) - Math.log10(1 + weight) / 4;
  return near.toSorted((one, two) => cost(one) - cost(two))[0]?.other ?? word;
}

/** Whether two neighbouring letters changed places. */
function swapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, i) => letter !== other[i]);
  return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2) === other;
}

/** Whether all letters of a word stand in another in this order. */
function holds(other: string, word: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at++;
  return at === word.length;
}
