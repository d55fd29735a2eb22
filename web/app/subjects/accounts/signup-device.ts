import { browserStorage } from '../../lib/storage.ts';

// The secret of a sign-up in this browser: here, the mailed link signs in as well. Signing in or out and the next sign-up end it.
const KEY = 'signup_device';
const KEEP_MS = 48 * 60 * 60 * 1000;

export function keepDevice(secret: string, now = Date.now()): void {
  browserStorage.setItem(KEY, JSON.stringify({ secret, until: now + KEEP_MS }));
}

export function readDevice(now = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(browserStorage.getItem(KEY) ?? 'null') as { secret: string; until: number } | null;
    return kept && kept.until > now ? kept.secret : undefined;
  } catch {
    return undefined;
  }
}
