import type { MentorSession } from '@careerscoop/contract/mentoring';
import { isMinor } from '../consent/consent.policy.ts';
import type { SessionRow } from './sessions.sql.ts';

/** A session as both sides may see it: a minor's last name needs the parent's yes to talks with mentors (decision 94). */
export function presentSession(session: SessionRow, now: Date): MentorSession {
  const { first_name, last_name, adult_on, granted, datetime, mentor_about, ...row } = session;
  const whole = !isMinor({ adult_on }, now) || granted === true;
  return {
    ...row,
    mentor_about: mentor_about || null,
    student: whole ? `${first_name} ${last_name}`.trim() : first_name,
    datetime: datetime?.toISOString() ?? null,
  };
}
