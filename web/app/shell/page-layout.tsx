import { Outlet, useLocation } from 'react-router';
import { NoticeRegion } from '../ui/notices.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { hasFooter, hasTopNav } from './frame.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TopNav } from './top-nav.tsx';
import { useFreshUser } from './use-fresh-user.ts';

/** What stands round every page but the assessment. Each page brings its own <main id="main">. */
export default function PageLayout() {
  const { pathname } = useLocation();
  useFreshUser();
  return (
    <>
      <SkipLink />
      {hasTopNav(pathname) && <TopNav />}
      <Outlet />
      {hasFooter(pathname) && <Footer />}
      <NoticeRegion />
      <RouteAnnouncer />
    </>
  );
}
