import { useSyncExternalStore } from 'react';
import type { User } from '@careerscoop/contract/accounts';

const KEPT = [
  'id',
  'email',
  'first_name',
  'last_name',
  'role',
  'pricing_plan',
  'plan_title',
  'plan_price',
  'affiliate_code',
  'profile_image',
  'entitlements',
  'deletion_on',
] as const satisfies (keyof User)[];

/** What the browser keeps of a signed-in person (decision 5): never more than this. */
export type SessionUser = Omit<Pick<User, (typeof KEPT)[number]>, 'entitlements' | 'deletion_on'> & {
  /** What is open to them; missing only of who was kept by an earlier version, until the next answer. */
  entitlements?: User['entitlements'];
  /** Only while the account is about to be deleted. */
  deletion_on?: string | null;
};

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const USER = 'user';
const ANSWERS = 'scenarios';
const SIGNUP_DRAFT = 'signup_form_data';
const INTENT = 'intent';
const SIGNUP_DEVICE = 'signup_device';
/** What the search for schools keeps while the tab is open. */
const OF_THE_TAB = ['zip', 'school_wish'];

const listeners = new Set<() => void>();
let cached: { raw: string; user: SessionUser | null } = { raw: '', user: null };

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab signed in or out.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readUser(): SessionUser | null {
  const raw = (localStorage.getItem(ACCESS) && localStorage.getItem(USER)) || '';
  if (raw !== cached.raw) {
    try {
      cached = { raw, user: raw ? (JSON.parse(raw) as SessionUser) : null };
    } catch {
      cached = { raw, user: null };
    }
  }
  return cached.user;
}

/** The signed-in person, or null. Prerendered pages are signed out: the first render agrees with them. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(subscribe, readUser, () => null);
}

/** False while the page still shows what the server prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

export const session = {
  user: readUser,
  accessToken: () => localStorage.getItem(ACCESS),
  refreshToken: () => localStorage.getItem(REFRESH),

  /** Begins a session. Answers of somebody else on this computer are dropped. */
  begin(tokens: { access: string; refresh: string }, user: User): void {
    localStorage.setItem(ACCESS, tokens.access);
    localStorage.setItem(REFRESH, tokens.refresh);
    dropAnswersOfOthers(user.id);
    for (const key of [SIGNUP_DRAFT, SIGNUP_DEVICE]) localStorage.removeItem(key);
    session.keepUser(user);
  },

  renew(tokens: { access: string; refresh: string }): void {
    localStorage.setItem(ACCESS, tokens.access);
    localStorage.setItem(REFRESH, tokens.refresh);
    changed();
  },

  keepUser(user: User): void {
    const kept = Object.fromEntries(KEPT.map((name) => [name, user[name]]));
    localStorage.setItem(USER, JSON.stringify(kept));
    changed();
  },

  /** The server ended it: the answers stay for the same person, whose id stands beside them. */
  expire(): void {
    for (const key of [ACCESS, REFRESH, USER]) localStorage.removeItem(key);
    changed();
  },

  /** Log-out: ends it here at once, with the person and their answers. */
  end(): void {
    for (const key of [ANSWERS, SIGNUP_DRAFT, INTENT, SIGNUP_DEVICE]) localStorage.removeItem(key);
    for (const key of OF_THE_TAB) sessionStorage.removeItem(key);
    session.expire();
  },
};

function dropAnswersOfOthers(userId: number): void {
  try {
    const kept = JSON.parse(localStorage.getItem(ANSWERS) ?? 'null') as { user_id?: number } | null;
    if (kept && kept.user_id !== undefined && kept.user_id !== userId) localStorage.removeItem(ANSWERS);
  } catch {
    localStorage.removeItem(ANSWERS);
  }
}
