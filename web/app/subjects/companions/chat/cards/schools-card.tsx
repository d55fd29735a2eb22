import { Link } from 'react-router';
import type { CardOf } from '@careerscoop/contract/chat-cards';
import { dollars } from '../../../../lib/pay.ts';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SaveSchools } from './save-schools.tsx';
import { Sources } from './sources.tsx';
import './schools.css';

type Schools = CardOf<'schools'>;

/** Schools that lead to a career, the nearest first. */
export function SchoolsCard({ card }: { card: Schools }) {
  const { career, zip, total, schools, href, sentence, sources } = card;
  const title = zip ? `Nearest to ${zip}` : `Schools for ${career.title}`;
  return (
    <section className="tcard" aria-label={`Schools for ${career.title}${zip ? ` near ${zip}` : ''}`}>
      <h2 className="tcard__h">{title}</h2>
      {sentence && <p>{sentence}</p>}
      {schools.length > 0 && (
        <ol className="sc-rows">
          {schools.map((school, index) => (
            <School key={school.unitid} school={school} number={index + 1} />
          ))}
        </ol>
      )}
      <Sources of={sources} />
      <div className="row">
        <LinkButton kind="go" size="small" to={href}>
          {total > schools.length ? `See all ${total} on a map` : 'See them on a map'}
        </LinkButton>
        {schools.length > 0 && <SaveSchools unitids={schools.map(({ unitid }) => unitid)} />}
      </div>
    </section>
  );
}

function School({ school, number }: { school: Schools['schools'][number]; number: number }) {
  const { unitid, name, city, state, miles, program, award, finished, price, completion } = school;
  const about = [price === null ? null : 'a year', miles === null ? null : milesWords(miles)].filter(Boolean).join(', ');
  return (
    <li className="sc-row">
      <span className="sc-row__n" aria-hidden="true">
        {number}
      </span>
      <b>
        <Link to={paths.school(unitid)}>{name}</Link>
        <small>
          {city}, {state}
        </small>
      </b>
      <span className={price === null ? 'sc-row__p sc-row__p--none' : 'sc-row__p num'}>
        {price === null ? 'Price not published' : dollars(price)}
        {about && <small>{about}</small>}
      </span>
      <p>
        {program}, {award}. {finishedWords(finished)}
        {completion !== null && ` ${Math.round(completion * 100)} in 100 students of this school finish.`}
      </p>
    </li>
  );
}

const milesWords = (miles: number) => (Math.round(miles) === 1 ? '1 mile' : `${Math.round(miles)} miles`);

function finishedWords(finished: number | null): string {
  if (finished === null) return 'How many finished it is not published.';
  if (finished === 0) return 'It is offered; nobody finished it in the year of the source.';
  return finished === 1 ? '1 person finished it.' : `${finished} people finished it.`;
}
