import { Suspense } from 'react';
import { fetched } from '../../lib/fetched.tsx';
import { useInviting } from '../../lib/use-inviting.ts';
import { Button } from '../../ui/button.tsx';
import './invite-block.css';

/** The start page's way to bring somebody along. */
export function InviteBlock() {
  return (
    <section className="wrap home-part bring needs-script" aria-labelledby="bring">
      <div>
        <h2 className="h2" id="bring">
          Know somebody who is not sure yet?
        </h2>
        <p className="lead soft">Send them thirteen minutes. You write a line, we send one email.</p>
      </div>
      <InviteButton />
    </section>
  );
}

const InviteDialog = fetched(() => import('./invite-dialog.tsx'));

/** Opens the invitation from the start page. */
function InviteButton() {
  const inviting = useInviting();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={inviting.show}>
        Invite a friend
      </Button>
      <Suspense fallback={null}>
        {inviting.wanted && <InviteDialog open={inviting.open} onClose={inviting.close} emailLabel="Email" />}
      </Suspense>
    </>
  );
}
