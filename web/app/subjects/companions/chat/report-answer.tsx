import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { reportTurn, type ChatThread } from './chat.queries.ts';

/** Tells a human of an answer that is wrong or harmful. */
export function ReportAnswer({ thread, turn }: { thread: ChatThread; turn: string }) {
  const notices = useNotices();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => reportTurn(thread, turn, reason),
    onSuccess: () => {
      close();
      notices.say('Thank you. A person will read this answer.');
    },
  });

  function close() {
    setOpen(false);
    setReason('');
    reset();
  }

  return (
    <>
      <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Flag className="ic" />
        Report this
      </button>
      <Dialog
        open={open}
        onClose={close}
        title="Report this answer"
        description="A person on our team reads this answer and the message before it, and looks at what went wrong."
        actions={
          <>
            <Button kind="line" onClick={close}>
              Cancel
            </Button>
            <Button busy={isPending} onClick={() => mutate()}>
              Report it
            </Button>
          </>
        }
      >
        <TextareaField
          label="What is wrong with it?"
          optional
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && <Notice tone="bad">{error.message}</Notice>}
      </Dialog>
    </>
  );
}
