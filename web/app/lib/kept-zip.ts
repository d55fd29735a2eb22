import { tabStorage } from './storage.ts';

const KEY = 'zip';

/** The ZIP code that was typed last in this tab, so that nobody types it on every page; gone with the tab and with logging out. */
export const keptZip = {
  read: () => tabStorage.getItem(KEY) ?? undefined,
  keep(zip: string): void {
    tabStorage.setItem(KEY, zip);
  },
};
