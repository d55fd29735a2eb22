import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../../lib/session.ts';
import { safetyQuery } from './safety.queries.ts';

/** Who reads of danger at this installation, which the built page cannot know. */
export function WhoReads() {
  const { data, isError } = useQuery({ ...safetyQuery, enabled: useHydrated() });
  if (isError) return <p>Right now we cannot look up whether a person on our team reads along here. Please count on the lines above.</p>;
  if (!data) return <p>Looking up who reads here …</p>;
  if (!data.open) return <p>The companions are closed here for now.</p>;
  if (!data.read)
    return <p>Here, no person reads of it. The companion says nothing of the kind either: the lines are there at every hour.</p>;
  return (
    <p>
      A person on our team is told at once, by a number and a kind, and then reads that conversation: {data.read}. The same goes for
      something hard that can point to danger (sadness, bullying, sexual or violent talk), said for the third time within a day. Each time
      the companion says so to the student. It can take a while, so it is no rescue: in danger, call 911, or call or text 988.
    </p>
  );
}

/** How often help was shown, year by year. */
export function HelpCounts() {
  const { data, isError } = useQuery({ ...safetyQuery, enabled: useHydrated() });
  if (isError) return <p>The figures cannot be loaded right now. Please try again later.</p>;
  if (!data) return <p>Loading the figures …</p>;
  if (data.years.length === 0) return <p>It has not happened yet: 0 times so far.</p>;
  return (
    <ul>
      {data.years.map(({ year, referrals }) => (
        <li key={year}>
          {year}: {referrals} {referrals === 1 ? 'time' : 'times'}
        </li>
      ))}
    </ul>
  );
}
