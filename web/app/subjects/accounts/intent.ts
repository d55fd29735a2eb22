import { localPath, paths } from '../../lib/paths.ts';
import { browserStorage } from '../../lib/storage.ts';

// Where a visitor was going when they had to sign up first. The mail with the link may take a while.
const KEY = 'intent';
const KEEP_MS = 48 * 60 * 60 * 1000;

export function keepIntent(path: string, now = Date.now()): void {
  browserStorage.setItem(KEY, JSON.stringify({ path, until: now + KEEP_MS }));
}

export function readIntent(now = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(browserStorage.getItem(KEY) ?? 'null') as { path: string; until: number } | null;
    return kept && kept.until > now ? localPath(kept.path) : undefined;
  } catch {
    return undefined;
  }
}

export function clearIntent(): void {
  browserStorage.removeItem(KEY);
}

/** Where sign-in leads after the confirmation of a new account: where they were going, else to the assessment. */
export function firstStep(): string {
  return readIntent() ?? paths.scenario(0);
}
