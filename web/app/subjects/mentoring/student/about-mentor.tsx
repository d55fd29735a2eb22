import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';

/** What the mentor says of themselves, to be opened. Nothing where they have said nothing. */
export function AboutMentor({ session: { mentor_name, mentor_about } }: { session: MentorSession }) {
  const about = useId();
  const [open, setOpen] = useState(false);
  if (!mentor_about) return null;
  return (
    <div className="meet__about">
      <button className="why" type="button" aria-expanded={open} aria-controls={about} onClick={() => setOpen(!open)}>
        About {mentor_name}
        <ChevronDown className="ic" />
      </button>
      <p id={about} hidden={!open}>
        {mentor_about}
      </p>
    </div>
  );
}
