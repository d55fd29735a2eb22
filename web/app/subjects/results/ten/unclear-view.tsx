import { useId, type ReactNode } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { paths } from '../../../lib/paths.ts';
import { TryThisMore } from '../../../lib/try-this.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { familiesOf, type Family } from './families.ts';
import { CareerFigure } from '../career-figure.tsx';
import { OpenTitle } from './open-title.tsx';
import { useQuery } from '@tanstack/react-query';
import { publicCareerQuery } from '../results.queries.ts';
import { listTitle, resultWords } from '../result-words.ts';
import './unclear-view.css';

// As many as the words above them speak of.
const TRIES = 3;

interface UnclearViewProps {
  firstName: string | undefined;
  part3: Result['part_3'];
  careers: Result[];
  onOpen: (id: number) => void;
  /** The ten as they are. */
  list: ReactNode;
}

/** Answers that are not clear yet: what would make them clearer, kinds of work to try, and the ten in as careful a voice. */
export function UnclearView({ firstName, part3, careers, onOpen, list }: UnclearViewProps) {
  const id = useId();
  const { title, text, next } = resultWords.clarity.unclear;
  const { clearer_title, clearer, families_title, list_text } = resultWords.unclear;
  return (
    <>
      <header className="wrap unclear__h">
        <h1 className="h1" tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{text}</p>
        <p>{next}</p>
      </header>
      <section className="wrap unclear__s" aria-labelledby={`${id}-clearer`}>
        <h2 className="h2" id={`${id}-clearer`}>
          {clearer_title}
        </h2>
        <ul className="unclear__c">
          {clearer.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <p>
          <LinkButton kind="go" to={paths.scenario(0)}>
            Answer again
          </LinkButton>
        </p>
      </section>
      <section className="wrap unclear__s" aria-labelledby={`${id}-families`}>
        <h2 className="h2" id={`${id}-families`}>
          {families_title}
        </h2>
        <ul className="unclear__g">
          {familiesOf(careers).map((family, index) => (
            <FamilyCard key={family.name} family={family} tries={index < TRIES} onOpen={onOpen} />
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-list`}>
        <div className="wrap unclear__l">
          <h2 className="h2" id={`${id}-list`}>
            {listTitle(firstName)}
          </h2>
          <p>
            {list_text} {resultWords.part_3[part3]}
          </p>
        </div>
        {list}
      </section>
    </>
  );
}

interface FamilyCardProps {
  family: Family;
  /** With something to try. */
  tries: boolean;
  onOpen: (id: number) => void;
}

/** One kind of work, with the careers of the ten that belong to it. */
function FamilyCard({ family: { name, first, careers }, tries, onOpen }: FamilyCardProps) {
  return (
    <li className="family">
      <CareerFigure career={first} />
      <div className="family__t">
        <h3 className="h3">{name}</h3>
        <ul className="family__l">
          {careers.map((career) => (
            <li key={career.id}>
              <OpenTitle career={career} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </div>
      {tries && <TryTask career={first} />}
    </li>
  );
}

/** One small thing to try this month, from the words of a career; nothing where it has none. */
function TryTask({ career }: { career: Result }) {
  const { data } = useQuery(publicCareerQuery(career.onet_code));
  const task = data?.words?.try_this;
  if (!task) return null;
  return (
    <div className="family__try">
      <p>
        <b>Try this: </b>
        {task}
      </p>
      <TryThisMore onet_code={career.onet_code} title={data.title} />
    </div>
  );
}
