import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useLeaveChild } from './family.queries.ts';

/** Takes a child out of this account's family. Answers and accounts stay as they are. */
export function LeaveFamily({ child, first_name }: { child: number; first_name: string }) {
  const [sure, setSure] = useState(false);
  const navigate = useNavigate();
  const leave = useLeaveChild(child);
  return (
    <>
      <p>You no longer see {first_name} here. What you said yes or no to stays, and a fresh link brings you back.</p>
      {leave.error && (
        <Notice tone="bad">
          {leave.error.message} <Reference of={leave.error} />
        </Notice>
      )}
      <div>
        <Button kind="line" onClick={() => setSure(true)}>
          Take {first_name} out
        </Button>
      </div>
      <ConfirmDialog
        open={sure}
        title={`Take ${first_name} out of your family?`}
        description={`We tell ${first_name}. Nothing is deleted.`}
        yes="Yes, take out"
        no="Cancel"
        busy={leave.isPending}
        onYes={() => leave.mutate(undefined, { onSuccess: () => void navigate(paths.family), onSettled: () => setSure(false) })}
        onNo={() => setSure(false)}
      />
    </>
  );
}
