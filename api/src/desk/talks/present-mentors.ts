import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import type { DeskCheck, DeskMentor, DeskMentorDetail } from '@careerscoop/contract/desk-mentors';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Scope } from '../scope.ts';
import { type MentorListed, findMentor, findTalksOf, listEntered, listHistory, listTags } from './mentors.sql.ts';
import { namesOf } from './names-of.ts';

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
const NOBODY = { state: 'waiting', reference: '', cleared_on: null, expires_on: null, by: null, at: null } as const;

/** A mentor as the list has them: a grown-up, so by the whole name. */
export function presentMentor({ first_name, last_name, approved_at, clear, ...row }: MentorListed): DeskMentor {
  return {
    id: row.id,
    name: `${first_name} ${last_name}`.trim(),
    title: row.title,
    approved: approved_at !== null,
    missing: CHECK_KINDS.filter((kind) => !clear.includes(kind)),
    next_end: row.next_end,
    paused: row.paused,
    coming: row.coming,
  };
}

/** One mentor with all that decides about them. @throws not_found */
export async function presentMentorDetail(db: Db, { now }: Services, scope: Scope, id: number): Promise<DeskMentorDetail> {
  const mentor = await findMentor(db, scope, id, now());
  if (!mentor) throw new AppError('not_found', { detail: 'There is no mentor with this number.' });
  const entered = await listEntered(db, scope, id);
  const talks = await findTalksOf(db, scope, id, now());
  const names = namesOf(talks.coming.map(({ student }) => student));
  const { email, phone, time_zone, about_me, about_me_held, email_confirmed_at } = mentor;
  return {
    ...presentMentor(mentor),
    email,
    phone,
    email_confirmed: email_confirmed_at !== null,
    time_zone,
    about_me,
    about_me_held,
    tags: await listTags(db, scope, id),
    has_hours: talks.has_hours,
    given: talks.given,
    no_shows: talks.no_shows,
    paused_since: iso(talks.pause?.since),
    checks: CHECK_KINDS.map((kind): DeskCheck => {
      const check = entered.find((each) => each.kind === kind);
      return check ? { ...check, at: iso(check.at) } : { kind, ...NOBODY };
    }),
    sessions: talks.coming.map(({ student, starts_at, ...session }) => ({
      ...session,
      student: names.get(student.id) ?? student.first_name,
      starts_at: iso(starts_at),
    })),
    history: (await listHistory(db, scope, id)).map(({ at, action, actor, by, detail }) => ({
      at: at.toISOString(),
      action,
      by: actor === 'system' ? 'CareerScoop' : by,
      detail: detailOf(detail),
    })),
  };
}

/** Of a check which it was and how it stands; a line's other details say nothing more here. */
function detailOf({ kind, state }: Record<string, unknown>): string {
  return typeof kind === 'string' ? `${kind}: ${String(state)}` : '';
}
