import type { Entitlements } from '@careerscoop/contract/entitlements';
import { dayInWords } from '../../lib/day-in-words.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/block.tsx';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import { LinkButton } from '../../ui/link-button.tsx';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four'];

/** How many talks with a mentor are left this month; nothing where the plan has none. */
export function MyTalks({ sessions }: { sessions: Entitlements['sessions'] }) {
  const zone = useOwnZone();
  if (sessions.per_month === 0) return null;
  const { left, next_at } = sessions;
  return (
    <Card as="section" className="my-card" aria-labelledby="my-talks">
      <h2 className="h3" id="my-talks">
        Talks with a mentor
      </h2>
      <p>
        <b>
          {NUMBERS[left] ?? left} {left === 1 ? 'talk' : 'talks'} left this month.
        </b>
        {next_at && <> The next one comes on {dayInWords(next_at, zone)}.</>}
      </p>
      {left > 0 && (
        <LinkButton kind="go" size="small" to={paths.customRequest}>
          Ask for a talk
        </LinkButton>
      )}
    </Card>
  );
}
