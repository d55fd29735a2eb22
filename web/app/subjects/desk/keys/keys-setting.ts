import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../lib/storage.ts';

const KEPT = 'desk_keys';

export const keysOn = () => browserStorage.getItem(KEPT) !== 'off';

/** Whether letters act at the desk: some people's tools send letters on their own, so they can be switched off. */
export const useKeysOn = () => useSyncExternalStore(browserStorage.subscribe, keysOn, () => true);

export function switchKeys(on: boolean): void {
  if (on) browserStorage.removeItem(KEPT);
  else browserStorage.setItem(KEPT, 'off');
}
