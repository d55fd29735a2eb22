import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { By } from './booking/change-session.ts';
import type { SessionRow } from './booking/session-states.ts';
import { givenAwayLetters, heldLetters, requestedLetters, sentBackLetters } from './letters/asked-letters.ts';
import { bookedLetters, movedLetters } from './letters/booked-letters.ts';
import { cancelledLetters, doneLetters, lateLetters, noShowLetters } from './letters/ended-letters.ts';
import { findPeople } from './letters/find-people.ts';
import type { LetterFacts, Told } from './letters/letter-facts.ts';
import { storeReminders, tellAssignedJob } from './letters/remind.ts';
import { calendarsOf, factsOf, sendLetters } from './letters/send-letters.ts';
import { hasTold } from './safety/reports.sql.ts';

/** What can happen to a session that somebody is told of. */
export type Happening =
  | 'requested'
  | 'assigned'
  | 'given_away'
  | 'held'
  | 'booked'
  | 'moved'
  | 'cancelled'
  | 'done'
  | 'late'
  | 'no_show'
  | 'sent_back';

export interface Announcement {
  /** As it is now. */
  session: SessionRow;
  /** As it was before: the mentor and the time that somebody may have been told of. */
  before?: SessionRow;
  what: Happening;
  by: By;
  /** Who alone is told, where the others hear of it by another letter of the same transaction; nothing: everybody. */
  only?: 'mentor' | 'family' | undefined;
}

const LETTERS: Record<Exclude<Happening, 'assigned'>, (facts: LetterFacts) => Told> = {
  requested: requestedLetters,
  given_away: givenAwayLetters,
  held: heldLetters,
  booked: bookedLetters,
  moved: movedLetters,
  cancelled: cancelledLetters,
  done: doneLetters,
  late: lateLetters,
  no_show: noShowLetters,
  sent_back: sentBackLetters,
};

/** Tells everybody whom it concerns, in the transaction in which it happens: the letters are stored with the change, or neither is. */
export async function announce(tx: Db, services: Services, { session, before, what, by, only }: Announcement): Promise<void> {
  if (what === 'assigned') {
    await services.jobs.enqueue(tx, tellAssignedJob, { session: session.id, version: session.version });
    return;
  }
  if (what === 'booked' || what === 'moved') await storeReminders(tx, services, session);
  // Who had it until now is told that it goes.
  const mentor_id = session.mentor_id ?? before?.mentor_id ?? null;
  const asked = what === 'done' ? await askedAfter(tx, session.student_id, mentor_id) : only;
  if (asked === 'nobody') return;
  const people = await findPeople(tx, { student_id: session.student_id, mentor_id }, services.now());
  if (!people) return;
  const acting = by.who === 'guardian' ? by.id : null;
  const { because = null } = by;
  const why = { because, one_alone: acting !== null && !because, yes_undone: by.who === 'staff' && because === 'yes_taken_back' };
  const facts = factsOf(services, session, people, { by: by.who, before, ...why, acting });
  const write = (each: LetterFacts) => toldOnly(LETTERS[what](each), asked);
  await sendLetters(tx, services, people, facts, write, calendarsFor(services, { session, before, what }, facts));
}

/** Who is asked how a talk was: not who has told us of the other side since. The other side reads what it always reads. */
async function askedAfter(tx: Db, student_id: number, mentor_id: number | null): Promise<Announcement['only'] | 'nobody'> {
  if (mentor_id === null) return undefined;
  const pair = { student_id, mentor_id };
  const [family, mentor] = [await hasTold(tx, 'student', pair), await hasTold(tx, 'mentor', pair)];
  if (family && mentor) return 'nobody';
  if (family) return 'mentor';
  return mentor ? 'family' : undefined;
}

/** What is left of the letters where one side alone is told. */
function toldOnly(told: Told, only: Announcement['only']): Told {
  const { mentor, ...family } = told;
  if (only === 'family') return family;
  return only === 'mentor' ? { ...(mentor && { mentor }) } : told;
}

/** A time that is booked goes into calendars, one that was booked out of them. */
function calendarsFor(services: Services, { session, before, what }: Omit<Announcement, 'by' | 'only'>, facts: LetterFacts) {
  if (what === 'booked' || what === 'moved') return calendarsOf(services, 'REQUEST', session, facts);
  // Also where a booked one is moved to a time that the mentor has yet to accept.
  if ((what === 'cancelled' || what === 'sent_back' || what === 'held') && before?.state === 'booked') {
    return calendarsOf(services, 'CANCEL', { ...before, ics_sequence: session.ics_sequence }, facts);
  }
  return undefined;
}
