import { homeCareers } from '../content/home-careers.server.ts';
import { homeQuotes } from '../content/home-quotes.server.ts';
import { ORGANIZATION } from '../content/structured.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { Doors } from '../subjects/home/doors.tsx';
import { Hero } from '../subjects/home/hero.tsx';
import { Taste } from '../subjects/home/taste.tsx';
import { TasteDoor } from '../subjects/taste/taste-door.tsx';
import { Claims, Founder, Parents, Preview, Sliced } from '../subjects/home/written-parts.ts';
import { InviteBlock } from '../subjects/outreach/invite-block.tsx';
import { Says } from '../subjects/outreach/says.tsx';
import type { Route } from './+types/home';
import '../subjects/home/home.css';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    title: 'Find your ten careers',
    description:
      'A free 13-minute career guide for ages 13 to 18. Tell us what you like, and get ten careers out of more than 800, with a plain reason for each one.',
    path: paths.home,
  }),
  { 'script:ld+json': loaderData?.organization },
];

/** Runs while the build writes the page. */
export function loader() {
  return {
    careers: homeCareers(),
    quotes: homeQuotes(),
    organization: ORGANIZATION,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="home">
      <Hero />
      <TasteDoor />
      <Sliced />
      <Taste careers={loaderData.careers} />
      <Preview />
      <Doors />
      <Claims />
      <Founder />
      <Parents />
      <Says written={loaderData.quotes} />
      <InviteBlock />
    </main>
  );
}
