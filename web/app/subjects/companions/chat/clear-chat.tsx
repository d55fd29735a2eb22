import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface ClearChatProps {
  /** Who it is with. */
  name: string;
  onClear: () => Promise<void>;
  /** The id of what says which one it is, where there are several. */
  describedBy?: string;
}

/** Deletes a conversation, after a question. */
export function ClearChat({ name, onClear, describedBy }: ClearChatProps) {
  const [state, setState] = useState<'shut' | 'asks' | 'busy' | 'failed'>('shut');
  function clear() {
    setState('busy');
    onClear().then(
      () => setState('shut'),
      () => setState('failed'),
    );
  }
  return (
    <>
      <button type="button" className="quiet" aria-haspopup="dialog" aria-describedby={describedBy} onClick={() => setState('asks')}>
        Clear Messages
      </button>
      <ConfirmDialog
        open={state !== 'shut'}
        title="Clear this chat?"
        description={`What you and ${name} wrote here is deleted for good. Plans that you kept stay.`}
        no="Keep it"
        yes="Yes, clear it"
        busy={state === 'busy'}
        onYes={clear}
        onNo={() => setState('shut')}
      >
        {state === 'failed' && <Notice tone="bad">The chat was not cleared. Try again in a moment.</Notice>}
      </ConfirmDialog>
    </>
  );
}
