import { useSyncExternalStore } from 'react';
import { tabStorage } from './storage.ts';

/** What a parent's link was changed for: half an hour on the page of one child. */
export interface GuardianAccess {
  access: string;
  expires_at: string;
}

/** How a parent came to a child's page: by a link, or by the family of their own account. */
export type ParentAccess = GuardianAccess | { child: number };

/** What calls for a child say of it: the child's number in a family, kept as a text as addresses have it. */
export const childIn = (opened: ParentAccess): { query: { child?: string } } => ({
  query: 'child' in opened ? { child: String(opened.child) } : {},
});

// For this tab alone, where a reload does not end it: it must not outlive the parent's visit on a shared computer.
const KEY = 'guardian_access';
let cached: { raw: string | null; held: GuardianAccess | null } = { raw: null, held: null };

function read(): GuardianAccess | null {
  const raw = tabStorage.getItem(KEY);
  if (raw !== cached.raw) {
    try {
      cached = { raw, held: JSON.parse(raw ?? 'null') as GuardianAccess | null };
    } catch {
      cached = { raw, held: null };
    }
  }
  return cached.held;
}

export const guardianAccess = {
  token: () => read()?.access ?? null,
  begin: (next: GuardianAccess) => void tabStorage.setItem(KEY, JSON.stringify(next)),
  end: () => tabStorage.removeItem(KEY),
};

/** The access of the link opened in this tab, or null. */
export function useGuardianAccess(): GuardianAccess | null {
  return useSyncExternalStore(tabStorage.subscribe, read, () => null);
}
