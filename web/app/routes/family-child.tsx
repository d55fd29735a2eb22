import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { Redirect } from '../lib/redirect.tsx';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { FAMILY_PARTS, FamilyChild } from '../subjects/consent/family-child.tsx';
import { LeaveFamily } from '../subjects/family/leave-family.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import '../subjects/consent/decide.css';

export const meta = () => privateMeta('Your family');

const NAMES = { answers: 'Your answers', held: 'What we hold', age: 'Age', leave: 'Delete or take out' } as const;

/** One thing that a parent does for one child. */
export default function FamilyChildPage() {
  usePageName('Your family', paths.family);
  const params = useParams();
  const child = Number(params['child']);
  const part = FAMILY_PARTS.find((each) => each === params['part']);
  useFreshFamily();
  if (!part || !Number.isSafeInteger(child) || child < 1) return <Redirect to={paths.family} />;
  return (
    <RequireSignIn>
      <Crumbs above={[{ name: 'Your family', to: paths.family }]} here={NAMES[part]} />
      <main id="main" tabIndex={-1} className="wrap decide-page">
        <FamilyChild
          key={`${child} ${part}`}
          child={child}
          part={part}
          leave={(first_name) => <LeaveFamily child={child} first_name={first_name} />}
        />
      </main>
    </RequireSignIn>
  );
}

/** What was changed here stands on the family's page at once. */
function useFreshFamily() {
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['family'] }), [client]);
}
