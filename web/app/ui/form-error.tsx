import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';

export interface FormFault {
  /** The id of the field; without it the sentence stands alone. */
  id?: string;
  message: string;
}

interface FormErrorProps {
  faults: readonly FormFault[];
  /** Changes with every try, such as submitCount; each time the summary takes focus if there is a fault. */
  attempt?: number;
  title?: string;
}

const NUMBERS = ['', 'One thing', 'Two things', 'Three things', 'Four things', 'Five things', 'Six things'];

function goTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** What is wrong with a form, on top of it; each line leads to its field. */
export function FormError({ faults, attempt, title }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const faulty = faults.length > 0;
  useEffect(() => {
    if (faulty && attempt) box.current?.focus();
  }, [attempt, faulty]);
  if (!faulty) return null;
  const heading = title ?? `${NUMBERS[faults.length] ?? `${faults.length} things`} to fix`;
  return (
    <div className="note note--bad" role="alert" tabIndex={-1} ref={box}>
      <TriangleAlert className="ic" />
      <div className="note__t">
        <b>{heading}</b>
        <ul>
          {faults.map(({ id, message }) => (
            <li key={`${id} ${message}`}>
              {id ? (
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
