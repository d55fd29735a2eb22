import type { DeskCode } from '@careerscoop/contract/desk-codes';

const figure = (count: number) => count.toLocaleString('en-US');

/** "12 of 30", or "12" where any number may redeem it. */
export const placesInWords = ({ taken, seats }: Pick<DeskCode, 'taken' | 'seats'>) =>
  seats === null ? figure(taken) : `${figure(taken)} of ${figure(seats)}`;
