import { type SQL, and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DeskCandidate } from '@careerscoop/contract/desk-sessions';
import { tags, user_tags, users } from '../../identity/identity.tables.ts';
import { mentor_hours, mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { checksHold, mayPair, notPaused } from '../../mentoring/safety/may-meet.sql.ts';
import type { Db } from '../../platform/database.ts';
import { containing } from '../list-page.ts';
import type { Scope } from '../scope.ts';

/** So many are offered; who looks for another one searches. */
const MOST = 30;

interface Wanted {
  student_id: number;
  /** Words of the career, or of the topic. */
  words: readonly string[];
  q?: string | undefined;
  at: Date;
}

/** Mentors who may meet this student: those who do what it is about first, then those who have the fewest talks coming. */
export async function listCandidates(db: Db, _scope: Scope, { student_id, words, q, at }: Wanted): Promise<DeskCandidate[]> {
  const { id, first_name, last_name, title } = users;
  const fits = words.length > 0 ? sql<boolean>`(${or(...words.map(does))})` : sql<boolean>`false`;
  // Wrapped, so that it keeps its table's name inside of a query about another one.
  const own = sql`${id}`;
  const coming = db
    .select({ talks: count() })
    .from(mentor_sessions)
    .where(and(eq(mentor_sessions.mentor_id, id), inArray(mentor_sessions.state, ['held', 'booked'])));
  const rows = await db
    .select({
      id,
      name: first_name,
      title,
      fits,
      coming: sql<number>`(${coming})::int`,
      has_hours: sql<boolean>`exists (select 1 from ${mentor_hours} where ${mentor_hours.mentor_id} = ${own})`,
    })
    .from(users)
    .where(
      and(
        sql`${users.role} = 'Mentor'`,
        isNotNull(users.email_confirmed_at),
        isNotNull(users.approved_at),
        isNull(users.deletion_requested_at),
        checksHold(at),
        notPaused,
        q ? or(ilike(first_name, containing(q)), ilike(last_name, containing(q)), ilike(title, containing(q))) : undefined,
      ),
    )
    .orderBy(desc(fits), asc(sql`(${coming})`), asc(users.approved_at), asc(id))
    .limit(MOST);
  const open: DeskCandidate[] = [];
  for (const mentor of rows) if (await mayPair(db, student_id, mentor.id)) open.push(mentor);
  return open;
}

/** Whether a word stands in the title or in a tag of the mentor. */
function does(word: string): SQL {
  const like = containing(word);
  const tagged = sql`exists (select 1 from ${user_tags} inner join ${tags} on ${tags.id} = ${user_tags.tag_id}
    where ${user_tags.user_id} = ${users.id} and ${tags.name} ilike ${like})`;
  return sql`(${users.title} ilike ${like} or ${tagged})`;
}
