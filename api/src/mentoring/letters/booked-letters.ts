import { renderLetter } from '../../platform/mail-letter.ts';
import { type LetterFacts, type Told, childOf, guardianDoor, joinPage, lineFor, mentorOf } from './letter-facts.ts';
import { momentInWords } from './moment-in-words.ts';

const FILE = 'The calendar file in this mail puts it into your calendar.';
const DOOR = 'The door opens ten minutes before. Talks are never recorded.';
const GUARDIAN_DOOR =
  'You can join at any time: the link is your own, so please keep it. It opens ten minutes before. Talks are never recorded, and there is no messaging outside of them.';

const FAMILY_DOOR =
  'You can join at any time, from your family page. The door opens ten minutes before. Talks are never recorded, and there is no messaging outside of them.';
const doorWords = ({ family }: LetterFacts) => (family ? FAMILY_DOOR : GUARDIAN_DOOR);

/** Until when the student calls it off without losing the month's talk. */
const freeUntil = ({ short_notice }: LetterFacts, move: string) =>
  short_notice
    ? `${move} or call it off until it begins: you heard of it late, so it does not count.`
    : `${move} or call it off a day before or earlier, and it does not count.`;

/** A time is booked: all three know it. */
export function bookedLetters(facts: LetterFacts): Told {
  const { student, mentor } = facts;
  return {
    student: renderLetter({
      to: student.email,
      subject: `Your talk with ${mentorOf(facts)} is booked`,
      greeting: student,
      paragraphs: ['This is booked:', lineFor(facts, 'student'), DOOR, `${FILE} Your sessions have five good questions to ask.`],
      button: joinPage(facts),
      ending: `Something came up? ${freeUntil(facts, 'Move it')}`,
    }),
    ...(mentor && {
      mentor: renderLetter({
        to: mentor.email,
        subject: `Your talk with ${childOf(facts, 'a student')} is booked`,
        greeting: mentor,
        paragraphs: ['This is booked:', lineFor(facts, 'mentor'), DOOR, FILE],
        button: joinPage(facts),
        ending: 'Something came up? Please move it or call it off on your page of sessions, as early as you can.',
      }),
    }),
    guardian: {
      subject: `${childOf(facts, 'Your child')} has a talk with a mentor`,
      paragraphs: ['This is booked:', lineFor(facts, 'guardian'), doorWords(facts)],
      ...guardianDoor(facts),
      ending: 'If something about it worries you, the page behind the link has a way to tell us.',
      sms: `CareerScoop: ${textOf(facts, 'has a talk with a mentor')}`,
    },
  };
}

/** The same talk at another time. */
export function movedLetters(facts: LetterFacts): Told {
  const { student, mentor, was_at } = facts;
  const was = (zone: string | null) => (was_at ? [`It was planned for ${momentInWords(was_at, zone, facts.now)}.`] : []);
  return {
    student: renderLetter({
      to: student.email,
      subject: `Your talk with ${mentorOf(facts)} has a new time`,
      greeting: student,
      paragraphs: ['This is the new time:', lineFor(facts, 'student'), ...was(student.time_zone), FILE],
      button: joinPage(facts),
      ending: `The new time does not suit you? ${freeUntil(facts, 'Move it again,')}`,
    }),
    ...(mentor && {
      mentor: renderLetter({
        to: mentor.email,
        subject: `Your talk with ${childOf(facts, 'a student')} has a new time`,
        greeting: mentor,
        paragraphs: ['This is the new time:', lineFor(facts, 'mentor'), ...was(mentor.time_zone), FILE],
        button: joinPage(facts),
        ending: 'The new time does not suit you? Please say so on your page of sessions, as early as you can.',
      }),
    }),
    guardian: {
      subject: `The talk of ${childOf(facts)} with a mentor has a new time`,
      paragraphs: ['This is the new time:', lineFor(facts, 'guardian'), ...was(student.time_zone), doorWords(facts)],
      ...guardianDoor(facts),
      ending: 'If something about it worries you, the page behind the link has a way to tell us.',
      sms: `CareerScoop: ${textOf(facts, 'has a talk with a mentor at a new time')}`,
    },
  };
}

/** A day or an hour before. */
export function reminderLetters(facts: LetterFacts, hours: 24 | 1): Told {
  const { student, mentor } = facts;
  const soon = hours === 1 ? 'begins soon' : 'is tomorrow';
  return {
    student: renderLetter({
      to: student.email,
      subject: `Your talk with ${mentorOf(facts)} ${soon}`,
      greeting: student,
      paragraphs: [lineFor(facts, 'student'), DOOR, 'Pick two or three of the questions on your page of sessions, and find a quiet place.'],
      button: joinPage(facts),
      ending:
        hours === 1 ? 'Have a good talk.' : 'Something came up? Please say so on your page of sessions: somebody keeps the time for you.',
    }),
    ...(mentor && {
      mentor: renderLetter({
        to: mentor.email,
        subject: `Your talk with ${childOf(facts, 'a student')} ${soon}`,
        greeting: mentor,
        paragraphs: [lineFor(facts, 'mentor'), DOOR],
        button: joinPage(facts),
        ending:
          hours === 1
            ? 'Running late? One press on your page of sessions tells everybody.'
            : 'Something came up? Please say so on your page of sessions.',
      }),
    }),
    guardian: {
      subject: `The talk of ${childOf(facts)} with a mentor ${soon}`,
      paragraphs: [lineFor(facts, 'guardian'), doorWords(facts)],
      ...guardianDoor(facts),
      ending: 'You need not do anything.',
      sms: `CareerScoop: ${textOf(facts, `has a talk with a mentor that ${soon}`)}`,
    },
  };
}

/** The same for a text: who, when, and the link. */
function textOf(facts: LetterFacts, what: string): string {
  const { starts_at, student, door, now } = facts;
  const when = starts_at ? ` (${momentInWords(starts_at, student.time_zone, now)})` : '';
  return `${childOf(facts)} ${what}${when}. ${door ? `Your own link to join: ${door}` : ''}`.trim();
}
