import { Suspense, useState } from 'react';
import { fetched } from '../../lib/fetched.tsx';
import { Button } from '../../ui/button.tsx';

const InviteDialog = fetched(() => import('./invite-dialog.tsx'));

/** Opens the invitation from the start page. */
export function InviteButton() {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Invite a friend
      </Button>
      <Suspense fallback={null}>
        {open !== undefined && <InviteDialog open={open} onClose={() => setOpen(false)} emailLabel="Email" />}
      </Suspense>
    </>
  );
}
