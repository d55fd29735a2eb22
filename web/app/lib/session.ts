import { useSyncExternalStore } from 'react';
import type { User } from '@careerscoop/contract/accounts';
import { browserStorage, OF_THE_TAB, tabStorage } from './storage.ts';
import { isTheirs } from './whose-answers.ts';

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
/** Whose the tab is: what it keeps of them is not the next person's. */
const PERSON = 'person';

const listeners = new Set<() => void>();
const forgetters = new Set<() => void>();
let cached: { raw: string; user: SessionUser | null } | undefined;

/**
 * Has what is held of a person forgotten as soon as another one, or nobody, stands here: whichever tab it happened in, and
 * before anything is shown to them.
 */
export function onOtherPerson(forget: () => void): void {
  forgetters.add(forget);
}

function changed(): void {
  // Whoever looks sees who it is now; what is held of the one before is gone by then.
  readUser();
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
  const raw = (browserStorage.getItem(ACCESS) && browserStorage.getItem(USER)) || '';
  if (raw === cached?.raw) return cached.user;
  const before = cached;
  cached = { raw, user: userIn(raw) };
  const { user } = cached;
  if (user) claimTab(user.id);
  if (before && before.user?.id !== user?.id) for (const forget of forgetters) forget();
  return user;
}

function userIn(raw: string): SessionUser | null {
  try {
    return raw ? (JSON.parse(raw) as SessionUser) : null;
  } catch {
    return null;
  }
}

/** What a visitor did in the tab is theirs who sign in; what a person did is not the next one's. */
function claimTab(userId: number): void {
  const [owner, id] = [tabStorage.getItem(PERSON), String(userId)];
  if (owner === id) return;
  if (owner !== null) forgetTab();
  tabStorage.setItem(PERSON, id);
}

function forgetTab(): void {
  for (const key of OF_THE_TAB) tabStorage.removeItem(key);
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
  accessToken: () => browserStorage.getItem(ACCESS),
  refreshToken: () => browserStorage.getItem(REFRESH),

  /** Begins a session. Answers of somebody else on this computer are dropped. */
  begin(tokens: { access: string; refresh: string }, user: User): void {
    // Never the tokens of one with the name of another, for a tab that looks in between.
    browserStorage.removeItem(ACCESS);
    dropAnswersOfOthers(user.id);
    for (const key of [SIGNUP_DRAFT, SIGNUP_DEVICE]) browserStorage.removeItem(key);
    write(user);
    session.renew(tokens);
  },

  renew(tokens: { access: string; refresh: string }): void {
    browserStorage.setItem(REFRESH, tokens.refresh);
    browserStorage.setItem(ACCESS, tokens.access);
    changed();
  },

  keepUser(user: User): void {
    write(user);
    changed();
  },

  /** The server ended it: the answers stay for the same person, whose id stands beside them. */
  expire(): void {
    for (const key of [ACCESS, REFRESH, USER]) browserStorage.removeItem(key);
    changed();
  },

  /** Log-out: ends it here at once, with the person and their answers. */
  end(): void {
    for (const key of [ANSWERS, SIGNUP_DRAFT, INTENT, SIGNUP_DEVICE]) browserStorage.removeItem(key);
    forgetTab();
    session.expire();
  },
};

function write(user: User): void {
  browserStorage.setItem(USER, JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, user[name]]))));
}

/** Of answers without a name the fresh ones stay, and are this person's from now on. */
function dropAnswersOfOthers(userId: number): void {
  try {
    const kept = JSON.parse(browserStorage.getItem(ANSWERS) ?? 'null') as object | null;
    if (!kept) return;
    if (isTheirs(kept, userId)) browserStorage.setItem(ANSWERS, JSON.stringify({ ...kept, user_id: userId }));
    else browserStorage.removeItem(ANSWERS);
  } catch {
    browserStorage.removeItem(ANSWERS);
  }
}
