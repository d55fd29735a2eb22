/**
 * Every name under which a tab keeps something of the person at it. All of it goes when they leave, or when somebody else
 * comes: a name that is not in this list cannot be kept.
 */
export const OF_THE_TAB = [
  'compare',
  'guardian_access',
  'pay',
  'person',
  'plan_notice',
  'school_wish',
  'session_request',
  'try_this',
  'wish',
  'zip',
] as const;

interface Kept<Key extends string> {
  getItem: (key: Key) => string | null;
  /** @returns false where the browser refuses: then it is kept here alone, while the page is open */
  setItem: (key: Key, text: string) => boolean;
  removeItem: (key: Key) => void;
  /** For what is shown of it; not told of changes in other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/** Browsers can be told to keep nothing of a site. They throw then, at every touch, and the page goes on without. */
function keptIn<Key extends string>(storage: () => Storage): Kept<Key> {
  const unkept = new Map<Key, string>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  function tried<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  }

  return {
    getItem: (key) => unkept.get(key) ?? tried((real) => real.getItem(key), null),
    setItem(key, text) {
      unkept.delete(key);
      const kept = tried((real) => {
        real.setItem(key, text);
        return true;
      }, false);
      if (!kept) unkept.set(key, text);
      changed();
      return kept;
    },
    removeItem(key) {
      unkept.delete(key);
      tried((real) => real.removeItem(key), undefined);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What outlives the tab: the session, and what was begun before one. */
export const browserStorage = keptIn<string>(() => localStorage);
export const tabStorage = keptIn<(typeof OF_THE_TAB)[number]>(() => sessionStorage);
