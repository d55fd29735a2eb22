import { useId, useState } from 'react';

/** Descriptions are cut here. */
const CUT = 250;

/** A text that shows its first 250 characters until More is pressed. */
export function MoreText({ text, cut = CUT }: { text: string; cut?: number }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text.length <= cut) return <p>{text}</p>;
  return (
    <p>
      <span id={id}>{open ? text : `${text.slice(0, cut).trimEnd()}…`}</span>{' '}
      <button className="more__b" type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Less' : 'More'}
      </button>
    </p>
  );
}
