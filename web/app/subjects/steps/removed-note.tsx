import { Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { type Removed, useRestore } from './steps.queries.ts';

const MOST = 60;

/** As much of a long step as tells it from others. */
const shortened = (name: string) => (name.length > MOST ? `${name.slice(0, MOST).replace(/\s+\S*$/, '')}…` : name);

/** What was just taken out, and the way to have it back. It stays until it is closed. */
export function RemovedNote({ removed, onClose }: { removed: Removed; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const restore = useRestore();
  const notices = useNotices();

  // The row went with its focus: the way back is the next thing somebody may want.
  useEffect(() => box.current?.querySelector('button')?.focus(), []);

  function undo() {
    restore.mutate(removed, {
      onSuccess: onClose,
      onError: ({ message }) => notices.say(`This was not put back. ${message}`, { tone: 'bad' }),
    });
  }
  return (
    <div className="ns__gone" role="status" ref={box}>
      <p>
        <b>Taken out:</b> {shortened(removed.name)}
      </p>
      <Button kind="soft" size="small" busy={restore.isPending} onClick={undo}>
        <Undo2 className="ic" /> Undo
      </Button>
      <button type="button" className="note__x" aria-label="Close" onClick={onClose}>
        <X className="ic" />
      </button>
    </div>
  );
}
