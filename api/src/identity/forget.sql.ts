import { and, like, lt } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { daysAgo } from '../platform/days-ago.ts';
import { audit_log } from './audit.tables.ts';
import { mailed_links, refresh_tokens } from './identity.tables.ts';

/** Sessions and links that have run out, and the log's oldest lines about sessions. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  await db.delete(refresh_tokens).where(lt(refresh_tokens.expires_at, now));
  // Kept for a while, so that an old link is told to be old and not unknown.
  await db.delete(mailed_links).where(lt(mailed_links.expires_at, daysAgo(now, 30)));
  await db.delete(audit_log).where(and(like(audit_log.action, 'session%'), lt(audit_log.at, daysAgo(now, 365))));
}
