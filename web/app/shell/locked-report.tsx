import { useQuery } from '@tanstack/react-query';
import { FileText, Lock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetched } from '../lib/fetched.tsx';
import type { SessionUser } from '../lib/session.ts';
import { OutsideLink } from '../ui/outside-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { profileQuery } from '../lib/profile-query.ts';
import { reportReason } from './report-reason.ts';

const ReportDialog = fetched(() => import('./report-dialog.tsx'));

/**
 * The AI Insights Report in the profile's menu. It is no screen of the profile: who has one opens it by its own address; for
 * the others it is locked, with its reason under it and told in full when pressed.
 */
export function LockedReport({ user }: { user: SessionUser }) {
  const { data } = useQuery(profileQuery);
  const [open, setOpen] = useState<boolean>();
  const address = data?.ai_report ?? '';
  const reason = reportReason(user, address, data?.assessment_taken ?? false);
  if (address) {
    return (
      <OutsideLink className="pmenu__i" href={address}>
        <FileText className="ic" />
        <span>
          AI Insights Report
          <small>{reason.short}</small>
        </span>
      </OutsideLink>
    );
  }
  const Sign = data ? Lock : FileText;
  return (
    <>
      <button className="pmenu__i pmenu__i--locked" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sign className="ic" />
        <span>
          AI Insights Report
          {/* Its room is kept until the profile is there, so that nothing jumps. */}
          <small>
            {data && <VisuallyHidden>Locked. </VisuallyHidden>}
            {data ? reason.short : '\u00a0'}
          </small>
        </span>
      </button>
      <Suspense fallback={null}>
        {open !== undefined && <ReportDialog open={open} reason={reason} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
