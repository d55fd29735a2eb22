import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';

import { TONE_ICONS, type Tone } from './notice.tsx';

interface Said {
  tone?: Tone;
  /** How long it stays; 0 until it is closed. It waits while it is pointed at or focused. */
  milliseconds?: number;
}

/** Says something over the page, such as that a thing was saved. */
export function useNotices() {
  const { add, close } = Toast.useToastManager();
  return useMemo(
    () => ({
      say: (text: string, { tone = 'good', milliseconds = 6000 }: Said = {}) =>
        add({ title: text, type: tone, timeout: milliseconds, priority: tone === 'bad' ? 'high' : 'low' }),
      close,
    }),
    [add, close],
  );
}

function Shown() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const tone = (toast.type ?? 'info') as Tone;
    const Icon = TONE_ICONS[tone];
    return (
      <Toast.Root key={toast.id} toast={toast} className={`note note--${tone}`}>
        <Icon className="ic" />
        <Toast.Title className="note__t" render={<p />} />
        <Toast.Close className="note__x" aria-label="Close notice">
          <X className="ic" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}

/** Goes once round the app; F6 leads to the notices. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="notices" aria-label="Notices">
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
