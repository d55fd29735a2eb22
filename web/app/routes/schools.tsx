import { Suspense, useState } from 'react';
import { fetched } from '../lib/fetched.tsx';
import { keptZip } from '../lib/kept-zip.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { useHydrated, useSessionUser } from '../lib/session.ts';
import { SchoolsView } from '../subjects/colleges/schools-view.tsx';
import type { Route } from './+types/schools';

const OwnZip = fetched(() => import('./own-zip.tsx'));

/** Search engines list the page itself, and none of the searches. */
export const meta = ({ location }: Route.MetaArgs) => [
  ...pageMeta({
    title: 'Where to study',
    description:
      'More than 5,000 schools in the United States: which programs lead to a career, how far away they are, what they cost a year and how many students finish. Free, no account needed.',
    path: paths.schools(),
  }),
  ...(location.search ? [{ name: 'robots', content: 'noindex' }] : []),
];

export default function SchoolsPage() {
  const isStudent = useSessionUser()?.role === 'Student';
  const hydrated = useHydrated();
  const [own, setOwn] = useState<string>();
  return (
    <main id="main" tabIndex={-1}>
      <SchoolsView ownZip={(hydrated ? keptZip.read() : undefined) ?? own} />
      <Suspense fallback={null}>{isStudent && <OwnZip onZip={setOwn} />}</Suspense>
    </main>
  );
}
