import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

// The key that the first script of the page reads, before anything is painted.
const KEY = 'theme';
const listeners = new Set<() => void>();

function isTheme(word: string | null): word is Theme {
  return word === 'light' || word === 'dark';
}

function read(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return isTheme(kept) ? kept : 'system';
  } catch {
    // Storage can be switched off; the page then follows the system.
    return 'system';
  }
}

function show(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export function setTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // As above: it then holds for this page only.
  }
  show(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // Another tab changed it.
  const changed = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    show(read());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
  };
}

/** The chosen theme. Prerendered pages say 'system' and learn the choice in the browser. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => 'system');
}
