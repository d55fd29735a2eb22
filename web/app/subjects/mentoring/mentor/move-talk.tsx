import type { MentorSession } from '@careerscoop/contract/mentoring';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { ChooseTime } from '../choose-time.tsx';

/** The mentor moves a booked talk to another free half hour of theirs. */
export function MoveTalk({ session, zone }: { session: MentorSession; zone: string }) {
  const [open, setOpen] = useState(false);
  const { say } = useNotices();
  const { student } = session;
  return (
    <>
      <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Another time
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Move the talk with ${student}`} wide>
        <ChooseTime
          session={session}
          choice="move"
          own={{ zone }}
          onDone={() => {
            setOpen(false);
            say(`It is moved. ${student} knows.`);
          }}
        />
      </Dialog>
    </>
  );
}
