import type { MentorSession } from '@careerscoop/contract/mentoring';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useTalk } from './use-talk.ts';

/** The student did not come. It is written down, so it is asked once more. */
export function NoShow({ session }: { session: MentorSession }) {
  const [open, setOpen] = useState(false);
  const { press, pending } = useTalk(session);
  const close = () => setOpen(false);
  const words = `${session.student} did not come`;
  return (
    <>
      <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={open}
        title={`${words}?`}
        description={`We write it down, and ${session.student} is told. If they are only late, the door stays open until the half hour is over.`}
        yes="Yes, note it"
        no="Still waiting"
        busy={pending === 'no_show'}
        onYes={() => press('no_show', close)}
        onNo={close}
      />
    </>
  );
}
