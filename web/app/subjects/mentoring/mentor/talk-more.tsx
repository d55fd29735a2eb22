import type { MentorSession } from '@careerscoop/contract/mentoring';
import { CalendarPlus, Flag } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useNotices } from '../../../ui/notices.tsx';
import { useCalendarFile } from '../session.queries.ts';

/** The quieter things that can be done with a session. */
export function TalkMore({ session }: { session: MentorSession }) {
  const file = useCalendarFile(session);
  const { say } = useNotices();
  const { id, may, student } = session;
  if (!may.includes('calendar') && !may.includes('report')) return null;
  return (
    <p className="mmore">
      {may.includes('calendar') && (
        <button
          className="mlink"
          type="button"
          aria-busy={file.isPending || undefined}
          onClick={() =>
            file.mutate(undefined, { onError: ({ message }) => say(`The calendar file did not come. ${message}`, { tone: 'bad' }) })
          }
        >
          <CalendarPlus className="ic" />
          Add to my calendar<span className="vh"> for the talk with {student}</span>
        </button>
      )}
      {may.includes('report') && (
        <Link className="mlink" to={paths.reportSession(id)}>
          <Flag className="ic" />
          Report a problem<span className="vh"> in the talk with {student}</span>
        </Link>
      )}
    </p>
  );
}
