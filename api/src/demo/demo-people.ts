import { PURPOSES } from '@careerscoop/contract/consent';
import { ADULT_AGE } from '@careerscoop/contract/constants';
import type { Level } from '@careerscoop/contract/desk-permissions';
import type { Role } from '@careerscoop/contract/accounts';
import { addUser, findPersonAt } from '../identity/people.sql.ts';
import { addSchool, findCode, listSchools, saveCode } from '../identity/schools.sql.ts';
import { adultOn } from '../identity/age.ts';
import { hashPassword } from '../identity/secrets.ts';
import { CONSENT_TEXTS } from '../consent/consent-texts.ts';
import { isFree } from '../plans/plans.policy.ts';
import { findPlan } from '../plans/plans.sql.ts';
import { setTerm, termEnd } from '../plans/terms.ts';
import { addGuardianship } from '../consent/guardianships.sql.ts';
import { findGuardian, listGuardiansAt, nameGuardian, noteAnswer, recordDecision } from '../consent/consent.sql.ts';
import { addMember } from '../desk/members/members.sql.ts';
import { changeRanked } from '../careers/results.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import type { Services } from '../platform/services.ts';
import file from './demo-people.json' with { type: 'json' };
import { takeAssessment } from './take-assessment.ts';

/** The people of design's demo: each signs in with the same published password. */
export const demoPeople: Seed = { name: 'demo people', version: '3', demo: true, fill: seedDemoPeople };

async function seedDemoPeople(tx: Db, services: Services): Promise<void> {
  const now = services.now();
  const password_hash = await hashPassword(file.password);
  for (const name of file.schools) await addSchool(tx, name);
  const schoolId = new Map((await listSchools(tx)).map(({ id, name }) => [name, id]));
  for (const { school, ...code } of file.affiliate_codes) {
    // One that is there was perhaps changed by a representative.
    if (!(await findCode(tx, code.code))) await saveCode(tx, { ...code, school_id: schoolId.get(school) ?? null });
  }
  for (const { assessment, school, role, pricing_plan, desk, ...person } of file.people) {
    const id = await addUser(tx, {
      ...person,
      role: role as Role,
      password_hash,
      email_confirmed_at: now,
      approved_at: role === 'Mentor' ? now : null,
      adult_on: person.age === undefined ? null : adultOn(person.age, now),
      school_id: school === undefined ? null : (schoolId.get(school) ?? null),
    });
    if (id !== undefined && desk) {
      const ofSchool = desk.school === undefined ? null : (schoolId.get(desk.school) ?? null);
      await addMember(tx, { user_id: id, level: desk.level as Level, school_id: ofSchool, created_at: now });
    }
    if (id !== undefined && pricing_plan) await beginPlan(tx, services, id, pricing_plan);
    if (id !== undefined && assessment) {
      await takeAssessment(tx, services, id, assessment, now);
      for (const [rank, score] of Object.entries(assessment.rated)) await changeRanked(tx, id, Number(rank), { score });
      for (const rank of assessment.saved) await changeRanked(tx, id, rank, { interested: true });
    }
    if (person.age !== undefined && person.age < ADULT_AGE) await giveConsent(tx, person.email, now);
    if (id !== undefined && role === 'Parent') await joinChildren(tx, id, person.email, now);
  }
}

/** Their plan as if a representative had granted it today. */
export async function beginPlan(tx: Db, services: Services, user_id: number, plan_id: number): Promise<void> {
  const plan = await findPlan(tx, plan_id);
  if (!plan) return;
  const starts_at = services.now();
  const ends_at = isFree(plan) ? null : termEnd(starts_at, plan.months);
  await setTerm(tx, services, { user_id, plan_id, source: isFree(plan) ? 'free' : 'staff', starts_at, ends_at });
}

/** A parent has said yes to everything already. */
async function giveConsent(tx: Db, email: string, at: Date): Promise<void> {
  const student = await findPersonAt(tx, email, ['id']);
  if (!student || (await findGuardian(tx, student.id))) return;
  const contact = 'parent@demo.careerscoop.app';
  const guardian_id = await nameGuardian(tx, { user_id: student.id, channel: 'email', contact, asked_at: at });
  for (const purpose of PURPOSES) {
    const text_version = CONSENT_TEXTS.version;
    await recordDecision(tx, { user_id: student.id, purpose, granted: true, text_version, actor: 'guardian', contact, at });
  }
  if (guardian_id) await noteAnswer(tx, guardian_id, at);
}

/** The parent has a family account with those who named them. */
async function joinChildren(tx: Db, parent_id: number, email: string, since: Date): Promise<void> {
  for (const { user_id } of await listGuardiansAt(tx, 'email', email)) await addGuardianship(tx, { parent_id, student_id: user_id, since });
}
