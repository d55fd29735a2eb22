import { tellOtherGuardians } from '../../consent/other-guardians.ts';
import { adultOn, isMinor } from '../../identity/age.ts';
import { noteAudit, noteAudits } from '../../identity/audit.sql.ts';
import { changePeople, changePerson, lockPerson } from '../../identity/people.sql.ts';
import { holdSchool } from '../../identity/schools.sql.ts';
import { announce } from '../../platform/announce.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import type { StudentFilter } from '@careerscoop/contract/desk-students';
import type { Scope } from '../scope.ts';
import { ageByUsLetter, ageByUsWords } from './age-letters.ts';
import { requireUnchanged } from './require-unchanged.ts';
import { holdStudents } from './students.sql.ts';

/** Who does it: somebody at the desk, or a representative by command. */
export interface By {
  at: Date;
  actor_id: number | null;
}
interface Seen {
  age: number | null;
  school_id: number | null;
}

/**
 * Corrects a student's age in either direction, which they and their parents are told, or says which school they are at, in the
 * caller's transaction. `was` is what was seen before. @throws not_found, conflict where something else stands there by now, or the refused field
 */
export async function changeStudent(
  tx: Db,
  services: Services,
  { at, actor_id }: By,
  id: number,
  { was, ...change }: { age?: number | undefined; school_id?: number | null | undefined; was?: Partial<Seen> | undefined },
) {
  const person = await lockPerson(tx, id, ['id', 'email', 'first_name', 'role', 'age', 'adult_on', 'school_id']);
  if (person?.role !== 'Student') throw new AppError('not_found');
  requireUnchanged(person, was);
  const { age = person.age, school_id = person.school_id } = change;
  const school = school_id === null ? null : await requireSchool(tx, school_id);
  // Also of the same age: somebody who raised it in the profile waits for the day by the age before.
  const adult_on = change.age === undefined ? person.adult_on : adultOn(change.age, at);
  const line = { at, actor: 'staff', actor_id, user_id: id } as const;
  if (change.age !== undefined) {
    await changePerson(tx, id, { age, adult_on });
    await announce(tx, services, 'age_changed', { user_id: id, by: 'staff', actor_id });
    const { age: before, adult_on: day } = person;
    await noteAudit(tx, { ...line, action: 'age.corrected', before: { age: before, adult_on: day }, after: { age, adult_on } });
    if (change.age !== before || adult_on !== day) await tellCorrected(tx, services, person, { age: change.age, adult_on }, at);
  }
  if (school_id !== person.school_id) {
    await changePerson(tx, id, { school_id });
    const detail = { school_id };
    await noteAudit(tx, { ...line, action: 'school.assigned', detail, before: { school_id: person.school_id }, after: detail });
  }
  return { age, adult_on, school };
}

/** Who decides may change with the age: the student is told, and their parents where they decide now or did until now. */
async function tellCorrected(
  tx: Db,
  services: Services,
  student: { id: number; email: string; first_name: string; adult_on: string | null },
  { age, adult_on }: { age: number; adult_on: string | null },
  at: Date,
): Promise<void> {
  const { config, jobs } = services;
  const corrected = { age, was_minor: isMinor(student, at), minor: isMinor({ adult_on }, at) };
  await jobs.enqueue(tx, sendMailJob, ageByUsLetter(student, corrected, config.publicUrl));
  if (!corrected.was_minor && !corrected.minor) return;
  const nobody = { student, guardian: null, parent_id: null };
  await tellOtherGuardians(tx, services, nobody, ageByUsWords(student.first_name, corrected, config));
}

/**
 * Says which school all are at whom a list shows.
 * @returns how many were at another one. @throws conflict where the list does not show as many any more
 */
export async function assignStudents(
  tx: Db,
  scope: Scope,
  at: Date,
  { filter, count, school_id }: { filter: StudentFilter; count: number; school_id: number | null },
): Promise<number> {
  if (school_id !== null) await requireSchool(tx, school_id);
  const held = await holdStudents(tx, scope, filter, at);
  if (held.length !== count) {
    throw new AppError('conflict', {
      detail: `This list shows ${held.length.toLocaleString('en-US')} students by now. Nothing was changed: look at it again.`,
    });
  }
  const moved = held.filter((student) => student.school_id !== school_id);
  await changePeople(
    tx,
    moved.map(({ id }) => id),
    { school_id },
  );
  await noteAudits(
    tx,
    moved.map(({ id, school_id: before }) => ({
      at,
      action: 'school.assigned',
      actor: 'staff' as const,
      actor_id: scope.user_id,
      user_id: id,
      detail: { school_id, of: count },
      before: { school_id: before },
      after: { school_id },
    })),
  );
  return moved.length;
}

/** The school, held so that nobody takes it out meanwhile. */
async function requireSchool(tx: Db, id: number) {
  const school = await holdSchool(tx, id);
  if (!school) throw refuse('school_id', 'There is no school with this number.');
  return school;
}
