import { useSyncExternalStore } from 'react';
import { localPath } from './paths.ts';
import { useSessionUser } from './session.ts';
import { tabStorage } from './storage.ts';

export type WishKind = 'save' | 'learn_more' | 'book' | 'session' | 'retake' | 'careers' | 'companions' | 'ai_report';

/** What a person wanted when a plan stood in the way. */
export interface Wanted {
  kind: WishKind;
  /** Its name for people, such as the title of a career. */
  title?: string;
  /** The career, as one of the student's own or by its place in the catalogue. */
  result_id?: number;
  onet_code?: string;
  /** What was written in a form that could not be sent. */
  draft?: { topic: string; datetime: string };
}

/** The same with whose it is, where they were, and whether a plan has opened it since: then the page they were on does it. */
export interface Wish extends Wanted {
  user_id: number;
  from: string;
  at: number;
  granted?: boolean;
}

const KEY = 'wish';
/** Nobody goes on after a night where they were stopped. */
const KEEP_MS = 4 * 60 * 60 * 1000;
const KINDS: readonly string[] = [
  'save',
  'learn_more',
  'book',
  'session',
  'retake',
  'careers',
  'companions',
  'ai_report',
] satisfies WishKind[];

let cached: { raw: string | null; wish: Wish | null } = { raw: null, wish: null };

/** Keeps it for this tab, through a reload and a sign-in, in the place of an earlier one. */
export function keepWish(wish: Omit<Wish, 'at'>, now = Date.now()): void {
  tabStorage.setItem(KEY, JSON.stringify({ ...wish, at: now }));
}

/** The wish that is kept; whatever is not one of ours, leads out of the house or is too old counts as none. */
export function readWish(now = Date.now()): Wish | null {
  const raw = tabStorage.getItem(KEY);
  if (raw !== cached.raw) cached = { raw, wish: wishFrom(raw) };
  return cached.wish && now - cached.wish.at < KEEP_MS ? cached.wish : null;
}

export function clearWish(): void {
  tabStorage.removeItem(KEY);
}

/** Takes a granted wish up, once: whoever gets it does it. */
export function takeGranted(userId: number | undefined, kind: WishKind, resultId?: number): Wish | null {
  const wish = readWish();
  if (!wish?.granted || wish.user_id !== userId || wish.kind !== kind || wish.result_id !== resultId) return null;
  clearWish();
  return wish;
}

/** The wish of the signed-in person, or of whoever was signed in here before; never somebody else's. */
export function useWish(): Wish | null {
  const user = useSessionUser();
  const wish = useSyncExternalStore(tabStorage.subscribe, readWish, () => null);
  return wish && (!user || user.id === wish.user_id) ? wish : null;
}

function wishFrom(raw: string | null): Wish | null {
  try {
    const kept = JSON.parse(raw ?? 'null') as Wish | null;
    const from = localPath(kept?.from);
    return kept && from && KINDS.includes(kept.kind) && Number.isInteger(kept.user_id) ? { ...kept, from } : null;
  } catch {
    return null;
  }
}
