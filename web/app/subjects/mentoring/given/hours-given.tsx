import type { Answer } from '@careerscoop/contract/endpoint';
import type { getMentorStanding } from '@careerscoop/contract/mentor-hours';
import { PRODUCT } from '@careerscoop/contract/constants';
import { Printer } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { hoursInWords, sumOf } from './given-words.ts';
import './hours-given.css';

interface HoursGivenProps {
  given: Answer<typeof getMentorStanding>['given'];
  /** Whose they are, as it stands on the printed page. */
  name: string;
}

/** Every talk that took place, with its sum: for an employer, a club, or oneself. */
export function HoursGiven({ given, name }: HoursGivenProps) {
  const back = (
    <LinkButton kind="line" to={paths.sessions}>
      Back to your week
    </LinkButton>
  );
  if (given.length === 0) {
    return <EmptyState title="No talk has taken place yet" text="After your first one it is listed here, ready to print." actions={back} />;
  }
  return (
    <section className="card given" aria-labelledby="given-title">
      <header className="given__h">
        <div>
          <h2 className="h2" id="given-title">
            {hoursInWords(sumOf(given))}
          </h2>
          <p>
            given by {name} in {given.length === 1 ? 'one talk' : `${given.length} talks`} with students at {PRODUCT.name}
          </p>
        </div>
        <Button kind="line" onClick={() => window.print()}>
          <Printer className="ic" />
          Print
        </Button>
      </header>
      <table className="given__t">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Topic</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {given.map(({ starts_at, topic, minutes }) => (
            <tr key={starts_at}>
              <td>
                <time dateTime={starts_at}>{dayInWords(starts_at)}</time>
              </td>
              <td>{topic ?? 'A talk'}</td>
              <td className="num">{hoursInWords(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {back}
    </section>
  );
}
