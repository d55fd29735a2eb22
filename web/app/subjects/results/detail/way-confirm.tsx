import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Result } from '@careerscoop/contract/results';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { detailWords, type Way } from './detail-words.ts';
import { useNoReport } from './no-report.ts';
import { outlookUrl } from './outlook-url.ts';
import { useBooking } from './use-booking.ts';

interface WayConfirmProps {
  /** What was chosen, if something was. */
  way: Way | null;
  career: Result;
  aiReport: string;
  onBack: () => void;
  /** It has happened. */
  onDone: () => void;
}

/** Asks before a way is taken, takes it, and says what came of it. */
export function WayConfirm({ way, career, aiReport, onBack, onDone }: WayConfirmProps) {
  const navigate = useNavigate();
  const booking = useBooking(career);
  const noReport = useNoReport();
  const missing = way === 'report' && !aiReport;
  const used = way === 'mentor' && booking.state === 'open' ? booking.used : null;
  const asks = way !== null && !missing && used === null && booking.state !== 'booked' && booking.state !== 'refused';
  // Its words stay to be read while the question leaves.
  const [shown, setShown] = useState<Way>(way ?? 'outlook');
  if (way && way !== shown) setShown(way);
  const words = detailWords.confirm[shown];

  function take() {
    if (way === 'mentor') {
      booking.book();
      return;
    }
    onDone();
    if (way === 'outlook') window.open(outlookUrl(career), '_blank', 'noopener');
    if (way === 'report') window.open(aiReport, '_blank', 'noopener');
    if (way === 'buddy' && career.agent_id !== null) void navigate(paths.companion(career.agent_id, 'career-buddy'));
  }

  function end() {
    booking.reset();
    onDone();
  }

  function leave() {
    end();
    void navigate(paths.recommendations);
  }

  return (
    <>
      <ConfirmDialog
        open={asks}
        title={words.title}
        description={words.text}
        no="Back"
        yes="Okay"
        busy={booking.state === 'asking'}
        onYes={take}
        onNo={onBack}
      >
        {words.note && <p>{words.note}</p>}
      </ConfirmDialog>
      <Dialog
        open={missing}
        onClose={onBack}
        title={noReport.title}
        description={noReport.text}
        actions={<Button onClick={onBack}>Okay</Button>}
      />
      <Dialog
        open={booking.state === 'booked'}
        onClose={leave}
        title="It is booked"
        description={detailWords.booked}
        actions={<Button onClick={leave}>Okay</Button>}
      />
      <Dialog
        open={used !== null || booking.state === 'refused'}
        onClose={end}
        title={TITLES[used === null ? (booking.missing ?? 'other') : 'month']}
        description={used ?? booking.refusal}
        actions={
          <>
            <Button kind="line" onClick={end}>
              Back
            </Button>
            {used === null && booking.missing === 'parent' && <LinkButton to={paths.profileConsent}>See where it stands</LinkButton>}
            {used === null && booking.missing === 'plan' && <Button onClick={booking.lookAtPlans}>See the plans</Button>}
          </>
        }
      />
    </>
  );
}

const TITLES = {
  parent: 'This waits for your parent',
  plan: 'This could not be booked',
  month: 'No talk left this month',
  other: 'This could not be booked',
} as const;
