import type { Profile } from '@careerscoop/contract/profile';
import { hasIndustry, hasTags, replaceTags } from '../identity/choices.sql.ts';
import { changePerson, findPerson } from '../identity/people.sql.ts';
import { adultOn } from '../identity/age.ts';
import { askEmailChange, limitEmailChange } from '../accounts/change-email.ts';
import { requireCurrentPassword } from '../accounts/check-current-password.ts';
import { choosePlan } from '../plans/choose-plan.ts';
import { findShownPlan } from '../plans/find-entitlements.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { announce } from '../platform/announce.ts';
import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { screenText } from '../mentoring/safety/screen-text.ts';
import { ownReport } from '../report/own-report.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { type Change, laterDay, needsPassword, strangeFields } from './profile.policy.ts';
import { findProfile, holdProfile } from './profile.sql.ts';
import { keepPhoto, removePhotoJob } from './keep-photo.ts';

/**
 * Changes one's own profile, and the photo when one was sent: all of it, or nothing and the reason.
 * @returns the profile as it is stored then.
 */
export async function saveProfile(services: Services, visitor: Visitor, change: Change, photo?: Buffer): Promise<Profile> {
  const { database, jobs, now } = services;
  await allow(services, visitor.id, change);
  const profile_image = photo && (await keepPhoto(services, visitor.id, photo));
  return database.db.transaction(async (tx) => {
    const held = await holdProfile(tx, visitor.id);
    if (!held) throw new AppError('session_expired');
    const { email, tags, industry, pricing_plan, current_password, ...fields } = change;
    if (industry && !(await hasIndustry(tx, industry))) throw refuse('industry', 'Choose one of the list.');
    if (tags && !(await hasTags(tx, [...new Set(tags)]))) throw refuse('tags', 'Choose from the list.');
    if (pricing_plan !== undefined) await choosePlan(tx, services, visitor, pricing_plan);
    if (tags) await replaceTags(tx, visitor.id, [...new Set(tags)]);
    // The form sends the age that it showed: only another one is stated anew, else each saving would put the day off.
    const anew = fields.age !== undefined && !(fields.age === held.age && held.adult_on);
    const adult_on = fields.age !== undefined && anew ? laterDay(held.adult_on, adultOn(fields.age, now())) : held.adult_on;
    await changePerson(tx, visitor.id, {
      ...fields,
      ...(industry === undefined ? {} : { industry_id: industry }),
      adult_on,
      ...(profile_image ? { profile_image } : {}),
      // Words that a representative has passed on stay so until they change.
      ...(fields.about_me === undefined || fields.about_me === held.about_me ? {} : { about_me_held: screenText(fields.about_me) }),
    });
    if (adult_on !== held.adult_on) await announce(tx, services, 'age_changed', { user_id: visitor.id, by: 'user', actor_id: visitor.id });
    if (profile_image && held.profile_image) await jobs.enqueue(tx, removePhotoJob, { name: held.profile_image });
    if (email !== undefined && email !== held.email) await askEmailChange(tx, services, held, email);
    await noteChanges(tx, services, visitor.id, [...Object.keys(change), ...(photo ? ['profile_image'] : [])]);
    return stored(tx, services, visitor.id);
  });
}

/** Refuses before anything is made; what is counted must be counted outside the transaction. */
async function allow(services: Services, userId: number, change: Change): Promise<void> {
  const present = await findPerson(services.database.db, userId, ['role', 'email', 'phone']);
  if (!present) throw new AppError('session_expired');
  const fields = strangeFields(present.role, change);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  if (!needsPassword(present, change)) return;
  if (change.current_password === undefined) {
    throw refuse('current_password', 'Please enter your password to change your email or phone.');
  }
  await requireCurrentPassword(services, userId, change.current_password);
  if (change.email !== undefined && change.email !== present.email) await limitEmailChange(services, userId);
}

async function noteChanges(tx: Db, { now }: Services, userId: number, names: string[]): Promise<void> {
  const fields = names.filter((name) => name !== 'current_password');
  if (fields.length === 0) return;
  await noteAudit(tx, { at: now(), action: 'profile.changed', actor: 'user', actor_id: userId, user_id: userId, detail: { fields } });
}

/** The profile for an answer. @throws session_expired when the account is gone. */
export async function stored(db: Db, services: Services, userId: number): Promise<Profile> {
  const profile = await findProfile(db, userId, services.now());
  if (!profile) throw new AppError('session_expired');
  const plan = await findShownPlan(db, services, userId);
  return { ...profile, ...plan, ai_report: (await ownReport(db, services, userId, plan.entitlements)).address };
}
