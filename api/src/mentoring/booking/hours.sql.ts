import { and, asc, eq, gte } from 'drizzle-orm';
import type { MentorDay, MentorHour } from '@careerscoop/contract/mentor-hours';
import type { Db } from '../../platform/database.ts';
import { mentor_days, mentor_hours } from '../mentoring.tables.ts';

/** A mentor's weekly times, from Monday on. */
export function listHours(db: Db, mentorId: number): Promise<MentorHour[]> {
  const { mentor_id, weekday, from_minute, to_minute, valid_from, valid_until } = mentor_hours;
  return db
    .select({ weekday, from_minute, to_minute, valid_from, valid_until })
    .from(mentor_hours)
    .where(eq(mentor_id, mentorId))
    .orderBy(asc(weekday), asc(from_minute), asc(mentor_hours.id));
}

/** The days from this one on that differ from the week. */
export function listDays(db: Db, mentorId: number, from: string): Promise<MentorDay[]> {
  const { mentor_id, day, from_minute, to_minute } = mentor_days;
  return db
    .select({ day, from_minute, to_minute })
    .from(mentor_days)
    .where(and(eq(mentor_id, mentorId), gte(day, from)))
    .orderBy(asc(day));
}

/** Puts these times in place of the present ones. */
export async function replaceHours(tx: Db, mentor_id: number, hours: readonly MentorHour[]): Promise<void> {
  await tx.delete(mentor_hours).where(eq(mentor_hours.mentor_id, mentor_id));
  if (hours.length > 0) await tx.insert(mentor_hours).values(hours.map((each) => ({ ...each, mentor_id })));
}

/** Puts these days in place of the present ones; what is over goes too. */
export async function replaceDays(tx: Db, mentor_id: number, days: readonly MentorDay[]): Promise<void> {
  await tx.delete(mentor_days).where(eq(mentor_days.mentor_id, mentor_id));
  if (days.length > 0) await tx.insert(mentor_days).values(days.map((each) => ({ ...each, mentor_id })));
}
