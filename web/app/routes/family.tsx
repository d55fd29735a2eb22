import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { fetched } from '../lib/fetched.tsx';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { FamilyPage } from '../subjects/family/family-page.tsx';
import { plansQuery } from '../subjects/plans/plans.queries.ts';

const MessageDialog = fetched(() => import('../subjects/outreach/message-dialog.tsx'));

export const meta = () => privateMeta('Your family');

export default function Family() {
  return (
    <RequireSignIn>
      <main id="main" tabIndex={-1} className="wrap family-page">
        <OwnFamily />
      </main>
    </RequireSignIn>
  );
}

function OwnFamily() {
  const { data: plans } = useQuery(plansQuery);
  return <FamilyPage plans={plans} younger={<TellMe />} />;
}

/** A message to the team, who tell parents of younger children when they can come. */
function TellMe() {
  const [open, setOpen] = useState<boolean>();
  return (
    <p>
      <button className="kid__l" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ask us to tell you
      </button>
      <Suspense fallback={null}>
        {open !== undefined && <MessageDialog kind="contact" open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </p>
  );
}
