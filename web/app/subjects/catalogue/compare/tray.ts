import { useSyncExternalStore } from 'react';
import { MOST_COMPARED } from './compare-address.ts';
import { tabStorage } from '../../../lib/storage.ts';

const KEY = 'compare';

export interface Laid {
  slug: string;
  title: string;
}

const NOTHING: Laid[] = [];
let cached: { raw: string | null; laid: Laid[] } = { raw: null, laid: NOTHING };

const isLaid = (one: unknown): one is Laid =>
  typeof one === 'object' &&
  one !== null &&
  'slug' in one &&
  'title' in one &&
  typeof one.slug === 'string' &&
  typeof one.title === 'string';

/** What somebody has laid aside to compare; it lasts as long as the tab. */
function read(): Laid[] {
  const raw = tabStorage.getItem(KEY);
  if (raw !== cached.raw) {
    let laid = NOTHING;
    try {
      const kept: unknown = JSON.parse(raw ?? '[]');
      if (Array.isArray(kept)) laid = kept.filter(isLaid).slice(0, MOST_COMPARED);
    } catch {
      // Written by something else: as if it were not there.
    }
    cached = { raw, laid };
  }
  return cached.laid;
}

export const tray = {
  read,
  put(laid: readonly Laid[]): void {
    tabStorage.setItem(KEY, JSON.stringify(laid.slice(0, MOST_COMPARED)));
  },
  /** Lays a career aside, or takes it out. @returns false when there is no room for it. */
  toggle({ slug, title }: Laid): boolean {
    const laid = read();
    const rest = laid.filter((one) => one.slug !== slug);
    if (rest.length === laid.length && laid.length >= MOST_COMPARED) return false;
    tray.put(rest.length < laid.length ? rest : [...laid, { slug, title }]);
    return true;
  },
};

/** Prerendered pages know of nothing laid aside: the first render agrees with them. */
export function useTray(): Laid[] {
  return useSyncExternalStore(tabStorage.subscribe, read, () => NOTHING);
}
