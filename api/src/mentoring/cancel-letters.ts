import type { CancelledBy } from '@careerscoop/contract/mentoring';
import { type Letter, renderLetter } from '../platform/mail-letter.ts';
import { shownName, withoutLinks } from '../platform/plain-words.ts';

/** What closes talks at once. */
export type Closing = Extract<CancelledBy, 'guardian' | 'plan'>;

interface Cancelled {
  topic: string;
  datetime: Date | null;
  mentor_name: string | null;
}
interface Named {
  first_name: string;
}

const LONG = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const momentInWords = (at: Date) => `${at.toLocaleString('en-US', { ...LONG, timeZone: 'UTC' })} (UTC)`;
const talks = (sessions: readonly Cancelled[]) => (sessions.length === 1 ? 'talk' : 'talks');
const are = (sessions: readonly Cancelled[]) => (sessions.length === 1 ? 'is' : 'are');

/** One line a session: about what, with whom, when. The topic is the student's own words: no link is made of them. */
function lines(sessions: readonly Cancelled[], withMentor: boolean): string[] {
  return sessions.map(({ topic, datetime, mentor_name }) => {
    const mentor = withMentor && shownName(mentor_name ?? undefined);
    return `“${withoutLinks(topic)}”${mentor ? `, with ${mentor}` : ''}${datetime ? `, ${momentInWords(datetime)}` : ''}`;
  });
}

const WHY: Record<Closing, { student: string; later: string; guardian: string }> = {
  guardian: {
    student: 'Your parent changed an answer: talks with a mentor are closed for now. So this will not take place:',
    later: 'Only your parent can open talks with a mentor again.',
    guardian: 'You took back your yes to talks with a mentor.',
  },
  plan: {
    student: 'The plan that opened talks with a mentor ended early. So this will not take place:',
    later: 'When a plan opens talks with a mentor again, you can ask for a new one.',
    guardian: 'The plan that opened talks with a mentor ended early.',
  },
};

export function cancelledForStudent(
  { email, first_name }: Named & { email: string },
  sessions: readonly Cancelled[],
  by: Closing = 'guardian',
) {
  return renderLetter({
    to: email,
    subject: `Your ${talks(sessions)} with a mentor ${are(sessions)} cancelled`,
    greeting: { first_name },
    paragraphs: [WHY[by].student, ...lines(sessions, true), 'It does not count for this month, and you need not do anything.'],
    ending: WHY[by].later,
  });
}

/** A mentor reads that it is off, and not why: that is between the student and their parent. */
export function cancelledForMentor(to: string, student: Named, sessions: readonly Cancelled[]) {
  const [first] = sessions;
  const who = shownName(student.first_name) ?? 'a student';
  return renderLetter({
    to,
    subject: `Your ${talks(sessions)} with ${who} ${are(sessions)} cancelled`,
    greeting: { first_name: first?.mentor_name ?? '' },
    paragraphs: ['This will not take place:', ...lines(sessions, false), 'You need not do anything. Thank you for the time you kept.'],
    ending: 'We write to you when another student would like to talk with you.',
  });
}

export function cancelledForGuardian(
  { first_name }: Named,
  sessions: readonly Cancelled[],
  by: Closing = 'guardian',
): Omit<Letter, 'to'> & { sms: string } {
  const child = shownName(first_name) ?? 'your child';
  return {
    subject: `The ${talks(sessions)} with a mentor ${are(sessions)} cancelled`,
    greeting: 'Hello,',
    paragraphs: [
      `${WHY[by].guardian} So this will not take place for ${child}:`,
      ...lines(sessions, true),
      `We have told ${child}, and the mentor where there was one already.`,
    ],
    ending:
      by === 'plan'
        ? 'When a plan opens talks with a mentor again, your child can ask for a new one.'
        : 'A talk that is cancelled stays so, also if you say yes again: your child can then ask for a new one.',
    sms:
      `CareerScoop: ${by === 'plan' ? 'the plan that opened talks with a mentor ended early' : 'you took back your yes to talks with a mentor'}, ` +
      `so the planned ${talks(sessions)} for ${child} ${are(sessions)} cancelled.`,
  };
}
