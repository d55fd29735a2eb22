import type { ConsentState, Purpose } from '@careerscoop/contract/consent';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { consentQuery } from './consent.queries.ts';

const WORDS: Record<Exclude<ConsentState, 'granted'>, string> = {
  open: 'open once a parent says yes. You can ask one whenever you like.',
  waiting: 'open once your parent says yes. We have asked them.',
  refused: 'stay closed: your parent said no. Only they can change it.',
};

/** A line for minors on a screen whose one thing waits for a parent; nothing once they said yes. `led`: a button beside it leads on. */
export function PurposeNotice({ purpose, led = false }: { purpose: Purpose; led?: boolean }) {
  const { data } = useQuery(consentQuery);
  const part = data?.needed ? data.purposes.find((each) => each.purpose === purpose) : undefined;
  if (!part || part.state === 'granted') return null;
  return (
    <Notice live={false}>
      {part.title} {WORDS[part.state]} {!led && <Link to={paths.profileConsent}>What a parent decides</Link>}
    </Notice>
  );
}
