import { useId, useState } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { yourTime } from '../../../lib/time-in-words.ts';
import { Card } from '../../../ui/block.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { AboutMentor } from './about-mentor.tsx';
import { ChooseTime } from '../choose-time.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkLinks } from './talk-links.tsx';

/** A mentor has taken it: the student chooses one of their free times. */
export function ChooseTalk({ session, isMinor }: { session: MentorSession; isMinor: boolean }) {
  const title = useId();
  const why = useId();
  const notices = useNotices();
  const [none, setNone] = useState(false);
  const name = session.mentor_name ?? 'your mentor';
  return (
    <Card as="li" className="meet" aria-labelledby={title}>
      <TalkHead session={session} id={title} size="h2" />
      <AboutMentor session={session} />
      <ChooseTime
        session={session}
        choice="book"
        onDone={({ starts_at }) => {
          const when = starts_at ? ` for ${yourTime(starts_at)}` : '';
          notices.say(`Booked${when}. ${isMinor ? `${name} and your parent know.` : `${name} knows.`}`);
        }}
        otherwise={
          <button type="button" className="more__b" aria-expanded={none} aria-controls={why} onClick={() => setNone(!none)}>
            None of these works
          </button>
        }
      />
      <p id={why} hidden={!none}>
        {name} opens new times every week, so look again in a day or two. Or cancel this request, and say in a new one which days suit you:
        then we look for somebody else.
      </p>
      <TalkLinks session={session} isMinor={isMinor} />
    </Card>
  );
}
