import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Role } from '@careerscoop/contract/accounts';
import { paths } from './paths.ts';
import { Redirect } from './redirect.tsx';
import { useHydrated, useSessionUser } from './session.ts';

const OPEN_TO_THE_LEAVING: string[] = [paths.keepAccount, paths.exportProfile];

/** Shows its content to the signed-in alone; the rest go to sign-in and come back, other roles to their own start. */
export function RequireSignIn({ role, children }: { role?: Role; children: ReactNode }) {
  const user = useSessionUser();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  if (!hydrated) return null;
  if (!user) return <Redirect to={paths.signIn(pathname + search)} />;
  // An account that waits to be erased can be kept or looked through, and nothing else.
  if (user.deletion_on && !OPEN_TO_THE_LEAVING.includes(pathname.replace(/\/$/, ''))) return <Redirect to={paths.keepAccount} />;
  if (role && user.role !== role) return <Redirect to={paths.profile} />;
  // Another person begins with a screen of their own: what was typed into this one is not theirs.
  return <Fragment key={user.id}>{children}</Fragment>;
}
