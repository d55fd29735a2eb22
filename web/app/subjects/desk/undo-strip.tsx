import { useEffect, useSyncExternalStore } from 'react';
import { onOtherPerson } from '../../lib/session.ts';
import { DeskButton } from './desk-button.tsx';

interface Undo {
  text: string;
  undo: () => void;
}

const OPEN_MS = 10_000;

let offered: Undo | null = null;
const listeners = new Set<() => void>();

/** Offers to take a step back, for ten seconds or until the next one: said in a strip at the foot of the desk, pressed with U. */
export function offerUndo(undo: Undo | null): void {
  offered = undo;
  for (const listener of listeners) listener();
}

// A step of one person is not the next one's to take back.
onOtherPerson(() => offered && offerUndo(null));

/** Where the offer stands; once, in the frame of the desk. */
export function UndoStrip() {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => offered,
    () => null,
  );
  useEffect(() => {
    if (!now) return undefined;
    const timer = setTimeout(() => offerUndo(null), OPEN_MS);
    return () => clearTimeout(timer);
  }, [now]);
  // Its time runs here alone: an offer that outlives the strip would stand for ever.
  useEffect(() => () => offerUndo(null), []);
  return (
    <div className="desk-undo" role="status">
      {now && (
        <>
          <span>{now.text}</span>
          <DeskButton
            shortcut="U"
            onClick={() => {
              offerUndo(null);
              now.undo();
            }}
          >
            Undo
          </DeskButton>
        </>
      )}
    </div>
  );
}
