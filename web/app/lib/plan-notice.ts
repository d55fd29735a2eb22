import { tabStorage } from './storage.ts';

// The last refusal (403) of the assessment or the results. The start page shows it instead of starting over.
const KEY = 'plan_notice';

/** Keeps what the server said; for this tab, since the next sign-in may be allowed more. */
export function setPlanNotice(detail: string): void {
  tabStorage.setItem(KEY, detail);
}

export function readPlanNotice(): string | null {
  return tabStorage.getItem(KEY);
}

export function clearPlanNotice(): void {
  tabStorage.removeItem(KEY);
}
