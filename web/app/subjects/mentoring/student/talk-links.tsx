import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../../lib/paths.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';

interface TalkLinksProps {
  session: MentorSession;
  isMinor: boolean;
  onMove?: () => void;
}

/** What can be done with a session beside its main step: the server says what of it there is. */
export function TalkLinks({ session, isMinor, onMove }: TalkLinksProps) {
  const { id, may, starts_at, mentor_name } = session;
  const [open, setOpen] = useState<'cancel' | 'no_show' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="meet__links">
      {onMove && may.includes('move') && (
        <button type="button" className="meet__link" aria-haspopup="dialog" onClick={onMove}>
          Move it
        </button>
      )}
      {may.includes('cancel') && (
        <button type="button" className="meet__link" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
          {starts_at ? 'Cancel it' : 'Cancel the request'}
        </button>
      )}
      {may.includes('no_show') && (
        <button type="button" className="meet__link" aria-haspopup="dialog" onClick={() => setOpen('no_show')}>
          {mentor_name ?? 'My mentor'} did not come
        </button>
      )}
      {may.includes('report') && (
        <Link className="meet__link" to={paths.reportSession(id)}>
          <Flag className="ic" />
          Something is wrong
        </Link>
      )}
      <CancelDialog session={session} isMinor={isMinor} open={open === 'cancel'} onClose={close} />
      <NoShowDialog session={session} open={open === 'no_show'} onClose={close} />
    </div>
  );
}
