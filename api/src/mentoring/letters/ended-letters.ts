import type { CancelledBy } from '@careerscoop/contract/mentoring';
import { PRODUCT } from '@careerscoop/contract/constants';
import { renderLetter } from '../../platform/mail-letter.ts';
import type { Because } from '../booking/change-session.ts';
import { type LetterFacts, type Told, childOf, guardianDoor, lineFor, mentorOf, monthOf, sessionsPage } from './letter-facts.ts';

const NEUTRAL = {
  student: 'We had to call this off, and it will not take place:',
  guardian: 'This had to be called off, and will not take place:',
  later: 'You can ask for another one.',
};

interface Why {
  student: string;
  guardian: string;
  /** For a parent who did not do it. */
  other?: string;
  /** What comes after it, beside that it does not count. */
  later: string;
}

/** Why, for the student and their guardian. Who reported whom nobody learns: that reads as any other. */
const WHY: Record<CancelledBy, Why> = {
  student: {
    student: 'You called this off:',
    guardian: 'Your child called this off:',
    later: 'You can ask for another one.',
  },
  mentor: {
    student: 'We are sorry: your mentor cannot be there. So this will not take place:',
    guardian: 'The mentor cannot be there. So this will not take place:',
    later: 'You can ask for another one.',
  },
  staff: NEUTRAL,
  report: NEUTRAL,
  guardian: {
    student: 'Your parent changed an answer: talks with a mentor are closed for now. So this will not take place:',
    guardian: 'You took back your yes to talks with a mentor. So this will not take place:',
    other: 'A parent took back the yes to talks with a mentor. So this will not take place:',
    later: 'Only your parent can open talks with a mentor again.',
  },
  plan: {
    student: 'The plan that opened talks with a mentor ended early. So this will not take place:',
    guardian: 'The plan that opened talks with a mentor ended early. So this will not take place:',
    later: 'When a plan opens talks with a mentor again, you can ask for a new one.',
  },
};

const BY_PARENT = {
  student: 'Your parent called this off:',
  guardian: 'You called this off:',
  other: 'Another parent called this off:',
  later: 'Talks with a mentor stay open: you can ask for another one.',
};

const YES_UNDONE = {
  student: 'We took back a yes that somebody had said for you, and talks with a mentor are closed for now. So this will not take place:',
  guardian:
    'We took back the yes to talks with a mentor: it came from an adult who is not in the family any more. So this will not take place:',
  later: 'Talks with a mentor open again once a parent says yes.',
};

/** What no wish about this talk called off, but something else that happened. */
const FOLLOWS: Record<Exclude<Because, 'yes_taken_back'>, Why> = {
  leaving: {
    student: 'Your account is about to be deleted. So this will not take place:',
    guardian: "Your child's account is about to be deleted. So this will not take place:",
    later: 'If the account stays, you can ask for another one.',
  },
  age: {
    student: "By the age that your profile says now, talks with a mentor need a parent's yes. So this will not take place:",
    guardian: "By the age that your child's profile says now, talks with a mentor need your yes. So this will not take place:",
    later: 'Talks with a mentor open once a parent says yes.',
  },
};

function whyOf({ because, one_alone, yes_undone, cancelled_by }: LetterFacts): Why {
  if (because === 'leaving' || because === 'age') return FOLLOWS[because];
  return one_alone ? BY_PARENT : yes_undone ? YES_UNDONE : WHY[cancelled_by ?? 'staff'];
}

/** Whether a talk of a month that is over comes back in this one: what others called off does; where talks are closed, that is what is said. */
const comesBack = ({ cancelled_by, because, yes_undone }: LetterFacts) =>
  yes_undone || because !== null || (cancelled_by !== 'student' && cancelled_by !== 'guardian');

