import { tabStorage } from '../../lib/storage.ts';

const KEY = 'try_this';
/** Who signs in much later has forgotten what they pressed. */
const KEEP_MS = 60 * 60 * 1000;

/** Keeps, for this tab, which career's task a visitor wanted to add when they were sent to sign in. */
export function keepWanted(onet_code: string, now = Date.now()): void {
  tabStorage.setItem(KEY, JSON.stringify({ onet_code, at: now }));
}

/** Whether it was this one, once: whoever is told so adds it. */
export function takeWanted(onet_code: string, now = Date.now()): boolean {
  try {
    const kept = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as { onet_code?: string; at?: number } | null;
    if (kept?.onet_code !== onet_code) return false;
    tabStorage.removeItem(KEY);
    return now - (kept.at ?? 0) < KEEP_MS;
  } catch {
    return false;
  }
}
