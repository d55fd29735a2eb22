import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { By } from './booking/change-session.ts';
import type { SessionRow } from './booking/session-states.ts';

/** What can happen to a session that somebody is told of. */
export type Happening = 'requested' | 'assigned' | 'held' | 'booked' | 'moved' | 'cancelled' | 'done' | 'late' | 'no_show' | 'sent_back';

export interface Announcement {
  /** As it is now. */
  session: SessionRow;
  /** As it was before: the mentor and the time that somebody may have been told of. */
  before?: SessionRow;
  what: Happening;
  by: By;
}

/** Tells everybody whom it concerns, in the transaction in which it happens. */
export async function announce(_tx: Db, _services: Services, _announcement: Announcement): Promise<void> {}
