import type { Entitlements } from '@careerscoop/contract/entitlements';
import { requireConsent } from '../../consent/require-consent.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findEntitlements } from '../../plans/find-entitlements.ts';
import { findAgent, findAgentFor, isTheirs } from '../companions.sql.ts';
import { dailyLimit } from './chat-limits.ts';

export interface Companion {
  id: number;
  name: string;
}

/** @throws not_found for one that nobody has heard of */
export async function requireAgent(db: Db, agentId: number): Promise<Companion> {
  const agent = await findAgent(db, agentId);
  if (!agent) throw new AppError('not_found');
  return { id: agent.id, name: agent.name };
}

/** Who may write to this companion now, and how much a day. @throws not_found, plan_needed, consent_needed: in this order */
export async function requireOpen(
  db: Db,
  services: Services,
  userId: number,
  agentId: number,
): Promise<{ agent: Companion; limit: number }> {
  // Asked for beside each other: the first word waits for them.
  const consent = requireConsent(db, userId, 'companions', services.now());
  const asked = findEntitlements(db, services, userId);
  for (const each of [consent, asked]) each.catch(() => undefined);
  const agent = await findAgentFor(db, agentId, userId);
  if (!agent) throw new AppError('not_found');
  // Nobody would hear of danger here.
  if (!services.config.safety) throw new AppError('not_allowed', { detail: 'The companions are closed here for now.' });
  const entitlements = await asked;
  const { open, sentence } = entitlements.companions;
  if (!agent.given && !(open && agent.with_plan)) throw new AppError('plan_needed', sentence ? { detail: sentence } : {});
  await consent;
  return { agent: { id: agent.id, name: agent.name }, limit: dailyLimit(entitlements) };
}

/** Whether a plan, a code or a representative has opened it to this student. */
export function isOpen(db: Db, userId: number, agentId: number, { companions }: Entitlements): Promise<boolean> {
  return isTheirs(db, { user_id: userId, agent_id: agentId, subscribed: companions.open });
}
