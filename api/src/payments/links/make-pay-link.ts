import { noteAudit } from '../../identity/audit.sql.ts';
import { hashToken, makeToken } from '../../identity/secrets.ts';
import { findConsentStudent } from '../../consent/consent.sql.ts';
import type { Opened } from '../../consent/guardian-guard.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { shownName } from '../../platform/plain-words.ts';
import type { Services } from '../../platform/services.ts';
import { requirePayments } from '../at-stripe.ts';
import { quoteFor } from '../quote.ts';
import { forPayer } from './payer-refusals.ts';
import { addPayLink } from './pay-links.sql.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes the address of a page at which an adult pays for this student's plan; the student shares it. No order begins.
 * @returns PUBLIC_URL/pay#token
 * @throws AppError as `quoteFor`, and too_many_requests
 */
export async function makePayLink(services: Services, { id, plan_id }: { id: number; plan_id: number }): Promise<string> {
  await services.limits.use('pay_link_account', String(id));
  await requireWanted(services, id, plan_id);
  const wish = { user_id: id, plan_id, channel: 'page', contact: null } as const;
  return services.database.db.transaction((tx) => storePayLink(tx, services, wish));
}

/**
 * The same for a parent by their own account, who pays at it themselves; what is refused is said to the adult.
 * @throws AppError as `quoteFor`, and too_many_requests
 */
export async function makeParentsPayLink(services: Services, { student, parent_id }: Opened, plan_id: number): Promise<string> {
  const { id, first_name } = student;
  await services.limits.use('pay_link_account', String(id));
  await requireWanted(services, id, plan_id).catch((error: unknown) => {
    throw leaving(error, first_name) ?? forPayer(error, shownName(first_name) ?? 'Your child');
  });
  const wish = { user_id: id, plan_id, channel: 'page', contact: null } as const;
  return services.database.db.transaction((tx) => storePayLink(tx, services, wish, { actor: 'guardian', actor_id: parent_id }));
}

/** An account that is to be deleted is the child's to keep, or the parent's. */
function leaving(error: unknown, first_name: string): AppError | undefined {
  if (!(error instanceof AppError) || error.code !== 'conflict') return undefined;
  return new AppError('conflict', { detail: `The account of ${first_name} is going to be deleted. Keep it first, then choose a plan.` });
}

/**
 * The student and what the plan costs, if it may be asked for: it can be sold to them now, and their account stays.
 * @throws AppError as `quoteFor`, payments_away and conflict
 */
export async function requireWanted(services: Services, user_id: number, plan_id: number) {
  requirePayments(services);
  const { db } = services.database;
  const student = await findConsentStudent(db, user_id);
  if (!student) throw new AppError('session_expired');
  if (student.deletion_requested_at) {
    throw new AppError('conflict', { detail: 'Your account is going to be deleted. Keep it first, then ask for a plan.' });
  }
  return { student, quote: await quoteFor(db, services, user_id, plan_id) };
}

/** Stores a new link by its hash. @returns its address, which is nowhere else. */
export async function storePayLink(
  tx: Db,
  { config, now }: Pick<Services, 'config' | 'now'>,
  wish: { user_id: number; plan_id: number; channel: 'page' | 'sms'; contact: string | null },
  by: { actor: 'guardian'; actor_id: number | null } | { actor: 'user'; actor_id: number } = { actor: 'user', actor_id: wish.user_id },
): Promise<string> {
  const token = makeToken();
  const created_at = now();
  await addPayLink(tx, { ...wish, token_hash: hashToken(token), created_at, expires_at: new Date(created_at.getTime() + WEEK) });
  const { user_id, plan_id, channel } = wish;
  await noteAudit(tx, {
    at: created_at,
    action: 'pay_link.made',
    ...by,
    user_id,
    detail: { plan_id, channel },
  });
  // After the sign, so that the token reaches neither the server's log nor another site.
  return `${config.publicUrl}/pay#${token}`;
}
