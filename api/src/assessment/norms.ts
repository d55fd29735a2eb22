import { NO_NORMS, type Norms } from '@careerscoop/engine/person';
import type { Db } from '../platform/database.ts';
import { alikeVersions } from './items.ts';
import { findNewestNorms, findNorms } from './norms.sql.ts';

/** The newest norms for answers to these items; none while too few have answered. */
export async function newestNorms(db: Db, itemVersion: string): Promise<Norms> {
  const row = await findNewestNorms(db, await alikeVersions(db, itemVersion));
  return row ? { version: row.version, areaMeans: row.area_means, students: row.students } : NO_NORMS;
}

/** The norms that a stored result was found by. @throws Error when they are unknown: another list would follow from others */
export async function normsOf(db: Db, version: string | null): Promise<Norms> {
  if (version === null || version === NO_NORMS.version) return NO_NORMS;
  const row = await findNorms(db, version);
  if (!row) throw new Error(`norms ${version} are not stored`);
  return { version, areaMeans: row.area_means, students: row.students };
}
