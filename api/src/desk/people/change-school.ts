import { noteAudit } from '../../identity/audit.sql.ts';
import * as schools from '../../identity/schools.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { listed } from '../../platform/listed.ts';
import type { By } from './change-student.ts';
import { requireUnchanged } from './require-unchanged.ts';
import { countHanging } from './schools.sql.ts';

const TAKEN = 'This school is in the list already.';

/** Adds a school, in the caller's transaction. @throws the refused name */
export async function addSchool(tx: Db, { at, actor_id }: By, name: string): Promise<number> {
  const id = await schools.addSchool(tx, name);
  if (id === undefined) throw refuse('name', TAKEN);
  await noteAudit(tx, { at, action: 'school.added', actor: 'staff', actor_id, detail: { school_id: id }, after: { name } });
  return id;
}

/** Gives a school another name. @throws not_found, conflict where it has another than was seen, or the refused name */
export async function renameSchool(tx: Db, { at, actor_id }: By, id: number, { name, was }: { name: string; was?: string | undefined }) {
  const school = await schools.lockSchool(tx, id);
  if (!school) throw new AppError('not_found');
  requireUnchanged(school, { name: was });
  if (school.name === name) return { id, name };
  if (!(await schools.renameSchool(tx, id, name))) throw refuse('name', TAKEN);
  const [before, after] = [{ name: school.name }, { name }];
  await noteAudit(tx, { at, action: 'school.renamed', actor: 'staff', actor_id, detail: { school_id: id }, before, after });
  return { id, name };
}

/** Takes out a school that nothing hangs on. @throws not_found, or conflict with what hangs on it */
export async function removeSchool(tx: Db, { at, actor_id }: By, id: number): Promise<void> {
  // Held first: whoever is put there meanwhile waits, and then finds no school.
  const school = await schools.lockSchool(tx, id);
  if (!school) throw new AppError('not_found');
  const hanging = await countHanging(tx, id);
  const named = [
    counted(hanging.students, 'account', 'accounts'),
    counted(hanging.codes, 'code', 'codes'),
    counted(hanging.people, 'place at the desk', 'places at the desk'),
    counted(hanging.wishes, 'wish for a code', 'wishes for a code'),
    counted(hanging.resources, 'free resource', 'free resources'),
  ].flat();
  if (named.length > 0) {
    throw new AppError('conflict', {
      detail: `${school.name} stays: ${listed(named)} still belong to it. Move them or take them out first.`,
    });
  }
  await schools.removeSchool(tx, id);
  await noteAudit(tx, { at, action: 'school.removed', actor: 'staff', actor_id, detail: { school_id: id }, before: { name: school.name } });
}

const counted = (many: number, one: string, more: string) => (many === 0 ? [] : [`${many} ${many === 1 ? one : more}`]);
