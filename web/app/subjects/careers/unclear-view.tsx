import { useId, useState, type ReactNode } from 'react';
import type { Result } from '@careerscoop/contract/careers';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { familiesOf } from './families.ts';
import { FamilyCard } from './family-card.tsx';
import { listTitle, resultWords } from './result-words.ts';
import './unclear-view.css';

// As many as the words above them speak of.
const TRIES = 3;

interface UnclearViewProps {
  firstName: string | undefined;
  careers: Result[];
  onOpen: (id: number) => void;
  /** The ten as they are, for those who want to see them anyway. */
  list: ReactNode;
}

/** Answers that are not clear yet: kinds of work and things to try come first, the list lies under a fold. */
export function UnclearView({ firstName, careers, onOpen, list }: UnclearViewProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { title, text, next } = resultWords.clarity.unclear;
  return (
    <>
      <header className="wrap unclear__h">
        <h1 className="h1" tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{text}</p>
        <p>{next}</p>
        <p>
          <LinkButton kind="go" to={paths.scenario(0)}>
            Take the test again
          </LinkButton>
        </p>
      </header>
      <section className="wrap" aria-labelledby={`${id}-families`}>
        <h2 className="h2" id={`${id}-families`}>
          Kinds of work to look around in
        </h2>
        <ul className="unclear__g">
          {familiesOf(careers).map((family, index) => (
            <FamilyCard
              key={family.name}
              family={family}
              tries={index < TRIES}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </section>
      <section className="unclear__fold" aria-label={listTitle(firstName)}>
        <p className="wrap">
          <Button
            kind="line"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide the list of ten' : 'Show the list of ten anyway'}
          </Button>
        </p>
        <div id={`${id}-list`} hidden={!open}>
          {list}
        </div>
      </section>
    </>
  );
}
