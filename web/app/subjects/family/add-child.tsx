import type { ReactNode } from 'react';
import { useSessionUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useSendOwnLink } from './family.queries.ts';

/** How a child comes into the family: by the link that went to the parent, opened while they are signed in. */
export function AddChild({ first, younger }: { first: boolean; younger: ReactNode }) {
  const user = useSessionUser();
  const send = useSendOwnLink();
  return (
    <section className="card family-add" aria-labelledby="add-child">
      <div className="family-add__t">
        <h2 className="h3" id="add-child">
          {first ? 'Add your child' : 'Add another child'}
        </h2>
        <p>
          Your child asks you from their own profile, by your email or phone. Open the link of our message here, while you are signed in,
          and choose “Add to my family”. We tell the child and any other parent that you joined.
        </p>
        {send.data ? (
          <Notice tone="good">
            {send.data.detail} It goes to {user?.email}.
          </Notice>
        ) : (
          <p>
            <Button kind="line" size="small" busy={send.isPending} onClick={() => user && send.mutate(user.email)}>
              Send me a fresh link
            </Button>
          </p>
        )}
        {send.error && (
          <Notice tone="bad">
            {send.error.messages.join(' ')} <Reference of={send.error} />
          </Notice>
        )}
      </div>
      <div className="family-add__y">
        <p>
          <b>Under 13?</b> CareerScoop is not open for them yet. When it is, a parent opens the account from this page and decides about
          everything in it, before the child begins.
        </p>
        {younger}
      </div>
    </section>
  );
}
