import { ArrowUpRight, CircleDollarSign, CircleHelp, House, LogIn, LogOut, MessageCircleHeart, Send, UserPlus, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '../lib/paths.ts';
import type { SessionUser } from '../lib/session.ts';
import { useSiteLinks } from '../lib/site.ts';
import { Sheet } from '../ui/dialog.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { accountLinks } from './account-links.ts';
import { displayName, planLabel, seesPlans } from './plan-label.ts';
import { SITE_LINKS, outsideLinks } from './site-links.ts';

interface MobileMenuProps {
  open: boolean;
  user: SessionUser | null;
  onClose: () => void;
  onInvite: () => void;
  onLogOut: () => void;
}

/** The menu of small screens. It lies over the page, so the page does not scroll under it. */
export default function MobileMenu({ open, user, onClose, onInvite, onLogOut }: MobileMenuProps) {
  const outside = outsideLinks(useSiteLinks());
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={user ? displayName(user) : 'Menu'}
      description={user ? planLabel(user) : undefined}
      actions={<ThemeSwitch />}
    >
      <nav className="nav-menu" aria-label="Menu">
        {links(user).map(({ to, label, Icon }) => (
          <NavLink key={to} to={to} end={to === paths.profile} onClick={onClose}>
            <Icon className="ic" />
            {label}
          </NavLink>
        ))}
        {outside.map(({ url, label }) => (
          <OutsideLink key={label} href={url} onClick={onClose}>
            <ArrowUpRight className="ic" />
            {label}
          </OutsideLink>
        ))}
        {user && (
          <>
            <button type="button" onClick={onInvite}>
              <Send className="ic" />
              Invite a Friend
            </button>
            <button type="button" onClick={onLogOut}>
              <LogOut className="ic" />
              Log Out
            </button>
          </>
        )}
      </nav>
    </Sheet>
  );
}

const SITE_ICONS = [MessageCircleHeart, Users, CircleHelp] as const;

function siteLinks() {
  return SITE_LINKS.map((link, index) => ({ ...link, Icon: SITE_ICONS[index] ?? CircleHelp }));
}

function links(user: SessionUser | null) {
  if (!user) {
    return [{ to: paths.signIn(), label: 'Login', Icon: LogIn }, { to: paths.signUp, label: 'Sign Up', Icon: UserPlus }, ...siteLinks()];
  }
  const plans = { to: paths.pricing, label: 'Pricing Plan', Icon: CircleDollarSign };
  // The profile's own menu is a screen here; the others have it in their links already.
  const profile = user.role === 'Student' ? [{ to: paths.profile, label: 'My profile', Icon: House }] : [];
  return [...profile, ...accountLinks(user), ...(seesPlans(user, 'menu') ? [plans] : []), ...siteLinks()];
}
