import { Check, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'info' | 'good' | 'bad';

export const TONE_ICONS = { info: Info, good: Check, bad: TriangleAlert } as const;

interface NoticeProps {
  tone?: Tone;
  children: ReactNode;
  /** Read out when it appears: at once if it is bad, else when there is a pause. */
  live?: boolean;
  onClose?: () => void;
}

/** A notice in the page. It stays until it is closed or no longer true. */
export function Notice({ tone = 'info', children, live = true, onClose }: NoticeProps) {
  const Icon = TONE_ICONS[tone];
  const role = !live ? undefined : tone === 'bad' ? 'alert' : 'status';
  return (
    <div className={`note note--${tone}`} role={role}>
      <Icon className="ic" />
      <div className="note__t">{children}</div>
      {onClose && (
        <button className="note__x" type="button" aria-label="Close notice" onClick={onClose}>
          <X className="ic" />
        </button>
      )}
    </div>
  );
}
