import { zodResolver } from '@hookform/resolvers/zod';
import { invitation } from '@careerscoop/contract/outreach';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useSessionUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NoticeRegion, useNotices } from '../../ui/notices.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useInvite } from './outreach.queries.ts';
import './message-dialog.css';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  emailLabel: 'Email' | "Friend's Email";
}

const EMPTY = { email: '', message: '' };
const NOT_SENT = 'The invitation could not be sent. Your words are kept: please try again later.';
const ENOUGH = 'That is all the invitations for today, thank you! Your words are kept: please try again tomorrow.';

/**
 * Asks a friend along by mail. Sent or not, it closes and says so in a notice; what was not sent is there again when it
 * opens.
 */
export default function InviteDialog({ open, onClose, emailLabel }: InviteDialogProps) {
  const form = useId();
  const signedIn = useSessionUser() !== null;
  const notices = useNotices();
  const send = useInvite();
  const { register, handleSubmit, reset, formState } = useForm({ resolver: zodResolver(invitation), defaultValues: EMPTY });

  function close() {
    reset(EMPTY);
    onClose();
  }

  const submit = handleSubmit((values) =>
    send.mutate(values, {
      onSuccess: () => {
        notices.say('Your invitation is on its way. Thank you!');
        close();
      },
      onError: ({ status }) => {
        notices.say(status === 429 ? ENOUGH : NOT_SENT, { tone: 'bad' });
        onClose();
      },
    }),
  );

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title="Help our Mission: Invite a Friend"
        description="We send one email, with your words in it if you like, and keep no list of friends."
        actions={
          <>
            <Button kind="line" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={send.isPending}>
              Send
            </Button>
          </>
        }
      >
        <form id={form} className="message-form" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={emailLabel}
            type="email"
            autoComplete="off"
            id={`${form}-email`}
            error={formState.errors.email?.message}
            {...register('email')}
          />
          <TextareaField
            label="Message"
            optional
            rows={4}
            id={`${form}-message`}
            error={formState.errors.message?.message}
            {...register('message')}
          />
        </form>
      </Dialog>
      {/* The page's own place for notices is there for those who are signed in. */}
      {!signedIn && <NoticeRegion />}
    </>
  );
}
