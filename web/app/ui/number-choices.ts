/** Every whole number from the first to the last, as choices of a list. */
export function numberChoices(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => ({ value: first + index, label: String(first + index) }));
}