/** Called off: all three know it. A mentor reads that it is off, and not why: that is between the student and their parent. */
export function cancelledLetters(facts: LetterFacts): Told {
  const { student, mentor, cancelled_by, counts, by } = facts;
  const why = whyOf(facts);
  const byOther = cancelled_by === 'guardian' && !facts.own;
  const own = by === 'mentor';
  return {
    student: renderLetter({
      to: student.email,
      subject: 'Your talk with a mentor is cancelled',
      greeting: student,
      paragraphs: [why.student, lineFor(facts, 'student')],
      button: sessionsPage(facts),
      ending: counts
        ? `It was less than a day before, so it counts for ${monthOf(facts)}: somebody had kept the time for you.`
        : facts.asked_this_month || comesBack(facts)
          ? `It does not count for ${monthOf(facts)}. ${why.later}`
          : 'It does not count, but the month in which you asked is over: it does not come back.',
    }),
    ...(mentor && {
      mentor: renderLetter({
        to: mentor.email,
        subject: `Your talk with ${childOf(facts, 'a student')} is cancelled`,
        greeting: mentor,
        paragraphs: [own ? 'You called this off:' : 'This will not take place:', lineFor(facts, 'mentor')],
        ending: own
          ? 'We have told the student.'
          : 'You need not do anything. Thank you for the time you kept. We write to you when another student would like to talk with you.',
      }),
    }),
    guardian: {
      subject: `The talk of ${childOf(facts)} with a mentor is cancelled`,
      paragraphs: [
        (byOther && why.other) || why.guardian,
        lineFor(facts, 'guardian'),
        `We have told ${childOf(facts)}, and the mentor where there was one already.`,
      ],
      ending: guardiansEnding(facts),
      sms: `CareerScoop: the planned talk of ${childOf(facts)} with a mentor is cancelled.`,
    },
  };
}

function guardiansEnding({ cancelled_by, because, one_alone, yes_undone }: LetterFacts): string {
  if (because === 'leaving')
    return 'A talk that is cancelled stays so, also if the account is kept: your child can then ask for a new one.';
  if (because === 'age') return 'A talk that is cancelled stays so. Once you say yes to talks, your child can ask for a new one.';
  if (yes_undone) return 'A talk that is cancelled stays so. Once you say yes to talks, your child can ask for a new one.';
  if (cancelled_by !== 'guardian' || one_alone) return 'You need not do anything.';
  return 'A talk that is cancelled stays so, also if you say yes again: your child can then ask for a new one.';
}

/** It has taken place: time for a few words to each other. Who said so is not told again. */
export function doneLetters(facts: LetterFacts): Told {
  const { student, mentor, by } = facts;
  return {
    student: renderLetter({
      to: student.email,
      subject: `How was your talk with ${mentorOf(facts)}?`,
      greeting: student,
      paragraphs: [
        'Your talk is over:',
        lineFor(facts, 'student'),
        'Write what stayed with you; it takes two minutes. Both of you read what the other wrote once you both have, or after a week.',
      ],
      button: { ...sessionsPage(facts), label: 'Write a few words' },
      ending: 'Was something not right? The same page has a way to tell us, and only we read it.',
    }),
    ...(mentor &&
      by !== 'mentor' && {
        mentor: renderLetter({
          to: mentor.email,
          subject: `Two minutes for ${childOf(facts, 'your student')}`,
          greeting: mentor,
          paragraphs: [
            'Your talk is over:',
            lineFor(facts, 'mentor'),
            'A few words from you stay with a student for a long time. What did they do well?',
          ],
          button: { ...sessionsPage(facts), label: 'Write a few words' },
          ending: 'Both of you read what the other wrote once you both have, or after a week.',
        }),
      }),
    guardian: {
      subject: `The talk of ${childOf(facts)} with a mentor is over`,
      paragraphs: ['This has taken place:', lineFor(facts, 'guardian'), 'Ask how it was: telling it once more makes it stay.'],
      ...guardianDoor(facts, 'Tell us of something'),
      ending: facts.family
        ? `If something was not right, write to ${PRODUCT.mailbox}.`
        : 'If something was not right, the page behind the link has a way to tell us.',
      sms: `CareerScoop: the talk of ${childOf(facts)} with a mentor is over.${facts.door ? ` Something not right? Tell us: ${facts.door}` : ''}`,
    },
  };
}

