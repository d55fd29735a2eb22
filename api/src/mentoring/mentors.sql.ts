import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { MENTORS_A_PAGE, type Mentor } from '@careerscoop/contract/mentoring';
import { industries, tags, user_tags, users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { mentorCalled, titleShown } from './called.ts';
import { checksHold, notPaused } from './safety/may-meet.sql.ts';

/**
 * Mentors with a mailbox of theirs who may meet students at this time, the longest known first: a page of them, or of those that
 * are named. The index users_mentors holds those whom a representative approved, in this order.
 */
export async function listApprovedMentors(
  db: Db,
  { page, ids }: { page: number; ids?: number[] | undefined },
  at: Date,
): Promise<Mentor[]> {
  const approved = await db
    .select({ id: users.id, first_name: users.first_name, title: users.title, industry: industries.name })
    .from(users)
    .leftJoin(industries, eq(industries.id, users.industry_id))
    .where(
      and(
        // Written out and not as a parameter: only so the index holds in a plan that is kept.
        sql`${users.role} = 'Mentor'`,
        isNotNull(users.email_confirmed_at),
        isNotNull(users.approved_at),
        isNull(users.deletion_requested_at),
        checksHold(at),
        notPaused,
        ids ? inArray(users.id, ids) : undefined,
      ),
    )
    .orderBy(asc(users.approved_at), asc(users.id))
    .limit(MENTORS_A_PAGE)
    .offset((page - 1) * MENTORS_A_PAGE);
  if (approved.length === 0) return [];
  const named = await db
    .select({ user_id: user_tags.user_id, name: tags.name })
    .from(user_tags)
    .innerJoin(tags, eq(tags.id, user_tags.tag_id))
    .where(
      inArray(
        user_tags.user_id,
        approved.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tags.name));
  return approved.map((mentor) => ({
    ...mentor,
    first_name: mentorCalled(mentor.first_name),
    title: titleShown(mentor.title),
    tags: named.filter(({ user_id }) => user_id === mentor.id).map(({ name }) => name),
  }));
}
