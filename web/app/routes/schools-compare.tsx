import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { CompareSchoolsView } from '../subjects/colleges/compare/compare-schools-view.tsx';
import type { Route } from './+types/schools-compare';

/** Search engines list the page itself, and none of the pairs. */
export const meta = ({ location }: Route.MetaArgs) => [
  ...pageMeta({
    title: 'Compare schools',
    description: 'Hold two to four schools side by side: price, who finishes, getting in, programs and distance. Free, no account needed.',
    path: paths.compareSchools(),
  }),
  ...(location.search ? [{ name: 'robots', content: 'noindex' }] : []),
];

export default function CompareSchoolsPage() {
  return (
    <main id="main" tabIndex={-1}>
      <CompareSchoolsView />
    </main>
  );
}
