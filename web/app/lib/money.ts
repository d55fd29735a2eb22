/** Cents as people write dollars: $89, $44.50. */
export function money(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
