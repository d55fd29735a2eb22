import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { fetched } from '../lib/fetched.tsx';
import { useSessionUser } from '../lib/session.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { hasFooter, hasTopNav } from './frame.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TopNav } from './top-nav.tsx';
import { useFreshUser } from './use-fresh-user.ts';

// Only those who are signed in are told things over the page; a first visit does without.
const NoticeRegion = fetched(async () => ({ default: (await import('../ui/notices.tsx')).NoticeRegion }));

/** What stands round every page but the assessment. Each page brings its own <main id="main">. */
export default function PageLayout() {
  const { pathname } = useLocation();
  const signedIn = useSessionUser() !== null;
  useFreshUser();
  return (
    <>
      <SkipLink />
      {hasTopNav(pathname) && <TopNav />}
      <Outlet />
      {hasFooter(pathname) && <Footer />}
      <Suspense fallback={null}>{signedIn && <NoticeRegion />}</Suspense>
      <RouteAnnouncer />
    </>
  );
}
