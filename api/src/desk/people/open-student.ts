import { careerByCode } from '@careerscoop/catalogue/load';
import type { DeskStudent, ParentState } from '@careerscoop/contract/desk-students';
import { listAnswersInWords } from '../../assessment/held.sql.ts';
import { findGuardian, listConsents } from '../../consent/consent.sql.ts';
import { isMinor } from '../../identity/age.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { erasedOn } from '../../identity/erased-on.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { findSchool } from '../../identity/schools.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { runningTerms } from '../../plans/terms.ts';
import type { Scope } from '../scope.ts';
import { familyAtDesk } from './end-family.ts';
import { mayRemove } from './remove-guardian.ts';
import { listActivity } from './consented.sql.ts';
import { listTalksOf } from './student-talks.sql.ts';
import { findInScope } from './students.sql.ts';

const CONTACT = ['id', 'first_name', 'last_name', 'email', 'phone', 'address', 'city', 'state', 'zipcode'] as const;
const ACCOUNT = [
  'age',
  'grade',
  'adult_on',
  'email_confirmed_at',
  'created_at',
  'deletion_requested_at',
  'school_id',
  'affiliate_code',
  'allow_data_sharing',
] as const;

/** One student for somebody at the desk, and the line in the log that they were opened. @throws not_found out of the scope */
export function openStudent({ database, now }: Services, scope: Scope, id: number): Promise<DeskStudent> {
  return database.db.transaction(async (tx) => {
    const at = now();
    const found = await findInScope(tx, scope, id, at);
    const contact = found && (await findPerson(tx, id, CONTACT));
    if (!found || !contact) throw new AppError('not_found');
    await noteAudit(tx, { at, action: 'student.opened', actor: 'staff', actor_id: scope.user_id, user_id: id });
    const activity = found.shares ? await activityOf(tx, id) : { submitted_at: null, answers: null, recommendations: null };
    return { ...contact, shares: found.shares, ...activity, account: scope.reach === 'all' ? await accountOf(tx, id, at) : null };
  });
}

async function activityOf(tx: Db, id: number) {
  const { submitted_at = null, recommendations = [] } = (await listActivity(tx, [id])).get(id) ?? {};
  const told = await listAnswersInWords(tx, id);
  const last = Math.max(...told.map(({ attempt }) => attempt));
  return {
    submitted_at,
    answers: told.flatMap(({ attempt, part, question, answer }) => (attempt === last ? [{ part, question, answer: String(answer) }] : [])),
    recommendations: recommendations.map(({ rank, onet_code, stars, saved }) => ({
      rank,
      onet_code,
      title: careerByCode(onet_code)?.mask_title ?? onet_code,
      stars,
      saved,
    })),
  };
}

async function accountOf(tx: Db, id: number, now: Date): Promise<DeskStudent['account']> {
  const person = await findPerson(tx, id, ACCOUNT);
  if (!person) return null;
  const { email_confirmed_at, deletion_requested_at, school_id, created_at, ...shown } = person;
  const guardian = await findGuardian(tx, id);
  const consents = await listConsents(tx, id);
  const is_minor = isMinor(person, now);
  const family = await familyAtDesk(tx, id, is_minor);
  return {
    ...shown,
    is_minor,
    email_confirmed: email_confirmed_at !== null,
    created_at: created_at.toISOString(),
    deletion_on: erasedOn(deletion_requested_at),
    school: school_id === null ? null : ((await findSchool(tx, school_id)) ?? null),
    parent: parentStateOf(is_minor, guardian !== undefined, consents),
    guardian: guardian
      ? {
          channel: guardian.channel,
          contact: guardian.contact,
          asked_at: guardian.asked_at.toISOString(),
          answered_at: guardian.answered_at?.toISOString() ?? null,
          may_remove: mayRemove(guardian, family),
        }
      : null,
    consents: consents.map(({ decided_at, ...rest }) => ({ ...rest, decided_at: decided_at.toISOString() })),
    family: family.map(({ id: parent_id, first_name, email, since, ended_at, may_end }) => ({
      id: parent_id,
      first_name,
      email,
      since: since.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
      may_end,
    })),
    terms: (await runningTerms(tx, id, now)).map(({ title, source, code, starts_at, ends_at }) => ({
      title,
      source,
      code,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
    })),
    sessions: (await listTalksOf(tx, id)).map(({ starts_at, created_at: asked_at, ...talk }) => ({
      ...talk,
      starts_at: starts_at?.toISOString() ?? null,
      created_at: asked_at.toISOString(),
    })),
  };
}

/** The same as the list's own condition says it (students.sql.ts). */
function parentStateOf(minor: boolean, asked: boolean, consents: { granted: boolean }[]): ParentState {
  if (!minor) return 'adult';
  if (consents.some(({ granted }) => granted)) return 'granted';
  if (consents.length > 0) return 'refused';
  return asked ? 'waiting' : 'open';
}
