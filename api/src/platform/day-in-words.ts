/** An ISO time as people write a day: March 5, 2027. */
export function dayInWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
}
