import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useCloseReport } from './report.queries.ts';

/** An address that nobody closed opens by itself with the next plan that has the report: who gave it away may not want that. */
export function WaitingAddress() {
  const notices = useNotices();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useCloseReport();
  const close = () => mutate(undefined, { onSuccess: () => notices.say('The address is closed.'), onSettled: () => setAsked(false) });
  return (
    <>
      <p className="small">Its address waits, and opens with a plan that has it.</p>
      <Button kind="line" size="small" onClick={() => setAsked(true)}>
        Close the address
      </Button>
      {error && (
        <Notice tone="bad">
          {error.message} <Reference of={error} />
        </Notice>
      )}
      <ConfirmDialog
        open={asked}
        title="Close the address?"
        description="It opens nothing any more, also with a plan. With a plan that has the report you can make a new one."
        yes="Close it"
        no="Back"
        busy={isPending}
        onYes={close}
        onNo={() => setAsked(false)}
      />
    </>
  );
}
