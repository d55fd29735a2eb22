import { type FormEvent, useId, useState } from 'react';
import { dayInWords } from '../../lib/day-in-words.ts';
import { paths } from '../../lib/paths.ts';
import { useLeave } from '../../lib/use-leave.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDeleteAccount } from './profile.queries.ts';

/** Asks for the password and says what happens; then, signed out, until when it can be taken back. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  const form = useId();
  const leave = useLeave();
  const remove = useDeleteAccount();
  const day = remove.data && dayInWords(remove.data.deletion_on);

  function send(event: FormEvent) {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '' && !remove.isPending) remove.mutate(password);
  }
  function close() {
    if (!day) {
      setPassword('');
      setEmpty(false);
      remove.reset();
      onClose();
      return;
    }
    leave(paths.home);
  }

  if (day) {
    return (
      <Dialog open={open} onClose={close} title="Your account will be deleted" actions={<Button onClick={close}>OK</Button>}>
        <p>
          On <b>{day}</b> everything we hold about you is erased. You are signed out on every device now. Changed your mind? Sign in before
          that day. We sent you a mail that says the same.
        </p>
      </Dialog>
    );
  }
  const refused = remove.error?.fields['password']?.[0];
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      description="Your profile, photo, answers, careers and messages are erased 30 days from now. Until then you can sign in and keep it all, but talks that are planned are cancelled at once."
      actions={
        <>
          <Button kind="line" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={remove.isPending}>
            {remove.isPending ? 'Working…' : 'Delete my account'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate method="post" onSubmit={send}>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={empty ? 'Please enter your password.' : refused}
        />
        {remove.error && !refused && (
          <Notice tone="bad">
            {remove.error.message} <Reference of={remove.error} />
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
