import type { Term } from '@careerscoop/contract/payments';
import { lastDayInWords } from '../../lib/day-in-words.ts';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import { MonthScoops } from './month-scoops.tsx';
import { monthsOf } from './months-of.ts';

/** Until when the plan runs, and what is left of it. Nothing is said of one that does not end. */
export function MyTerm({ term }: { term: Term }) {
  const zone = useOwnZone();
  if (!term.ends_at) return null;
  const { month, months } = monthsOf(term.starts_at, term.ends_at, Date.now());
  return (
    <div className="my-term">
      <p className="lead">
        <b>Until {lastDayInWords(term.ends_at, zone)}.</b> Then it stops by itself. Nothing renews.
      </p>
      <MonthScoops month={month} months={months} />
      <p>
        <b>
          Month {month} of {months}.
        </b>{' '}
        You keep your ten, your hearts and your notes when it ends.
      </p>
    </div>
  );
}
