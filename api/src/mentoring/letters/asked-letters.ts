import { renderLetter } from '../../platform/mail-letter.ts';
import { type LetterFacts, type Told, childOf, lineFor, mentorOf, sessionsPage } from './letter-facts.ts';
import { momentInWords } from './moment-in-words.ts';

/** A student asked for a talk. */
export function requestedLetters(facts: LetterFacts): Told {
  const { student, family } = facts;
  return {
    student: renderLetter({
      to: student.email,
      subject: 'We have your request for a talk',
      greeting: student,
      paragraphs: [
        'You asked for half an hour with a mentor:',
        lineFor(facts, 'student'),
        'A person on our team looks for somebody who does this job. We write to you as soon as there is one.',
      ],
      button: sessionsPage(facts),
      ending: 'Until there is a time, you can call it off and it does not count.',
    }),
    guardian: {
      subject: `${childOf(facts, 'Your child')} asked for a talk with a mentor`,
      paragraphs: [
        `${childOf(facts, 'Your child')} asked for half an hour with a mentor, by video:`,
        lineFor(facts, 'guardian'),
        'A person on our team looks for a vetted adult who does this job. You hear of the day before it takes place, with a link by which you can join.',
      ],
      ending: family
        ? 'Talks with mentors are open by a parent’s yes; each parent can take it back at any time.'
        : 'You said yes to talks with mentors; you can take that back at any time.',
      sms: `CareerScoop: ${childOf(facts)} asked for a talk with a mentor. You hear of the day before it takes place.`,
    },
  };
}

/** A mentor was found, and the student chooses the time. */
export function assignedLetters(facts: LetterFacts): Told {
  const { student, mentor } = facts;
  return {
    student: renderLetter({
      to: student.email,
      subject: `${mentorOf(facts)} will talk with you: choose a time`,
      greeting: student,
      paragraphs: [
        'We found a mentor for you:',
        lineFor(facts, 'student'),
        'Choose one of the free times, as soon as you can: others choose from them too.',
      ],
      button: { ...sessionsPage(facts), label: 'Choose a time' },
      ending: 'Nothing is booked until you choose.',
    }),
    ...(mentor && {
      mentor: renderLetter({
        to: mentor.email,
        subject: `${childOf(facts, 'A student')} would like to talk with you`,
        greeting: mentor,
        paragraphs: [
          'A student will choose one of your free times:',
          lineFor(facts, 'mentor'),
          'You need not do anything. We write to you when the time is chosen.',
        ],
        button: sessionsPage(facts),
        ending: 'Your hours have changed? Set them before somebody chooses.',
      }),
    }),
    guardian: {
      subject: `We found a mentor for ${childOf(facts)}`,
      paragraphs: [
        `${childOf(facts, 'Your child')} can choose a time now:`,
        lineFor(facts, 'guardian'),
        'We write to you when it is chosen.',
      ],
      ending: 'Our team has checked this mentor: identity, background, references and training.',
      sms: `CareerScoop: we found a mentor for ${childOf(facts)}. We write when a time is chosen.`,
    },
  };
}

/** Another mentor gets it before a time was chosen: who had it until now was told to wait for one. */
export function givenAwayLetters(facts: LetterFacts): Told {
  const { mentor } = facts;
  if (!mentor) return {};
  return {
    mentor: renderLetter({
      to: mentor.email,
      subject: 'Somebody else takes this talk',
      greeting: mentor,
      paragraphs: [
        'We have asked another mentor for this talk, for which no time was chosen yet:',
        lineFor(facts, 'mentor'),
        'You need not do anything.',
      ],
      ending: 'Thank you for being there. We write to you when another student would like to talk with you.',
    }),
  };
}

/** A time outside the mentor's hours, held until they say yes. */
export function heldLetters(facts: LetterFacts): Told {
  const { student, mentor, held_until } = facts;
  return {
    student: renderLetter({
      to: student.email,
      subject: `We asked ${mentorOf(facts)} for a time`,
      greeting: student,
      paragraphs: ['This is not booked yet:', lineFor(facts, 'student'), 'We write to you when your mentor has answered, within two days.'],
      button: sessionsPage(facts),
      ending: 'You need not do anything.',
    }),
    ...(mentor && {
      mentor: renderLetter({
        to: mentor.email,
        subject: `${childOf(facts, 'A student')} asks for a time outside your hours`,
        greeting: mentor,
        paragraphs: [
          'A student would like to meet you outside your hours:',
          lineFor(facts, 'mentor'),
          ...(held_until ? [`We hold the time for you until ${momentInWords(held_until, mentor.time_zone, facts.now)}.`] : []),
        ],
        button: { ...sessionsPage(facts), label: 'Answer' },
        ending: 'If it does not suit you, say so, or do nothing: then we ask somebody else.',
      }),
    }),
    guardian: {
      subject: `We asked a mentor for a time for ${childOf(facts)}`,
      paragraphs: ['This is not booked yet:', lineFor(facts, 'guardian'), 'We write to you when the mentor has answered.'],
      ending: 'You need not do anything.',
      sms: `CareerScoop: we asked a mentor for a time for ${childOf(facts)}. We write when there is an answer.`,
    },
  };
}

/** The mentor cannot, or did not answer in time: it is a request again. */
export function sentBackLetters(facts: LetterFacts): Told {
  const { student, mentor, was, was_at } = facts;
  const booked = was === 'booked';
  return {
    student: renderLetter({
      to: student.email,
      subject: 'We look for another mentor for you',
      greeting: student,
      paragraphs: [
        booked
          ? 'We are sorry: your mentor cannot be there. So this will not take place as planned:'
          : 'Your mentor could not say yes to this:',
        lineFor(facts, 'student', was_at),
        'Your request stays, and we look for somebody else. You need not ask again.',
      ],
      button: sessionsPage(facts),
      ending: 'You need not do anything.',
    }),
    ...(mentor && {
      mentor: renderLetter({
        to: mentor.email,
        subject: booked ? 'Your talk will not take place' : 'We ask somebody else for this talk',
        greeting: mentor,
        paragraphs: [
          booked ? 'This will not take place:' : 'This went back to us:',
          lineFor(facts, 'mentor', was_at),
          'You need not do anything.',
        ],
        ending: 'Where you stand, and what is missing, is on your page of sessions.',
      }),
    }),
    guardian: {
      subject: `We look for another mentor for ${childOf(facts)}`,
      paragraphs: [
        'This will not take place as planned:',
        lineFor(facts, 'guardian', was_at),
        'The request stays, and we look for somebody else.',
      ],
      ending: 'You need not do anything.',
      sms: `CareerScoop: the planned talk for ${childOf(facts)} does not take place, and we look for another mentor.`,
    },
  };
}
