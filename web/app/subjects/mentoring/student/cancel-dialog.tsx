import { useState } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { useCancelSession } from '../session.queries.ts';

interface CancelDialogProps {
  session: MentorSession;
  /** A minor's parent is told. */
  isMinor: boolean;
  open: boolean;
  onClose: () => void;
}

/** Asks before a session is called off, and says what it costs. */
export function CancelDialog({ session, isMinor, open, onClose }: CancelDialogProps) {
  const { mentor_name, starts_at, asked_this_month } = session;
  const month = asked_this_month ? 'this month' : 'the month in which you asked';
  const [reason, setReason] = useState('');
  const notices = useNotices();
  const cancel = useCancelSession(session);
  const what = starts_at ? 'session' : 'request';
  const told = [starts_at && mentor_name, isMinor && 'your parent'].filter(Boolean).join(' and ');

  function close() {
    cancel.reset();
    onClose();
  }

  function callOff() {
    cancel.mutate(reason, {
      onSuccess: ({ counted }) => {
        close();
        notices.say(`It is cancelled. It ${counted ? 'counts' : 'does not count'} for ${month}.`);
      },
    });
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Cancel this ${what}?`}
      description={[costs(session), told && `We tell ${told} at once.`].filter(Boolean).join(' ')}
      yes={cancel.isPending ? 'Cancelling…' : 'Cancel it'}
      no="Keep it"
      busy={cancel.isPending}
      onYes={callOff}
      onNo={close}
    >
      <TextareaField
        label="Why?"
        optional
        hint="Only our team reads this."
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={cancel.error?.fields['reason']?.[0]}
      />
      {cancel.error && !cancel.error.fields['reason'] && (
        <Notice tone="bad">
          {cancel.error.message} <Reference of={cancel.error} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

function costs({ counts_if_cancelled: counts, asked_this_month }: MentorSession): string {
  if (counts) {
    const whose = asked_this_month ? 'this month’s session' : 'the session of the month in which you asked';
    return `It begins in less than a day, so it uses up ${whose} all the same.`;
  }
  return asked_this_month
    ? 'It costs you nothing: this month’s session comes back to you.'
    : 'It does not count, but the month in which you asked is over: it does not come back.';
}
