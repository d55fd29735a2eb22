import { House, ListOrdered, Sparkles, Star, UserRound, UsersRound } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import type { SessionUser } from '../lib/session.ts';

/** Where the account menu leads. Only students have results of their own. */
export function accountLinks({ role }: SessionUser) {
  const info = { to: paths.profileInfo, label: 'Profile Info', Icon: UserRound, UsersRound };
  if (role === 'Staff' || role === 'Organization') return [{ to: paths.desk, label: 'Desk', Icon: House }, info];
  if (role === 'Parent') return [{ to: paths.family, label: 'Your family', Icon: UsersRound }, info];
  if (role !== 'Student') return [{ to: paths.profile, label: 'My profile', Icon: House }, info];
  return [
    { to: paths.results, label: 'My ten', Icon: ListOrdered },
    { to: paths.recommendations, label: 'Recommendations', Icon: Star },
    { to: paths.strengths, label: 'Strengths', Icon: Sparkles },
    info,
  ];
}
