import type { Role } from '@careerscoop/contract/accounts';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../../lib/paths.ts';
import { weekdayInWords } from '../../../lib/time-in-words.ts';
import { Card } from '../../../ui/block.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { otherOf } from '../report/report-form.tsx';
import './feedback-to-write.css';

interface FeedbackToWriteProps {
  sessions: readonly MentorSession[];
  role: Role;
}

/** The talks that wait for the reader's own words; nothing where none does. */
export function FeedbackToWrite({ sessions, role }: FeedbackToWriteProps) {
  const open = sessions.filter(({ may }) => may.includes('feedback'));
  if (open.length === 0) return null;
  return (
    <Card as="section" className="to-write" aria-labelledby="to-write">
      <h2 className="h3" id="to-write">
        Your words are missing
      </h2>
      <p>It takes two minutes. You each read what the other wrote once both have written, or after 7 days.</p>
      <ul className="to-write__l">
        {open.map((session) => (
          <li key={session.id}>
            <p>
              <b>{session.topic ?? 'Your talk'}</b>
              {session.datetime && <span className="soft"> {weekdayInWords(session.datetime)}</span>}
            </p>
            <LinkButton kind="go" size="small" to={paths.writeFeedback(session.id)}>
              Write to {otherOf(session, role)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
