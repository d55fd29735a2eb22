import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetched } from '../lib/fetched.tsx';
import type { SessionUser } from '../lib/session.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { profileQuery } from '../subjects/profile/profile.queries.ts';
import { reportReason } from './report-reason.ts';

const ReportDialog = fetched(() => import('./report-dialog.tsx'));

/** The AI Insights Report in the profile's menu: locked, with its reason under it and told in full when pressed. */
export function LockedReport({ user }: { user: SessionUser }) {
  const { data } = useQuery(profileQuery);
  const [open, setOpen] = useState<boolean>();
  const address = data?.ai_report ?? '';
  const reason = reportReason(user, address);
  return (
    <>
      <button className="pmenu__i pmenu__i--locked" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Lock className="ic" />
        <span>
          AI Insights Report
          {/* Its room is kept until the profile is there, so that nothing jumps. */}
          <small>
            <VisuallyHidden>Locked. </VisuallyHidden>
            {data ? reason.short : '\u00a0'}
          </small>
        </span>
      </button>
      <Suspense fallback={null}>
        {open !== undefined && <ReportDialog open={open} reason={reason} address={address} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
