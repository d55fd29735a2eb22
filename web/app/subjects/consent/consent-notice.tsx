import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { consentQuery } from './consent.queries.ts';
import './consent.css';

/** A quiet line for minors whose parent has not answered: what waits, and where to ask. */
export function ConsentNotice() {
  const { data } = useQuery(consentQuery);
  if (!data?.needed || data.asked?.answered_at) return null;
  return (
    <div className="consent-note">
      <Notice live={false}>
        {data.asked
          ? 'We have asked your parent. Talks with a mentor and AI companions open once they say yes. '
          : 'Talks with a mentor and AI companions open once a parent says yes. You can ask one whenever you like. '}
        <Link to={paths.profileConsent}>What a parent decides</Link>
      </Notice>
    </div>
  );
}
