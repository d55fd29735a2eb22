import { getDesk } from '@careerscoop/contract/desk';
import { type Permission, PERMISSIONS, reachOf } from '@careerscoop/contract/desk-permissions';
import type { FastifyInstance } from 'fastify';
import { findCode, findSchool } from '../identity/schools.sql.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { scopeOf } from './desk-guard.ts';

/** The desk as its people come in. */
export function deskRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  handle(app, getDesk, async ({ request }) => {
    const { level, school_id, code } = scopeOf(request);
    const may = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => reachOf(level, permission));
    const school = school_id === null ? undefined : await findSchool(db, school_id);
    const sponsor = code === null ? undefined : await findCode(db, code);
    return { level, may, organization: school?.name ?? sponsor?.label ?? null };
  });
}
