import { tabStorage } from '../../lib/storage.ts';

const KEY = 'pay';

/** What a tab keeps of a link to pay, so that the way to the checkout and back finds it: never longer than the tab is open. */
export interface KeptPay {
  token: string;
  payer_email?: string;
}

export const keptPay = {
  read(): KeptPay | null {
    try {
      const kept: unknown = JSON.parse(tabStorage.getItem(KEY) ?? 'null');
      return typeof kept === 'object' && kept !== null && 'token' in kept ? (kept as KeptPay) : null;
    } catch {
      return null;
    }
  },
  keep(pay: KeptPay): void {
    tabStorage.setItem(KEY, JSON.stringify(pay));
  },
};
