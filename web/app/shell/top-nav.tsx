import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { fetched } from '../lib/fetched.tsx';
import { paths } from '../lib/paths.ts';
import { type SessionUser, useSessionUser } from '../lib/session.ts';
import { useSiteLinks } from '../lib/site.ts';
import { useInviting } from '../lib/use-inviting.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { Me } from './me.tsx';
import { PageBar } from './page-bar.tsx';
import { seesPlans } from './plan-label.ts';
import { SITE_LINKS, outsideLinks } from './site-links.ts';
import './top-nav.css';

// A first visit needs none of these.
const AccountMenu = fetched(() => import('./account-menu.tsx'));
const MobileMenu = fetched(() => import('./mobile-menu.tsx'));
const LogOutDialog = fetched(() => import('./log-out-dialog.tsx'));
const InviteDialog = fetched(() => import('../subjects/outreach/invite-dialog.tsx'));

/** The bar on top of every page. Prerendered pages show it signed out; its height is the same for both. */
export function TopNav() {
  const user = useSessionUser();
  const outside = outsideLinks(useSiteLinks());
  const menu = useMenu();
  const [asking, setAsking] = useState<boolean>();
  const inviting = useInviting();

  function askToLogOut() {
    menu.close();
    setAsking(true);
  }

  function openInvitation() {
    menu.close();
    inviting.show();
  }

  return (
    <header className="wrap nav">
      <PageBar />
      <Logo to={paths.home} />
      <nav className="nav__end" aria-label="Main">
        <ul>
          {/* First, where the list ends in free space: the built page knows none, and nothing moves when they come. */}
          {outside.map(({ url, label }) => (
            <li key={label}>
              <OutsideLink href={url}>{label}</OutsideLink>
            </li>
          ))}
          {SITE_LINKS.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
          {seesPlans(user, 'bar') && (
            <li>
              <NavLink to={paths.pricing}>Pricing Plan</NavLink>
            </li>
          )}
        </ul>
        {user ? <SignedIn user={user} onLogOut={askToLogOut} onInvite={openInvitation} /> : <SignedOut />}
      </nav>
      <RoundButton label="Open menu" className="burger" aria-haspopup="dialog" aria-expanded={menu.open} onClick={menu.show}>
        <MenuIcon className="ic" />
      </RoundButton>
      <Suspense fallback={null}>
        {menu.wanted && <MobileMenu open={menu.open} user={user} onClose={menu.close} onInvite={openInvitation} onLogOut={askToLogOut} />}
        {asking !== undefined && <LogOutDialog open={asking} onClose={() => setAsking(false)} />}
        {inviting.wanted && <InviteDialog open={inviting.open} onClose={inviting.close} emailLabel="Friend's Email" />}
      </Suspense>
    </header>
  );
}

function SignedOut() {
  return (
    <>
      <LinkButton to={paths.signIn()} kind="line" size="small">
        Login
      </LinkButton>
      <LinkButton to={paths.signUp} size="small">
        Sign Up
      </LinkButton>
    </>
  );
}

interface SignedInProps {
  user: SessionUser;
  onLogOut: () => void;
  onInvite: () => void;
}

function SignedIn({ user, onLogOut, onInvite }: SignedInProps) {
  const face = (
    <span className="me">
      <Me user={user} />
    </span>
  );
  return (
    <Suspense fallback={face}>
      <AccountMenu user={user} onLogOut={onLogOut} onInvite={onInvite} />
    </Suspense>
  );
}

/** Open only on the page where it was opened: going anywhere closes it. */
function useMenu() {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>();
  return {
    open: openOn === key,
    /** Once opened it stays in the page, so that it can close softly and give the focus back. */
    wanted: openOn !== undefined,
    show: () => setOpenOn(key),
    close: () => setOpenOn(null),
  };
}
