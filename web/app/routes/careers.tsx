import { areaChoices, firstCareers } from '../content/careers.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { ExploreView } from '../subjects/catalogue/explore-view.tsx';
import type { Route } from './+types/careers';

export const meta = () =>
  pageMeta({
    title: 'Explore careers',
    description:
      'More than 900 careers in plain words: what the day is like, what it pays, how people get there. Search and filter them, no account needed.',
    path: paths.careers,
  });

/** Runs while the build writes the page. */
export function loader() {
  return { first: firstCareers(), areas: areaChoices() };
}

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ExploreView {...loaderData} />
    </main>
  );
}
