import { Check, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { needsPlan } from '../../../lib/lock-of.ts';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useGranted } from '../../../lib/use-granted.ts';
import { useWishing } from '../../../lib/use-wishing.ts';
import { Card } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { useUpdateResult } from '../results.queries.ts';
import { SaveButton } from '../save-heart.tsx';
import { titleOf } from './detail-head.tsx';
import type { BuddyClosed } from './detail-words.ts';
import { WayConfirm } from './way-confirm.tsx';
import { WaysDialog } from './ways-dialog.tsx';
import './side-panel.css';

interface SidePanelProps {
  career: Result;
  aiReport: string;
  buddyClosed: BuddyClosed | null;
}

/** What can be done with a career: rate it, book a talk, save it, take another way on, go back. */
export function SidePanel({ career, aiReport, buddyClosed }: SidePanelProps) {
  const { id, score, booked } = career;
  const user = useSessionUser();
  const { toPlans } = useWishing();
  const notices = useNotices();
  const [more, setMore] = useState(false);
  const [booking, setBooking] = useState(false);
  useGranted('book', id, () => setBooking(true));
  const { mutate } = useUpdateResult({
    onRefused: (error) => notices.say(`Your rating was not kept. ${error.message}`, { tone: 'bad' }),
  });

  function book() {
    if (booked) return;
    if (needsPlan(user, 'sessions')) toPlans({ kind: 'book', title: titleOf(career), result_id: id });
    else setBooking(true);
  }

  return (
    <Card as="section" className="act" aria-labelledby="act">
      <h2 className="h3" id="act">
        How does it sound?
      </h2>
      <Stars label={`Rate ${titleOf(career)}`} value={score} onValue={(next) => mutate({ id, score: next ?? 0, booked: false })} />
      <Button kind={booked ? 'line' : 'go'} className="act__go" aria-disabled={booked || undefined} onClick={book}>
        {booked && <Check className="ic" />}
        {booked ? 'Mentor booked' : 'Book a mentor'}
      </Button>
      <SaveButton career={career} kind="line" />
      <Button kind="soft" className="act__more" aria-haspopup="dialog" onClick={() => setMore(true)}>
        <Ellipsis className="ic" />
        More
      </Button>
      <LinkButton kind="back" to={paths.recommendations} className="act__back">
        Back
      </LinkButton>
      <WaysDialog
        open={more ? 'more' : null}
        career={career}
        aiReport={aiReport}
        buddyClosed={buddyClosed}
        onClose={() => setMore(false)}
      />
      <WayConfirm
        way={booking ? 'mentor' : null}
        career={career}
        aiReport={aiReport}
        onBack={() => setBooking(false)}
        onDone={() => setBooking(false)}
      />
    </Card>
  );
}
