import { askForCode, getOrganization, printConfirmingCodes } from '@careerscoop/contract/desk-organization';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findCode, findSchool } from '../../identity/schools.sql.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { listCodePage } from '../people/codes.sql.ts';
import { dayOf } from '../people/students-in-scope.sql.ts';
import { printCodes } from './confirming-codes.ts';
import { holdOrganization } from './counted.sql.ts';
import { addRequest, countOwnOpen, countSharing, listOwnRequests } from './organization.sql.ts';

/** So many requests of one organization wait at once. */
const MOST_OPEN = 10;

/** What a school's or sponsor's own people have at the desk beside the lists. */
export function organizationRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;
  const told = <R extends { created_at: Date }>({ created_at, ...row }: R) => ({ ...row, created_at: created_at.toISOString() });

  handle(app, getOrganization, async ({ request }) => {
    const scope = scopeOf(request);
    const at = now();
    const school = scope.school_id === null ? undefined : await findSchool(db, scope.school_id);
    const sponsor = scope.code === null ? undefined : await findCode(db, scope.code);
    const codes = await listCodePage(db, scope, { state: 'open', page: 1 }, dayOf(at));
    return {
      name: school?.name ?? sponsor?.label ?? '',
      ...(await countSharing(db, scope, at)),
      codes: codes.map(({ code, label, seats, taken, full }) => ({ code, label, seats, taken, full })),
      requests: (await listOwnRequests(db, scope)).map(told),
    };
  });

  handle(app, askForCode, ({ body, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      const at = now();
      await holdOrganization(tx, scope.school_id === null ? { code: scope.code ?? '' } : { school_id: scope.school_id });
      if ((await countOwnOpen(tx, scope)) >= MOST_OPEN) {
        throw new AppError('conflict', { detail: 'Ten of your requests wait already. We answer them first.' });
      }
      const row = await addRequest(tx, scope, body, at);
      const line = { at, action: 'code_request.asked', actor: 'staff', actor_id: scope.user_id } as const;
      await noteAudit(tx, { ...line, after: body, detail: { request: row.id } });
      return told(row);
    }),
  );

  handle(app, printConfirmingCodes, ({ body, request }) => db.transaction((tx) => printCodes(tx, services, scopeOf(request), body)));
}
