import { Suspense } from 'react';
import { data } from 'react-router';
import { careerPage } from '../content/career.server.ts';
import { fetched } from '../lib/fetched.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { useSessionUser } from '../lib/session.ts';
import { TryThisSlot } from '../lib/try-this.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { RouteError } from '../shell/route-error.tsx';
import { Attribution } from '../subjects/results/attribution.tsx';
import { CareerView } from '../subjects/catalogue/career-view.tsx';
import { occupation } from '../subjects/catalogue/occupation.ts';
import { WhereBlock } from '../subjects/colleges/where/where-block.tsx';
import { otherWay } from '../subjects/colleges/where/other-way.ts';
import { TryStep } from '../subjects/steps/try-step.tsx';
import './career.css';
import type { Route } from './+types/career';

const OwnZip = fetched(() => import('./own-zip.tsx'));
const OwnMatch = fetched(() => import('../subjects/results/own/own-match.tsx'));

/** Its own: an unknown address has no file to read, which must look like what it is and have a title too. */
export function ErrorBoundary() {
  return loadedAsMissing() ? <ErrorScreen status={404} text="Not Found" /> : <RouteError />;
}

function loadedAsMissing(): boolean {
  const [entry] = globalThis.performance?.getEntriesByType('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.responseStatus === 404;
}

export function meta({ loaderData: career }: Route.MetaArgs) {
  if (!career) return [{ title: 'Not found · CareerScoop' }, { name: 'robots', content: 'noindex' }];
  return [
    ...pageMeta({
      title: career.title,
      description: `${career.summary} What the day is like, what it pays and how people get there.`,
      path: paths.career(career.slug),
    }),
    { 'script:ld+json': occupation(career) },
  ];
}

/** Runs while the build writes the pages; for any other address there is no file, which is a 404. */
export function loader({ params }: Route.LoaderArgs) {
  const career = careerPage(params.slug);
  if (!career) throw data(null, { status: 404, statusText: 'Not Found' });
  return career;
}

export default function CareerPage({ loaderData }: Route.ComponentProps) {
  // The page is built for visitors; only a signed-in student's browser asks for their own part.
  const isStudent = useSessionUser()?.role === 'Student';
  // The shell that stands in for an unknown address has no data.
  if (!(loaderData as typeof loaderData | null | undefined)) return <ErrorScreen status={404} text="Not Found" />;
  return (
    <main id="main" tabIndex={-1}>
      <TryThisSlot value={TryStep}>
        <CareerView
          key={loaderData.slug}
          career={loaderData}
          study={
            <WhereBlock
              career={loaderData}
              hasPrograms={loaderData.programs.length > 0}
              otherWay={otherWay(loaderData.typical_education)}
              own={isStudent ? (onZip) => <OwnZip onZip={onZip} /> : undefined}
            />
          }
          own={
            isStudent && (
              <div className="own-place">
                <Suspense fallback={null}>
                  <OwnMatch onet_code={loaderData.onet_code} title={loaderData.title} />
                </Suspense>
              </div>
            )
          }
        />
      </TryThisSlot>
      <Attribution />
    </main>
  );
}
