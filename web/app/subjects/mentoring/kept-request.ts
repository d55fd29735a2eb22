import { tabStorage } from '../../lib/storage.ts';
import type { RequestForm } from './request-schema.ts';

const KEY = 'session_request';
/** Nobody goes on after a night where they were stopped. */
const KEEP_MS = 4 * 60 * 60 * 1000;

/** Keeps, for this tab and this student, what was written and not sent; through a reload and a sign-in. */
export function keepRequest(user_id: number, { topic = '', datetime = '' }: Partial<RequestForm>, now = Date.now()): void {
  if (topic === '' && datetime === '') tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, JSON.stringify({ user_id, at: now, topic, datetime }));
}

/** What this student wrote; somebody else's, what is too old and what is none of ours count as nothing. */
export function keptRequest(user_id: number | undefined, now = Date.now()): RequestForm | null {
  try {
    const kept = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as (RequestForm & { user_id: number; at: number }) | null;
    if (!kept || kept.user_id !== user_id || !(now - kept.at < KEEP_MS)) return null;
    return typeof kept.topic === 'string' && typeof kept.datetime === 'string' ? { topic: kept.topic, datetime: kept.datetime } : null;
  } catch {
    return null;
  }
}

export const dropRequest = () => tabStorage.removeItem(KEY);
