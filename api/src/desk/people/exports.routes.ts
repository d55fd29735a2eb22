import { makeExport } from '@careerscoop/contract/desk-exports';
import type { FastifyInstance } from 'fastify';
import { requireCurrentPassword } from '../../accounts/check-current-password.ts';
import { findCode, findSchool } from '../../identity/schools.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import type { Scope } from '../scope.ts';
import { findShownCode } from './codes.sql.ts';
import { exportStudents } from './export-students.ts';
import { type Whose, dayOf, whoseOf } from './students-in-scope.sql.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

interface Asked {
  school_id?: number | undefined;
  code?: string | undefined;
}

/** What organizations may receive, as a file. */
export function exportsRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;

  handle(app, makeExport, async ({ body, request, reply }) => {
    const scope = scopeOf(request);
    const whose = await askedWhose(database.db, scope, body, now());
    await requireCurrentPassword(services, scope.user_id, body.current_password);
    const by = { at: now(), actor_id: scope.user_id };
    const students = await database.db.transaction((tx) => exportStudents(tx, by, whose, body.format));
    const name = `students-${dayOf(by.at)}.${body.format}`;
    void reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
    if (body.format === 'csv') return Buffer.from(writeSpreadsheet(students));
    void reply.type('application/json; charset=utf-8');
    return Buffer.from(JSON.stringify({ made_at: by.at.toISOString(), ...whose, students }, null, 2));
  });
}

/** Whose students are meant: of an organization its own, of one of its codes where it names one. @throws not_allowed, or the refused field */
async function askedWhose(db: Db, scope: Scope, { school_id, code }: Asked, now: Date): Promise<Whose> {
  const own = whoseOf(scope);
  if (own) {
    if (school_id !== undefined && !('school_id' in own && own.school_id === school_id)) throw new AppError('not_allowed');
    if (code === undefined || ('code' in own && own.code === code)) return own;
    // A code that is not theirs and one that is not there are refused alike.
    if (!(await findShownCode(db, scope, code, dayOf(now)))) throw new AppError('not_allowed');
    return { ...own, with_code: code };
  }
  if ((school_id === undefined) === (code === undefined)) throw refuse('school_id', 'Say whose students: one school, or one code.');
  if (code !== undefined) {
    if (!(await findCode(db, code))) throw refuse('code', 'This code is not known.');
    return { code };
  }
  const school = await findSchool(db, school_id ?? 0);
  if (!school) throw refuse('school_id', 'There is no school with this number.');
  return { school_id: school.id };
}
