import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ReportReason } from './report-reason.ts';

interface ReportDialogProps {
  open: boolean;
  reason: ReportReason;
  address: string;
  onClose: () => void;
}

/** Why the report is locked in the menu, and the way to it. */
export default function ReportDialog({ open, reason, address, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="AI Insights Report"
      description={reason.whole}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            Close
          </Button>
          {reason.next === 'open' && (
            <a className={buttonClass({})} href={address} target="_blank" rel="noopener" onClick={onClose}>
              Open my report
            </a>
          )}
          {reason.next === 'assessment' && (
            <Link className={buttonClass({})} to={paths.scenario(0)} onClick={onClose}>
              Start Test Now
            </Link>
          )}
          {reason.next === 'plans' && (
            <Link className={buttonClass({})} to={paths.pricing} onClick={onClose}>
              See the plans
            </Link>
          )}
        </>
      }
    />
  );
}
