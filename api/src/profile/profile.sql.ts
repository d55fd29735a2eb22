import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull } from 'drizzle-orm';
import type { Profile } from '@careerscoop/contract/profile';
import { industries, mailed_links, schools, tags, user_tags, users } from '../identity/identity.tables.ts';
import { erasedOn } from '../identity/erased-on.ts';
import { photoAddress } from '../identity/photo-address.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { audit_log } from '../identity/audit.tables.ts';
import type { Db } from '../platform/database.ts';
import { lockPerson } from '../identity/people.sql.ts';

const {
  password_hash,
  email_confirmed_at,
  adult_on,
  school_id,
  industry_id,
  terms_accepted_at,
  created_at,
  favorite_ice_cream_flavor,
  about_me_held,
  approved_at,
  deletion_requested_at,
  pricing_plan,
  plan_ends_at,
  ...shown
} = getTableColumns(users);

/** What of a profile this subject knows; the plan is told by another. */
type StoredProfile = Omit<Profile, 'ai_report' | 'entitlements' | 'pricing_plan' | 'plan_title' | 'plan_price'>;

export async function findProfile(db: Db, userId: number, now: Date): Promise<StoredProfile | undefined> {
  const [row] = await db
    .select({
      shown,
      approved_at,
      deletion_requested_at,
      school: { id: schools.id, name: schools.name },
      industry: { id: industries.id, name: industries.name },
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.school_id))
    .leftJoin(industries, eq(industries.id, users.industry_id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { shown: own, approved_at: approved, deletion_requested_at: asked, ...joined } = row;
  return {
    ...own,
    ...joined,
    profile_image: photoAddress(own.profile_image),
    tags: await listTagsOf(db, userId),
    mentor_status: own.role !== 'Mentor' ? null : approved ? 'approved' : 'waiting',
    pending_email: await findPendingEmail(db, userId, now),
    assessment_taken: (await db.$count(assessments, eq(assessments.user_id, userId))) > 0,
    deletion_on: erasedOn(asked),
    deletion_asked_by: asked && ((await isHeldByGuardian(db, userId)) ? 'guardian' : 'user'),
  };
}

async function listTagsOf(db: Db, userId: number) {
  const { id, name } = tags;
  return db
    .select({ id, name })
    .from(user_tags)
    .innerJoin(tags, eq(tags.id, user_tags.tag_id))
    .where(eq(user_tags.user_id, userId))
    .orderBy(asc(name));
}

/** What decides how the profile may be changed, held until the transaction ends. */
export const holdProfile = (tx: Db, userId: number) =>
  lockPerson(tx, userId, [
    'id',
    'role',
    'email',
    'first_name',
    'profile_image',
    'about_me',
    'age',
    'adult_on',
    'time_zone',
    'deletion_requested_at',
  ]);

/** The new email that waits to be confirmed, if any. */
async function findPendingEmail(db: Db, userId: number, now: Date): Promise<string | null> {
  const { email, user_id, purpose, used_at, expires_at, created_at: made } = mailed_links;
  const [link] = await db
    .select({ email })
    .from(mailed_links)
    .where(and(eq(user_id, userId), eq(purpose, 'change_email'), isNull(used_at), gt(expires_at, now)))
    .orderBy(desc(made))
    .limit(1);
  return link?.email ?? null;
}

/** The two kinds of lines that tell who asked for the deletion that is under way. */
export const DELETION = { asked: 'deletion.asked', taken_back: 'deletion.taken_back' } as const;

/** In the line of a parent who took back their own wish alone: the child's stands. */
export const PARENTS_ALONE = { wish: 'guardian' } as const;

/** Who asks for the deletion still: the person, and which parents, by their accounts where they have one. */
export async function listDeletionWishes(db: Db, userId: number) {
  const { id, at, action, actor, actor_id, user_id, detail } = audit_log;
  const lines = await db
    .select({ at, action, actor, actor_id, detail })
    .from(audit_log)
    .where(and(eq(user_id, userId), inArray(action, Object.values(DELETION))))
    .orderBy(asc(id));
  const isTakenBack = (line: (typeof lines)[number]) => line.action === DELETION.taken_back;
  const open = lines.slice(lines.findLastIndex((line) => isTakenBack(line) && line.detail['wish'] !== PARENTS_ALONE.wish) + 1);
  return {
    own: open.some((line) => line.actor === 'user'),
    guardians: open.slice(open.findLastIndex(isTakenBack) + 1).filter((line) => line.actor === 'guardian'),
  };
}

/** Whether a parent has asked for it. */
export const isHeldByGuardian = async (db: Db, userId: number) => (await listDeletionWishes(db, userId)).guardians.length > 0;
