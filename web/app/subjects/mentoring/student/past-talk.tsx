import { useId } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../../lib/paths.ts';
import { timeInWords, weekdayInWords } from '../../../lib/time-in-words.ts';
import { Card } from '../../../ui/block.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AboutMentor } from './about-mentor.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkLinks } from './talk-links.tsx';

/** A session that was: when, and what the student can still say about it. */
export function PastTalk({ session, isMinor }: { session: MentorSession; isMinor: boolean }) {
  const title = useId();
  const { id, datetime, may, mentor_name, feedback_given } = session;
  return (
    <Card as="li" className="meet meet--past" aria-labelledby={title}>
      <TalkHead session={session} id={title} />
      <p>
        {datetime ? (
          <time dateTime={datetime}>
            {weekdayInWords(datetime)}, {timeInWords(datetime)}
          </time>
        ) : (
          'No date was kept.'
        )}
      </p>
      {may.includes('feedback') && (
        <div className="row">
          <LinkButton kind="go" size="small" to={paths.writeFeedback(id)}>
            Write to {mentor_name ?? 'your mentor'}
          </LinkButton>
        </div>
      )}
      {feedback_given && <p className="small soft">You wrote to {mentor_name ?? 'your mentor'}. Thank you.</p>}
      <AboutMentor session={session} />
      <TalkLinks session={session} isMinor={isMinor} />
    </Card>
  );
}
