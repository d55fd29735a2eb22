import { sentBy, tellGuardian } from '../../consent/guardian-letters.ts';
import type { Db } from '../../platform/database.ts';
import { type Mail, sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { type SessionRow, isOfThisMonth, isShortNotice } from '../booking/session-states.ts';
import { doorToken } from '../door/door-token.ts';
import type { People } from './find-people.ts';
import { type GuardianWords, type LetterFacts, type Told, childOf, mentorOf } from './letter-facts.ts';
import { sessionCalendar } from './session-calendar.ts';

/** What happened, beside the session and its people. */
export type Circumstances = Pick<LetterFacts, 'by'> &
  Partial<Pick<LetterFacts, 'because' | 'one_alone' | 'yes_undone' | 'acting'>> & { before?: SessionRow | undefined };

/** All that letters say of this session. */
export function factsOf(
  { config, now }: Services,
  session: SessionRow,
  people: People,
  { by, before, because = null, one_alone = false, yes_undone = false, acting = null }: Circumstances,
): LetterFacts {
  const { id, topic, topic_held, state, starts_at, held_until, cancelled_by, cancelled_late } = session;
  const { publicUrl, sessionSecret } = config;
  const { student, mentor, guardian, family } = people;
  return {
    publicUrl,
    now: now(),
    id,
    topic,
    topic_held: topic_held !== null,
    state,
    student,
    mentor,
    starts_at,
    held_until,
    was_at: before?.starts_at ?? null,
    was: before?.state ?? state,
    cancelled_by,
    short_notice: isShortNotice(session),
    asked_this_month: isOfThisMonth(session, student, now()),
    counts: cancelled_late,
    by,
    because,
    one_alone,
    yes_undone,
    door: guardian && `${publicUrl}/sessions/${id}/join#${doorToken(sessionSecret, id, guardian)}`,
    acting,
    own: !family.some((parent) => parent.id === acting),
    family: false,
  };
}

/**
 * Queues the letters with the rows that they are about. Guardians get words alone, student and mentor the calendar file too. Who
 * has a parent's account reads the same as the guardian whom the child named, and is led to the family page.
 */
export async function sendLetters(
  tx: Db,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  people: People,
  facts: LetterFacts,
  write: (facts: LetterFacts) => Told,
  calendar?: Record<'student' | 'mentor', Mail['calendar']>,
): Promise<void> {
  const told = write(facts);
  const withFile = (mail: Mail, file: Mail['calendar']): Mail => (file ? { ...mail, calendar: file } : mail);
  if (told.student) await jobs.enqueue(tx, sendMailJob, withFile(told.student, calendar?.student));
  if (told.mentor) await jobs.enqueue(tx, sendMailJob, withFile(told.mentor, calendar?.mentor));
  const tell = async (guardian: Parameters<typeof tellGuardian>[2], words: GuardianWords | undefined) => {
    if (!words) return;
    const ending = `${words.ending} ${sentBy(config.organization)}`;
    await tellGuardian(jobs, tx, guardian, { greeting: 'Hello,', ...words, ending });
  };
  if (people.guardian) await tell(people.guardian, told.guardian);
  for (const { id, email } of people.family) {
    const theirs = write({ ...facts, door: null, family: true, own: id === facts.acting });
    await tell({ channel: 'email', contact: email }, theirs.guardian);
  }
}

/** The calendar files of student and mentor; nothing for a session that has no time. */
export function calendarsOf(
  { config, now }: Pick<Services, 'config' | 'now'>,
  method: 'REQUEST' | 'CANCEL',
  session: Pick<SessionRow, 'id' | 'ics_sequence' | 'starts_at' | 'ends_at'>,
  facts: LetterFacts,
): Record<'student' | 'mentor', Mail['calendar']> | undefined {
  const { starts_at, ends_at } = session;
  if (!starts_at || !ends_at) return undefined;
  const common = { session: { ...session, starts_at, ends_at }, publicUrl: config.publicUrl, from: config.mailFrom, now: now() };
  const { student, mentor, topic, topic_held } = facts;
  const file = (reader: string, other: string, about: string | null) => ({
    method,
    text: sessionCalendar(method, { ...common, reader, other, topic: about }),
  });
  return {
    student: file(student.email, mentorOf(facts), topic),
    mentor: mentor ? file(mentor.email, childOf(facts, 'a student'), topic_held ? null : topic) : undefined,
  };
}
