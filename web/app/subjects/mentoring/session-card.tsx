import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Role } from '@careerscoop/contract/accounts';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { Tag } from '../../ui/tag.tsx';
import { partnerOf, whenInWords } from './session-words.ts';

/** One session: about what, with whom, when. A student can read what the mentor says of themselves. */
export function SessionCard({ session, role }: { session: MentorSession; role: Role }) {
  const about = useId();
  const [open, setOpen] = useState(false);
  const partner = partnerOf(session, role);
  const when = whenInWords(session);
  const words = role === 'Student' ? session.mentor_about : null;
  return (
    <li className="session">
      <div className="session__h">
        <h2 className="h3">{session.topic}</h2>
        {session.is_active && <Tag tone="waffle">Pending</Tag>}
      </div>
      <dl className="session__l">
        <div>
          <dt>{partner.label}</dt>
          <dd>{partner.text}</dd>
        </div>
        <div>
          <dt>{when.label}</dt>
          <dd>{when.text}</dd>
        </div>
      </dl>
      {words && (
        <>
          <button className="why" type="button" aria-expanded={open} aria-controls={about} onClick={() => setOpen(!open)}>
            About {session.mentor_name}
            <ChevronDown className="ic" />
          </button>
          <p className="session__about" id={about} hidden={!open}>
            {words}
          </p>
        </>
      )}
    </li>
  );
}
