import { DELETION_DAYS } from '@careerscoop/contract/constants';

const DELETION_MS = DELETION_DAYS * 24 * 60 * 60 * 1000;

/** When an account that was asked to be deleted is erased; nothing for one that stays. */
export function erasedOn(deletion_requested_at: Date | null): string | null {
  return deletion_requested_at && new Date(deletion_requested_at.getTime() + DELETION_MS).toISOString();
}

/** Accounts that were asked to be deleted by this moment are due. */
export function dueSince(now: Date): Date {
  return new Date(now.getTime() - DELETION_MS);
}
