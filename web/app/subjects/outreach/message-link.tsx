import type { MessageKind } from '@careerscoop/contract/outreach';
import { Suspense, useState, type ReactNode } from 'react';
import { fetched } from '../../lib/fetched.tsx';
import { useSessionUser } from '../../lib/session.ts';

const MessageDialog = fetched(() => import('./message-dialog.tsx'));

/** Looks like the links beside it and opens a message to the team. */
export function MessageLink({ kind, children }: { kind: MessageKind; children: ReactNode }) {
  const [open, setOpen] = useState<boolean>();
  // What one person wrote and did not send is not there for the next.
  const who = useSessionUser()?.id;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Suspense fallback={null}>
        {open !== undefined && <MessageDialog key={who} kind={kind} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
