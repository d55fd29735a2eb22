import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOrganization } from '../lib/site.ts';
import { paths } from '../lib/paths.ts';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import './bare-frame.css';

/** Round a page that a stranger is asked something on: nothing to sign up for, nothing to subscribe to. */
export function BareFrame({ children }: { children: ReactNode }) {
  const { mailbox } = useOrganization();
  return (
    <div className="bare">
      <SkipLink />
      <header className="wrap bare__top">
        <Logo />
      </header>
      {children}
      <footer className="bare__foot">
        <div className="wrap row">
          <Link to={paths.parents}>For parents</Link>
          <Link to={paths.terms}>Terms and Conditions</Link>
          <Link to={paths.privacy}>Privacy Policy</Link>
          <a href={`mailto:${mailbox}`}>{mailbox}</a>
        </div>
      </footer>
      <RouteAnnouncer />
    </div>
  );
}
