import { localPath } from '../../../lib/paths.ts';
import { tabStorage } from '../../../lib/storage.ts';

/** A school that a visitor wanted to save before they signed in, and where. */
interface CollegeWish {
  unitid: number;
  name: string;
  from: string;
}

const KEY = 'school_wish';
/** Nobody goes on after a night where they were stopped. */
const KEEP_MS = 4 * 60 * 60 * 1000;

/** Keeps it for this tab, in the place of an earlier one. */
export function keepCollegeWish(wish: CollegeWish, now = Date.now()): void {
  tabStorage.setItem(KEY, JSON.stringify({ ...wish, at: now }));
}

/** Takes it up, once, on the page where it was wished; whatever is not one of ours or is too old counts as none. */
export function takeCollegeWish(here: string, now = Date.now()): CollegeWish | null {
  const wish = wishFrom(tabStorage.getItem(KEY), now);
  if (wish?.from !== here) return null;
  tabStorage.removeItem(KEY);
  return wish;
}

function wishFrom(raw: string | null, now: number): CollegeWish | null {
  try {
    const kept = JSON.parse(raw ?? 'null') as (CollegeWish & { at: number }) | null;
    const from = localPath(kept?.from);
    if (!kept || !from || !Number.isInteger(kept.unitid) || typeof kept.name !== 'string' || !(now - kept.at < KEEP_MS)) return null;
    return { unitid: kept.unitid, name: kept.name, from };
  } catch {
    return null;
  }
}
