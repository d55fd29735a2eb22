import { useId, useState } from 'react';
import type { Result } from '@careerscoop/contract/results';

/** What the work is: its first paragraph, and the rest when it is asked for. */
export function CareerText({ career }: { career: Result }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [first, ...rest] = (career.description_long || career.description).split(/\n{2,}/);
  return (
    <div className="career__text">
      <p className="lead">{first}</p>
      {rest.length > 0 && (
        <>
          <div id={id} className="career__rest" hidden={!open}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <button
            className="more__b"
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'More about the work'}
          </button>
        </>
      )}
    </div>
  );
}
