import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { fetched } from '../lib/fetched.tsx';
import type { SessionUser } from '../lib/session.ts';
import { useInviting } from '../lib/use-inviting.ts';
import { LockedReport } from './locked-report.tsx';
import defaultAvatar from './default-avatar.svg?url';
import { displayName, planLabel } from './plan-label.ts';
import { sectionAt, sectionsOf } from './profile-sections.ts';
import './profile-menu.css';

const InviteDialog = fetched(() => import('../subjects/outreach/invite-dialog.tsx'));

interface ProfileMenuProps {
  user: SessionUser;
  /** Where the menu is the screen, the person's name is its headline. */
  isScreen?: boolean;
}

/** Who is signed in, and every screen of theirs. What cannot be opened says why. */
export function ProfileMenu({ user, isScreen = false }: ProfileMenuProps) {
  const { pathname } = useLocation();
  const inviting = useInviting();
  const Name = isScreen ? 'h1' : 'p';
  const here = sectionAt(pathname);
  const path = withoutCase(pathname);
  return (
    <div className="pmenu">
      <div className="pmenu__who">
        <img src={user.profile_image ?? defaultAvatar} alt="" width={68} height={68} />
        <div>
          <Name className="pmenu__name" tabIndex={isScreen ? -1 : undefined}>
            {displayName(user)}
          </Name>
          <p className="pmenu__plan">{planLabel(user)}</p>
        </div>
      </div>
      <nav aria-label="Profile">
        <ul>
          {sectionsOf(user.role).map((section) => (
            <li key={section.label}>
              {section.kind === 'report' && <LockedReport user={user} />}
              {section.kind === 'screen' && (
                <Link
                  className="pmenu__i"
                  to={section.to}
                  aria-current={here !== section.to ? undefined : path === withoutCase(section.to) ? 'page' : 'true'}
                >
                  <section.Icon className="ic" />
                  {section.label}
                </Link>
              )}
              {section.kind === 'invitation' && (
                <button className="pmenu__i" type="button" aria-haspopup="dialog" onClick={inviting.show}>
                  <section.Icon className="ic" />
                  {section.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={null}>
        {inviting.wanted && <InviteDialog open={inviting.open} onClose={inviting.close} emailLabel="Friend's Email" />}
      </Suspense>
    </div>
  );
}

/** /profile/MyFeedback and /profile/myFeedback/ are one screen. */
const withoutCase = (path: string) => path.toLowerCase().replace(/\/$/, '');
