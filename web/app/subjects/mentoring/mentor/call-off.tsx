import type { MentorSession } from '@careerscoop/contract/mentoring';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { useCallOff } from '../mentor.queries.ts';

const WORDS = {
  held: {
    button: 'I cannot',
    title: (student: string) => `No time for ${student}?`,
    text: (student: string) => `A no is fine. We find somebody else, and ${student} hears only that.`,
    yes: 'I cannot',
    said: (student: string) => `That is fine. We find somebody else for ${student}.`,
  },
  booked: {
    button: 'Cannot make it',
    title: (student: string) => `Call off the talk with ${student}?`,
    text: (student: string) => `${student} is told at once, and so is a parent of a minor. It costs ${student} nothing.`,
    yes: 'Call it off',
    said: (student: string) => `It is called off. ${student} knows.`,
  },
};

/** The mentor cannot make it: one question, and whom it concerns is told. */
export function CallOff({ session }: { session: MentorSession }) {
  const { student, state } = session;
  const words = WORDS[state === 'held' ? 'held' : 'booked'];
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const off = useCallOff();
  const { say } = useNotices();

  function close() {
    setOpen(false);
    off.reset();
  }

  return (
    <>
      <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        open={open}
        title={words.title(student)}
        description={words.text(student)}
        yes={off.isPending ? 'One moment…' : words.yes}
        no="Keep it"
        busy={off.isPending}
        onNo={close}
        onYes={() => off.mutate({ session, reason }, { onSuccess: () => [close(), say(words.said(student))] })}
      >
        <TextareaField
          label="Why?"
          optional
          hint="Only our team reads this."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={off.error?.fields['reason']?.[0]}
        />
        {off.error && !off.error.fields['reason'] && (
          <Notice tone="bad">
            {off.error.message} <Reference of={off.error} />
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
