import { Check, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Result } from '@careerscoop/contract/careers';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { Card } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { useUpdateResult } from '../careers.queries.ts';
import { hasPlanOrCode } from '../entitlement.ts';
import { SaveButton } from '../save-heart.tsx';
import { titleOf } from './detail-head.tsx';
import { WayConfirm } from './way-confirm.tsx';
import { WaysDialog } from './ways-dialog.tsx';
import './side-panel.css';

/** What can be done with a career: rate it, save it, book a talk, learn more, go back. */
export function SidePanel({ career, aiReport }: { career: Result; aiReport: string }) {
  const { id, score, booked } = career;
  const user = useSessionUser();
  const navigate = useNavigate();
  const notices = useNotices();
  const [ways, setWays] = useState<'learn' | 'more' | null>(null);
  const [booking, setBooking] = useState(false);
  const { mutate } = useUpdateResult({
    onRefused: (error) => notices.say(`Your rating was not kept. ${error.message}`, { tone: 'bad' }),
  });

  const ifEntitled = (act: () => void) => () => {
    if (hasPlanOrCode(user)) act();
    else void navigate(paths.pricing);
  };

  return (
    <Card as="section" className="act" aria-labelledby="act">
      <h2 className="h3" id="act">
        How does it sound?
      </h2>
      <Stars
        label={`Rate ${titleOf(career)}`}
        value={score}
        onValue={(next) => mutate({ id, score: next ?? 0, booked: false })}
      />
      <Button
        kind={booked ? 'line' : 'go'}
        className="act__go"
        aria-disabled={booked || undefined}
        onClick={() => !booked && ifEntitled(() => setBooking(true))()}
      >
        {booked && <Check className="ic" />}
        {booked ? 'Mentor booked' : 'Book a mentor'}
      </Button>
      <SaveButton career={career} kind="line" />
      <div className="act__row">
        <Button kind="soft" aria-haspopup="dialog" onClick={ifEntitled(() => setWays('learn'))}>
          Learn More
        </Button>
        <Button kind="soft" aria-haspopup="dialog" onClick={() => setWays('more')}>
          <Ellipsis className="ic" />
          More
        </Button>
      </div>
      <LinkButton kind="back" to={paths.recommendations} className="act__back">
        Back
      </LinkButton>
      <WaysDialog open={ways} career={career} aiReport={aiReport} onClose={() => setWays(null)} />
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
