import type { Term } from '@careerscoop/contract/payments';
import { dayInWords } from '../../lib/day-in-words.ts';
import { MonthScoops } from './month-scoops.tsx';
import { monthsOf } from './months-of.ts';

/** Until when the plan runs, and what is left of it. Nothing is said of one that does not end. */
export function MyTerm({ term }: { term: Term }) {
  if (!term.ends_at) return null;
  const { month, months } = monthsOf(term.starts_at, term.ends_at, Date.now());
  return (
    <div className="my-term">
      <p className="lead">
        <b>Until {dayInWords(term.ends_at)}.</b> Then it stops by itself. Nothing renews.
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
