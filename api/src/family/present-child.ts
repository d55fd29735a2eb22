import type { Child, FamilySession } from '@careerscoop/contract/family';
import { CONSENT_TEXTS } from '../consent/consent-texts.ts';
import { findGuardian } from '../consent/consent.sql.ts';
import type { Opened } from '../consent/guardian-guard.ts';
import { parentViewOf } from '../consent/parent-view.ts';
import { findGuardianship } from '../consent/guardianships.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import { findSchool } from '../identity/schools.sql.ts';
import { doorToken } from '../mentoring/door/door-token.ts';
import { titleShown } from '../mentoring/called.ts';
import { presentSessions } from '../mentoring/present-session.ts';
import { findOwnPlan } from '../payments/own-plan.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { isHeldByGuardian } from '../profile/profile.sql.ts';

/** Of talks that are over the newest tell enough; what is held has them all. */
const MOST_OVER = 5;

/** All of a child that stands on their parent's page. */
export async function presentChild(db: Db, services: Services, opened: Opened): Promise<Child> {
  const { student, parent_id } = opened;
  const person = await findPerson(db, student.id, ['age', 'grade', 'school_id']);
  if (parent_id === null) throw new AppError('not_found');
  const family = await findGuardianship(db, parent_id, student.id);
  const named = await findGuardian(db, student.id);
  if (!person || !family || !named) throw new AppError('not_found');
  const school = person.school_id === null ? undefined : await findSchool(db, person.school_id);
  const { purposes, erased_on } = await parentViewOf(db, opened);
  const { entitlements, term, receipts, payments } = await findOwnPlan(db, services, student.id, 'guardian');
  return {
    id: student.id,
    first_name: student.first_name,
    age: person.age,
    grade: person.grade,
    school: school?.name ?? null,
    adult_on: student.adult_on,
    since: family.since.toISOString(),
    asked_at: named.asked_at.toISOString(),
    text_version: CONSENT_TEXTS.version,
    purposes,
    plan: {
      title: term?.title ?? entitlements.plan?.title ?? null,
      source: term?.source ?? null,
      ends_at: term?.ends_at ?? null,
      sessions: entitlements.sessions.per_month > 0,
    },
    receipts,
    payments,
    sessions: await sessionsOf(db, services, student.id, parent_id),
    erased_on,
    deletion_asked_by: erased_on === null ? null : (await isHeldByGuardian(db, student.id)) ? 'guardian' : 'user',
  };
}

async function sessionsOf(db: Db, { config, now }: Services, studentId: number, parent_id: number): Promise<FamilySession[]> {
  const all = await presentSessions(db, { id: studentId, role: 'Student' }, now());
  const begins = ({ starts_at, wished_at }: (typeof all)[number]) => starts_at ?? wished_at ?? '9999';
  const coming = all.filter(({ is_active }) => is_active).sort((a, b) => begins(a).localeCompare(begins(b)));
  const over = all.filter(({ is_active }) => !is_active).slice(0, MOST_OVER);
  const shown: FamilySession[] = [];
  for (const { id, state, topic, mentor, mentor_name, starts_at, ends_at, is_active, may, version } of [...coming, ...over]) {
    const title = mentor === null ? null : ((await findPerson(db, mentor, ['title']))?.title ?? null);
    shown.push({
      id,
      state,
      topic: topic ?? '',
      mentor_name,
      mentor_title: (title && titleShown(title)) || null,
      starts_at,
      ends_at,
      is_active,
      may_cancel: may.includes('cancel'),
      // After the sign, so that the token reaches no log. It is this account's own, and goes with its place in the family.
      door: mentor === null ? null : `/sessions/${id}/join#${doorToken(config.sessionSecret, id, { parent_id })}`,
      version,
    });
  }
  return shown;
}
