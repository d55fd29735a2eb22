import { Menu } from '@base-ui/react/menu';
import { Check, FileText, LogOut, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { fetched } from '../lib/fetched.tsx';
import type { SessionUser } from '../lib/session.ts';
import { setTheme, THEMES, useTheme, type Theme } from '../ui/theme.ts';
import { accountLinks } from './account-links.ts';
import { Me } from './me.tsx';
import { displayName, planLabel } from './plan-label.ts';

// Whether there is a report is asked for when the menu opens.
const ReportItem = fetched(() => import('./report-item.tsx'));

const THEME_NAMES: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'As on this device' };

interface AccountMenuProps {
  user: SessionUser;
  onLogOut: () => void;
  /** Without it nobody is invited from here. */
  onInvite?: () => void;
  /** What the person is here, where that is not their plan. */
  as?: string;
}

/** What opens under the name: who is signed in, the ways to their own pages, the colors, and the way out. */
export default function AccountMenu({ user, onLogOut, onInvite, as = planLabel(user) }: AccountMenuProps) {
  // The menu opens inside the bar's landmark, where those who jump from landmark to landmark find it.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Menu.Root>
      <Menu.Trigger className="me" aria-label={`Account of ${displayName(user)}, ${as}`}>
        <Me user={user} as={as} />
      </Menu.Trigger>
      <span className="account__place" ref={setPlace} />
      <Menu.Portal container={place}>
        <Menu.Positioner className="menu__pos" sideOffset={8} align="end">
          <Menu.Popup className="menu account">
            <Menu.Group>
              <Menu.GroupLabel className="account__who">
                <b>{displayName(user)}</b>
                <span>{user.email}</span>
              </Menu.GroupLabel>
              {accountLinks(user).map(({ to, label, Icon }) => (
                <Menu.Item key={to} className="menu__item" render={<Link to={to} />}>
                  <Icon className="ic" />
                  {label}
                </Menu.Item>
              ))}
              {user.role === 'Student' && (
                <Suspense fallback={<ReportComing />}>
                  <ReportItem user={user} />
                </Suspense>
              )}
              {onInvite && (
                <Menu.Item className="menu__item" onClick={onInvite}>
                  <Send className="ic" />
                  Invite a Friend
                </Menu.Item>
              )}
            </Menu.Group>
            <Menu.Separator className="menu__line" />
            <ThemeChoice />
            <Menu.Separator className="menu__line" />
            <Menu.Item className="menu__item" onClick={onLogOut}>
              <LogOut className="ic" />
              Log Out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Keeps the report's room until it is known whether there is one. */
function ReportComing() {
  return (
    <Menu.Item className="menu__item" disabled>
      <FileText className="ic" />
      <span>
        AI Insights Report
        <small className="account__why">{'\u00a0'}</small>
      </span>
    </Menu.Item>
  );
}

function ThemeChoice() {
  const theme = useTheme();
  return (
    <Menu.RadioGroup value={theme} onValueChange={(next: Theme) => setTheme(next)}>
      <Menu.GroupLabel className="account__label">Colors</Menu.GroupLabel>
      {THEMES.map((each) => (
        <Menu.RadioItem key={each} value={each} className="menu__item" closeOnClick={false}>
          <Check className={each === theme ? 'ic' : 'ic account__off'} />
          {THEME_NAMES[each]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
