/** A stable small number from a word: the same word always gets the same picture. */
export function stableNumber(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}
