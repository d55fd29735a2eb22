import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import { onOtherPerson } from '../lib/session.ts';
import { TONE_ICONS, type Tone } from './notice.tsx';

// Written here: the toasts of Base UI weigh as much as its dialogs and hide their close buttons from screen
// readers.

interface Said {
  id: number;
  text: string;
  tone: Tone;
  milliseconds: number;
}

interface How {
  tone?: Tone;
  /** How long it stays; 0 until it is closed. The time begins anew after pointing at it or focusing it. */
  milliseconds?: number;
}

/** More than these at once would be read by nobody. */
const MOST = 3;

let said: readonly Said[] = [];
let last = 0;
const listeners = new Set<() => void>();
const nothing: readonly Said[] = [];

function keep(next: readonly Said[]) {
  said = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function say(text: string, { tone = 'good', milliseconds = 6000 }: How = {}): number {
  last += 1;
  keep([...said, { id: last, text, tone, milliseconds }].slice(-MOST));
  return last;
}

function close(id: number) {
  keep(said.filter((notice) => notice.id !== id));
}

// What was told one person is not the next one's to read.
onOtherPerson(() => said.length > 0 && keep([]));

const notices = { say, close };

/** Says something over the page, such as that a thing was saved. */
export function useNotices() {
  return notices;
}

function Shown({ notice, paused, onClose }: { notice: Said; paused: boolean; onClose: () => void }) {
  const { id, text, tone, milliseconds } = notice;
  const Icon = TONE_ICONS[tone];
  useEffect(() => {
    if (paused || milliseconds === 0) return undefined;
    const timer = setTimeout(() => close(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, milliseconds, paused]);
  return (
    <div className={`note note--${tone}`}>
      <Icon className="ic" />
      <p className="note__t">{text}</p>
      <button className="note__x" type="button" aria-label="Close notice" onClick={onClose}>
        <X className="ic" />
      </button>
    </div>
  );
}

/** Stands once in the app. Bad news is read out at once, other news when there is a pause. */
export function NoticeRegion({ children }: { children?: ReactNode }) {
  const all = useSyncExternalStore(
    subscribe,
    () => said,
    () => nothing,
  );
  const [paused, setPaused] = useState(false);
  const list = (bad: boolean) =>
    all
      .filter((notice) => (notice.tone === 'bad') === bad)
      .map((notice) => (
        <Shown
          key={notice.id}
          notice={notice}
          paused={paused}
          onClose={() => {
            close(notice.id);
            // The pressed button goes with its notice and never tells that it lost the focus.
            setPaused(false);
          }}
        />
      ));
  return (
    <>
      {children}
      <section
        className="notices"
        aria-label="Notices"
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        <div aria-live="assertive">{list(true)}</div>
        <div aria-live="polite">{list(false)}</div>
      </section>
    </>
  );
}
