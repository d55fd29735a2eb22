import type { MessageKind } from '@careerscoop/contract/outreach';
import { Suspense, useState, type ReactNode } from 'react';
import { fetched } from '../../lib/fetched.tsx';

const MessageDialog = fetched(() => import('./message-dialog.tsx'));

/** Looks like the links beside it and opens a message to the team. */
export function MessageLink({ kind, children }: { kind: MessageKind; children: ReactNode }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Suspense fallback={null}>{open !== undefined && <MessageDialog kind={kind} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
