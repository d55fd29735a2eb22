import type { DeskMentorDetail } from '@careerscoop/contract/desk-mentors';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { Panel } from '../desk-page.tsx';
import { momentInWords, SESSION_WORDS, shortDay } from './talk-words.ts';

/** What the mentor has coming, and that it goes to others once a check has ended. */
export function StrandedTalks({ mentor: { name, sessions, next_end } }: { mentor: DeskMentorDetail }) {
  return (
    <Panel pad>
      <h2>{next_end && sessions.length > 0 ? `If nothing happens by ${shortDay(next_end)}` : 'Talks coming'}</h2>
      {sessions.length === 0 ? (
        <p className="soft">Nobody waits for {name}.</p>
      ) : (
        <>
          {next_end && <p className="soft">{name} is no longer shown, and these go back to “asked for”; students and parents are told.</p>}
          <ul className="talk-list">
            {sessions.map(({ id, student, starts_at, state }) => (
              <li key={id}>
                <Link to={deskPaths.session(id)}>{student}</Link>
                <span>{starts_at ? momentInWords(starts_at) : SESSION_WORDS[state]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
