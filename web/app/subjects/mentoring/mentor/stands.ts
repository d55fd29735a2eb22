import type { MentorSession } from '@careerscoop/contract/mentoring';
import { timeOf } from './week-days.ts';
import { wantsFeedback } from './week-words.ts';

/** A mentor's sessions by what they want of the mentor now; each stands in one list, soonest first. */
export interface Stands {
  /** The half hour is over, or the student does not come: the mentor says how it went. */
  over: MentorSession[];
  /** A time is held: accept it or not. */
  asked: MentorSession[];
  booked: MentorSession[];
  /** Theirs, but the student has not chosen a time yet. */
  choosing: MentorSession[];
  /** Took place, and the student has not been written to. */
  feedback: MentorSession[];
  history: MentorSession[];
}

export function standsOf(sessions: readonly MentorSession[]): Stands {
  const stands: Stands = { over: [], asked: [], booked: [], choosing: [], feedback: [], history: [] };
  for (const session of sessions.toSorted((one, other) => timeOf(one) - timeOf(other))) {
    if (!session.is_active) stands.history.unshift(session);
    // A booked talk is history once its time is over; whether it took place is still to be said.
    if (session.may.includes('done')) stands.over.push(session);
    else if (!session.is_active) {
      if (wantsFeedback(session)) stands.feedback.push(session);
    } else if (session.state === 'held') stands.asked.push(session);
    else if (session.state === 'requested') stands.choosing.push(session);
    else stands.booked.push(session);
  }
  return stands;
}

const WORDS: Record<MentorSession['state'], string> = {
  requested: 'The student chooses a time',
  held: 'Waits for your answer',
  booked: 'Booked',
  done: 'You talked',
  no_show_student: 'The student did not come',
  no_show_mentor: 'You did not come',
  cancelled: 'Called off',
};

/** How a session stands, in a mentor's words. */
export const stateInWords = ({ state, is_active }: MentorSession) => (state === 'booked' && !is_active ? 'The time is over' : WORDS[state]);
