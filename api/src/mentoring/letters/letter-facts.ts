import type { CancelledBy, SessionState } from '@careerscoop/contract/mentoring';
import type { Letter } from '../../platform/mail-letter.ts';
import type { Mail } from '../../platform/mail.ts';
import { shownName, withoutLinks } from '../../platform/plain-words.ts';
import type { Because } from '../booking/change-session.ts';
import { momentInWords } from './moment-in-words.ts';

/** A student or a mentor as letters need them. */
export interface Reader {
  email: string;
  first_name: string;
  time_zone: string | null;
}

/** All that letters about one session say. */
export interface LetterFacts {
  publicUrl: string;
  /** When it is written: times of another year have theirs. */
  now: Date;
  id: number;
  topic: string;
  /** A representative has yet to read the topic: the mentor does not. */
  topic_held: boolean;
  state: SessionState;
  student: Reader;
  /** Who has it now, or had it until now. */
  mentor: Reader | null;
  starts_at: Date | null;
  held_until: Date | null;
  /** Before it was moved. */
  was_at: Date | null;
  /** What it was before: a mentor who never knew of it is told nothing. */
  was: SessionState;
  cancelled_by: CancelledBy | null;
  /** Somebody else set this time less than a day before: calling it off is free until it begins. */
  short_notice: boolean;
  /** In the month that it is now by the student's clock. */
  asked_this_month: boolean;
  /** Called off by the student so late that it counts. */
  counts: boolean;
  by: CancelledBy | 'clock';
  /** What it follows from that it is called off, where it is not this one alone. */
  because: Because | null;
  /** A parent called this one talk off by their account, and their yes to talks stays. */
  one_alone: boolean;
  /** The team took back the yes to talks: it came from somebody who is no parent of theirs. */
  yes_undone: boolean;
  /** The guardian's own link to the session; null where nobody is told beside the student. */
  door: string | null;
  /** The parent's account that did it. */
  acting: number | null;
  /** The guardian who reads did it themselves. */
  own: boolean;
  /** The guardian who reads has an account, and the door on their family page. */
  family: boolean;
}

/** What a guardian is told, by mail or as a text. */
export type GuardianWords = Omit<Letter, 'to' | 'greeting'> & { sms: string };

/** Who is told what of one thing that happened. */
export interface Told {
  student?: Mail;
  mentor?: Mail;
  guardian?: GuardianWords;
}

/** Names that may stand in a stranger's mail. */
export const mentorOf = ({ mentor }: LetterFacts) => shownName(mentor?.first_name) ?? 'your mentor';
export const childOf = ({ student }: LetterFacts, otherwise = 'your child') => shownName(student.first_name) ?? otherwise;

/** The month whose talk it is: the one in which it was asked for. */
export const monthOf = ({ asked_this_month }: LetterFacts, who: 'you' | 'your child' = 'you') =>
  asked_this_month ? 'this month' : `the month in which ${who} asked`;

export const sessionsPage = ({ publicUrl }: LetterFacts) => ({ label: 'Look at your sessions', url: `${publicUrl}/profile/sessions` });
export const joinPage = ({ publicUrl, id }: LetterFacts) => ({ label: 'Go to the session', url: `${publicUrl}/sessions/${id}/join` });
/** Where a guardian joins; the token stands after the sign, so that it reaches no log. */
export function guardianDoor({ door, family, publicUrl }: LetterFacts, label = 'Join as a parent') {
  if (family) return { button: { label: 'Look at your family page', url: `${publicUrl}/family` } };
  return door ? { button: { label, url: door } } : {};
}

/** One line: about what, with whom, when by the reader's clock. The topic is the student's own words: no link is made of them. */
export function lineFor(facts: LetterFacts, reader: 'student' | 'mentor' | 'guardian', at = facts.starts_at): string {
  const { student, mentor, topic, topic_held } = facts;
  const about = reader === 'mentor' && topic_held ? 'A talk' : `“${withoutLinks(topic)}”`;
  const other = reader === 'mentor' ? childOf(facts, 'a student') : mentor && mentorOf(facts);
  const zone = reader === 'mentor' ? (mentor?.time_zone ?? null) : student.time_zone;
  return `${about}${other ? `, with ${other}` : ''}${at ? `, ${momentInWords(at, zone, facts.now)}` : ''}`;
}
