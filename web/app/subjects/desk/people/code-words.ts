import type { CodePlaces } from '@careerscoop/contract/desk-codes';

const figure = (count: number) => count.toLocaleString('en-US');
const outOf = (words: string, seats: number | null) => (seats === null ? words : `${words} of ${figure(seats)}`);

/** "12 of 30", or "12" where any number may redeem it. */
export const placesInWords = ({ taken, seats }: CodePlaces) => outOf(figure(taken ?? 0), seats);

/** The same as an organization's people are told it: "20 or more of 30", "fewer than 10 of 30", "all 30 taken". */
export function placesInTens({ taken, seats, full }: CodePlaces): string {
  if (seats !== null && full === null) return `${figure(seats)} ${seats === 1 ? 'place' : 'places'} in all`;
  if (seats !== null && full) return `all ${figure(seats)} taken`;
  return outOf(taken === null ? 'fewer than 10' : `${figure(taken)} or more`, seats);
}
