import { Suspense } from 'react';
import { fetched } from '../lib/fetched.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { useSessionUser } from '../lib/session.ts';
import { Attribution } from '../subjects/results/attribution.tsx';
import { CompareView } from '../subjects/catalogue/compare/compare-view.tsx';
import type { Route } from './+types/compare';

const CompareMatch = fetched(() => import('../subjects/results/own/compare-match.tsx'));

/** Search engines list the page itself, and none of the thousands of pairs. */
export const meta = ({ location }: Route.MetaArgs) => [
  ...pageMeta({
    title: 'Compare careers',
    description: 'Hold two to four careers side by side: pay, outlook, school, AI impact, interests and skills. Free, no account needed.',
    path: paths.compare(),
  }),
  ...(location.search ? [{ name: 'robots', content: 'noindex' }] : []),
];

export default function ComparePage() {
  const isStudent = useSessionUser()?.role === 'Student';
  return (
    <main id="main" tabIndex={-1}>
      <CompareView
        ownMatch={
          isStudent
            ? ({ onet_code }) => (
                <Suspense fallback={null}>
                  <CompareMatch onet_code={onet_code} />
                </Suspense>
              )
            : undefined
        }
      />
      <Attribution />
    </main>
  );
}
