import { useSyncExternalStore } from 'react';

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
const listeners = new Set<() => void>();
let held: GuardianAccess | null | undefined;

function read(): GuardianAccess | null {
  if (held === undefined) {
    try {
      held = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as GuardianAccess | null;
    } catch {
      held = null;
    }
  }
  return held;
}

function keep(next: GuardianAccess | null): void {
  held = next;
  if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const guardianAccess = {
  token: () => read()?.access ?? null,
  begin: (next: GuardianAccess) => keep(next),
  end: () => keep(null),
};

/** The access of the link opened in this tab, or null. */
export function useGuardianAccess(): GuardianAccess | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
