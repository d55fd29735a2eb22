import { and, isNotNull, like, lt } from 'drizzle-orm';
import { mailed_links, refresh_tokens } from '../identity/identity.tables.ts';
import { guardian_links } from '../consent/consent.tables.ts';
import { contact_messages, invitations, subscribers } from '../outreach/outreach.tables.ts';
import { audit_log } from '../identity/audit.tables.ts';
import type { Db } from './database.ts';
import { outbox } from './outbox.tables.ts';
import { rate_limits } from './rate-limits.tables.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Removes what nobody needs any more, by the times of docs/privacy.md. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await db.delete(refresh_tokens).where(lt(refresh_tokens.expires_at, now));
  // Kept for a while, so that an old link is told to be old and not unknown.
  await db.delete(mailed_links).where(lt(mailed_links.expires_at, before(30)));
  await db.delete(guardian_links).where(lt(guardian_links.expires_at, before(30)));
  await db.delete(invitations).where(lt(invitations.sent_at, before(8)));
  await db.delete(subscribers).where(and(isNotNull(subscribers.ended_at), lt(subscribers.ended_at, before(30))));
  await db.delete(contact_messages).where(and(isNotNull(contact_messages.handled_at), lt(contact_messages.handled_at, before(365))));
  await db.delete(audit_log).where(and(like(audit_log.action, 'session%'), lt(audit_log.at, before(365))));
  await db.delete(rate_limits).where(lt(rate_limits.expire, now));
  await db.delete(outbox).where(lt(outbox.at, before(30).toISOString()));
}
