import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Mentor } from '@careerscoop/contract/mentoring';
import { user_tags, users } from '../accounts/accounts.tables.ts';
import { industries, tags } from '../content/content.tables.ts';
import type { Db } from '../platform/database.ts';

/** Mentors with a mailbox of theirs whom a representative let meet students, the longest known first. */
export async function listApprovedMentors(db: Db): Promise<Mentor[]> {
  const approved = await db
    .select({ id: users.id, first_name: users.first_name, title: users.title, industry: industries.name })
    .from(users)
    .leftJoin(industries, eq(industries.id, users.industry_id))
    .where(
      and(
        eq(users.role, 'Mentor'),
        isNotNull(users.email_confirmed_at),
        isNotNull(users.approved_at),
        isNull(users.deletion_requested_at),
      ),
    )
    .orderBy(asc(users.approved_at), asc(users.id));
  if (approved.length === 0) return [];
  const named = await db
    .select({ user_id: user_tags.user_id, name: tags.name })
    .from(user_tags)
    .innerJoin(tags, eq(tags.id, user_tags.tag_id))
    .where(inArray(user_tags.user_id, approved.map(({ id }) => id)))
    .orderBy(asc(tags.name));
  return approved.map((mentor) => ({
    ...mentor,
    tags: named.filter(({ user_id }) => user_id === mentor.id).map(({ name }) => name),
  }));
}
