import {
  assignedLetters,
  givenAwayLetters,
  heldLetters,
  requestedLetters,
  sentBackLetters,
} from '../src/mentoring/letters/asked-letters.ts';
import { bookedLetters, movedLetters, reminderLetters } from '../src/mentoring/letters/booked-letters.ts';
import { cancelledLetters, doneLetters, lateLetters, noShowLetters } from '../src/mentoring/letters/ended-letters.ts';
import type { GuardianWords, LetterFacts, Told } from '../src/mentoring/letters/letter-facts.ts';
import type { Mail } from '../src/platform/mail.ts';
import { renderLetter } from '../src/platform/mail-letter.ts';

/** What every letter about a session can be made of, about somebody of this name who also typed it as the topic. */
export function factsFor(publicUrl: string, person: { email: string; first_name: string }, change: Partial<LetterFacts> = {}): LetterFacts {
  return {
    publicUrl,
    now: new Date('2027-01-04T12:00:00Z'),
    id: 7,
    topic: person.first_name,
    topic_held: false,
    state: 'booked',
    student: { ...person, time_zone: 'America/Chicago' },
    mentor: { ...person, time_zone: 'America/New_York' },
    starts_at: new Date('2027-01-07T22:30:00Z'),
    held_until: new Date('2027-01-06T22:30:00Z'),
    was_at: new Date('2027-01-05T22:30:00Z'),
    was: 'booked',
    cancelled_by: null,
    short_notice: false,
    asked_this_month: true,
    counts: false,
    by: 'staff',
    because: null,
    one_alone: false,
    yes_undone: false,
    door: `${publicUrl}/sessions/7/join#${'t'.repeat(43)}`,
    acting: null,
    own: true,
    family: false,
    ...change,
  };
}

/** Every letter about a session, for student, mentor and guardian. */
export function sessionLetters(publicUrl: string, person: { email: string; first_name: string }): (Mail & { sms?: string })[] {
  const facts = (change?: Partial<LetterFacts>) => factsFor(publicUrl, person, change);
  const all: Told[] = [
    ...[requestedLetters, assignedLetters, givenAwayLetters, heldLetters, bookedLetters, movedLetters, doneLetters, lateLetters].map((of) =>
      of(facts()),
    ),
    ...[bookedLetters, movedLetters].map((of) => of(facts({ short_notice: true }))),
    ...(['booked', 'held'] as const).map((was) => sentBackLetters(facts({ was }))),
    ...([24, 1] as const).map((hours) => reminderLetters(facts(), hours)),
    ...(['no_show_student', 'no_show_mentor'] as const).map((state) => noShowLetters(facts({ state }))),
    ...(['student', 'mentor', 'staff', 'guardian', 'plan', 'report'] as const).map((by) =>
      cancelledLetters(facts({ cancelled_by: by, by })),
    ),
    cancelledLetters(facts({ cancelled_by: 'student', counts: true })),
    cancelledLetters(facts({ cancelled_by: 'guardian', by: 'guardian', one_alone: true })),
    cancelledLetters(facts({ cancelled_by: 'staff', yes_undone: true })),
    ...[cancelledLetters, noShowLetters].map((of) => of(facts({ asked_this_month: false, counts: true, state: 'no_show_student' }))),
    ...(['leaving', 'age'] as const).map((because) => cancelledLetters(facts({ cancelled_by: 'student', by: 'student', because }))),
    ...[requestedLetters, bookedLetters, doneLetters].map((of) => of(facts({ family: true, door: null }))),
    ...[true, false].map((one_alone) =>
      cancelledLetters(facts({ cancelled_by: 'guardian', by: 'guardian', one_alone, own: false, family: true, door: null })),
    ),
  ];
  return all.flatMap(({ student, mentor, guardian }) =>
    [student, mentor, guardian && toGuardian(guardian, person.email)].filter((mail) => !!mail),
  );
}

function toGuardian({ sms, ...words }: GuardianWords, to: string): Mail & { sms: string } {
  return { ...renderLetter({ ...words, to, greeting: 'Hello,' }), sms };
}
