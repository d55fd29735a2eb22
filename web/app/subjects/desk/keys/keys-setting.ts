import { useSyncExternalStore } from 'react';

const KEPT = 'desk_keys';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const keysOn = () => localStorage.getItem(KEPT) !== 'off';

/** Whether letters act at the desk: some people's tools send letters on their own, so they can be switched off. */
export const useKeysOn = () => useSyncExternalStore(subscribe, keysOn, () => true);

export function switchKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, 'off');
  for (const listener of listeners) listener();
}
