import type { CodePlaces } from '@careerscoop/contract/desk-codes';
import { GROUP_SIZE } from '@careerscoop/contract/desk-numbers';
import type { Scope } from '../scope.ts';
import { whoseOf } from './students-in-scope.sql.ts';

/**
 * The places of a code as whoever asks may know them. Accounts take them whether they share or not: so an organization's people
 * read whole tens, and of a code with fewer than ten places not even whether the last one is gone (decision 71).
 */
export function toldPlaces(scope: Scope, { seats, taken }: { seats: number | null; taken: number }): CodePlaces {
  const full = seats !== null && taken >= seats;
  if (!whoseOf(scope)) return { seats, taken, full };
  const tens = taken - (taken % GROUP_SIZE);
  return { seats, taken: tens || null, full: seats !== null && seats < GROUP_SIZE ? null : full };
}
