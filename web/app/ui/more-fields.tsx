import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import './css/more-fields.css';

interface MoreFieldsProps {
  title: string;
  /** What is in it, in a few words. */
  about: string;
  /** Whether it begins open, or opens now since something in it wants to be seen. */
  open: boolean;
  children: ReactNode;
}

/** The fields of a form that nobody has to fill in, folded away. */
export function MoreFields({ title, about, open, children }: MoreFieldsProps) {
  // Once open it is closed by hand alone.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    <details className="more-fields form-grid__w2" open={wanted}>
      <summary>
        <span>
          <b>{title}</b> <span className="small soft">{about}</span>
        </span>
        <ChevronDown className="ic" />
      </summary>
      <div className="form-grid">{children}</div>
    </details>
  );
}
