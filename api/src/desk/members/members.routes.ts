import { addDeskMember, changeDeskMember, listDeskMembers, resetSecondFactor } from '@careerscoop/contract/desk-members';
import type { FastifyInstance } from 'fastify';
import { requireCurrentPassword } from '../../accounts/check-current-password.ts';
import { resetFactor } from '../../accounts/reset-factor.ts';
import { refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { findAccount } from '../desk.sql.ts';
import { openMember } from '../open-member.ts';
import { changeMember } from './change-place.ts';
import { placeLetter } from './member-letter.ts';
import { listMembers } from './members.sql.ts';

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/** Who has a place at the desk. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, sessions } = services;

  handle(app, listDeskMembers, async ({ query, request }) => {
    const { rows, found } = await listMembers(database.db, scopeOf(request), query);
    const results = rows.map(({ created_at, ended_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    }));
    return { results, meta: deskMetaOf(query.page, found) };
  });

  handle(app, addDeskMember, async ({ body: { current_password, ...given }, request }) => {
    const { user_id } = scopeOf(request);
    await requireCurrentPassword(services, user_id, current_password);
    const { id, ended } = await database.db.transaction(async (tx) => {
      const member = { ...given, school_id: given.school_id ?? null, code: given.code ?? null };
      const opened = await openMember(tx, services, member, { by: user_id, lasts: TWO_DAYS_MS });
      await jobs.enqueue(tx, sendMailJob, placeLetter(config.publicUrl, given, opened.token));
      return opened;
    });
    sessions.forget(ended);
    return { id };
  });

  handle(app, changeDeskMember, async ({ params, body: { current_password, ...change }, request }) => {
    const scope = scopeOf(request);
    await requireCurrentPassword(services, scope.user_id, current_password);
    const { ended, level, ended_at } = await database.db.transaction((tx) => changeMember(tx, services, scope, params.id, change));
    sessions.forget(ended);
    return { id: params.id, level, ended_at: ended_at?.toISOString() ?? null };
  });

  handle(app, resetSecondFactor, async ({ body: { email, current_password }, request }) => {
    const { user_id } = scopeOf(request);
    await requireCurrentPassword(services, user_id, current_password);
    const person = await findAccount(database.db, email);
    if (!person) throw refuse('email', 'There is no account with this email.');
    await resetFactor(services, person.id, user_id);
    return undefined;
  });
}
