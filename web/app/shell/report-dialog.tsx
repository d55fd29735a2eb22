import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { BACK_LEADS_THERE, useWishing } from '../lib/use-wishing.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ReportReason } from './report-reason.ts';

interface ReportDialogProps {
  open: boolean;
  reason: ReportReason;
  onClose: () => void;
}

/** Why the report is locked in the menu, and the way to it. */
export default function ReportDialog({ open, reason, onClose }: ReportDialogProps) {
  const { keep } = useWishing();
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
          {reason.next === 'assessment' && (
            <Link className={buttonClass({})} to={paths.scenario(0)} onClick={onClose}>
              Start Test Now
            </Link>
          )}
          {reason.next === 'strengths' && (
            <Link className={buttonClass({})} to={paths.strengths} onClick={onClose}>
              Go to Strengths
            </Link>
          )}
          {reason.next === 'plans' && (
            <Link
              className={buttonClass({})}
              to={paths.pricing}
              state={BACK_LEADS_THERE}
              onClick={() => {
                keep({ kind: 'ai_report' });
                onClose();
              }}
            >
              See the plans
            </Link>
          )}
        </>
      }
    />
  );
}