/** The mentor is late: those who wait know it. */
export function lateLetters(facts: LetterFacts): Told {
  const { student } = facts;
  return {
    student: renderLetter({
      to: student.email,
      subject: `${mentorOf(facts)} is running a few minutes late`,
      greeting: student,
      paragraphs: ['Your mentor is on the way and sorry to let you wait:', lineFor(facts, 'student')],
      button: { label: 'Go to the session', url: `${facts.publicUrl}/sessions/${facts.id}/join` },
      ending: 'If nobody has come ten minutes after the beginning, say so on your page of sessions. It does not count then.',
    }),
    guardian: {
      subject: `The mentor of ${childOf(facts)} is running a few minutes late`,
      paragraphs: ['The mentor is on the way:', lineFor(facts, 'guardian')],
      ...guardianDoor(facts),
      ending: 'You need not do anything.',
      sms: `CareerScoop: the mentor of ${childOf(facts)} is running a few minutes late.`,
    },
  };
}

/** One of the two did not come. */
export function noShowLetters(facts: LetterFacts): Told {
  const { student, mentor, by, state } = facts;
  if (state === 'no_show_mentor') {
    return {
      student: renderLetter({
        to: student.email,
        subject: 'We are sorry that nobody came',
        greeting: student,
        paragraphs: [
          'Your mentor did not come to this:',
          lineFor(facts, 'student'),
          `It does not count for ${monthOf(facts)}. You can ask for another one now.`,
        ],
        button: sessionsPage(facts),
        ending: 'A person on our team looks at it.',
      }),
      ...(mentor && {
        mentor: renderLetter({
          to: mentor.email,
          subject: `${childOf(facts, 'A student')} waited for you`,
          greeting: mentor,
          paragraphs: ['We heard that you did not come to this:', lineFor(facts, 'mentor')],
          ending: 'If that is not what happened, or something kept you, please write to us. After the third time we pause your sessions.',
        }),
      }),
      guardian: {
        subject: `The mentor of ${childOf(facts)} did not come`,
        paragraphs: ['We are sorry. The mentor did not come to this:', lineFor(facts, 'guardian')],
        ending: `It does not count for ${monthOf(facts, 'your child')}. A person on our team looks at it.`,
        sms: `CareerScoop: the mentor did not come to the talk of ${childOf(facts)}. We are sorry; it does not count for ${monthOf(facts, 'your child')}.`,
      },
    };
  }
  return {
    student: renderLetter({
      to: student.email,
      subject: 'We missed you',
      greeting: student,
      paragraphs: ['Somebody waited for you, and you did not come to this:', lineFor(facts, 'student'), `It counts for ${monthOf(facts)}.`],
      button: sessionsPage(facts),
      ending: 'If that is not what happened, or something kept you, please write to us.',
    }),
    ...(mentor &&
      by !== 'mentor' && {
        mentor: renderLetter({
          to: mentor.email,
          subject: `${childOf(facts, 'A student')} did not come`,
          greeting: mentor,
          paragraphs: ['We noted that the student did not come to this:', lineFor(facts, 'mentor')],
          ending: 'Thank you for the time you kept.',
        }),
      }),
    guardian: {
      subject: `${childOf(facts, 'Your child')} did not come to a talk`,
      paragraphs: ['A mentor waited, and this did not take place:', lineFor(facts, 'guardian')],
      ending: `It counts for ${monthOf(facts, 'your child')}. If something kept your child, please write to us.`,
      sms: `CareerScoop: ${childOf(facts)} did not come to the talk with a mentor.`,
    },
  };
}
