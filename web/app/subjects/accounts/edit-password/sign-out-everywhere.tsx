import { useId, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useLeave } from '../../../lib/use-leave.ts';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { useSignOutEverywhere } from '../passwords.queries.ts';
import './sign-out-everywhere.css';

/** Ends every session of the person, on other devices and here. Unlike logging out it waits for the server. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const heading = useId();
  const leave = useLeave();
  const signOut = useSignOutEverywhere();

  function end() {
    signOut.mutate(undefined, { onSuccess: () => leave(paths.signIn()), onError: () => setAsking(false) });
  }

  return (
    <Block room="vanilla" aria-labelledby={heading} className="everywhere">
      <h2 className="h3" id={heading}>
        Sign out everywhere
      </h2>
      <p>Lost your phone, or left a school computer signed in? End it all at once. You log in again after that.</p>
      {signOut.error && (
        <Notice tone="bad">
          {signOut.error.message} You are still signed in. <Reference of={signOut.error} />
        </Notice>
      )}
      <div>
        <Button kind="line" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        description="Every device is signed out, this one too. Nothing you saved is lost."
        yes="Sign out"
        no="Cancel"
        busy={signOut.isPending}
        onYes={end}
        onNo={() => setAsking(false)}
      />
    </Block>
  );
}
