import {
  CalendarDays,
  CircleDollarSign,
  Gift,
  ListChecks,
  Lock,
  type LucideIcon,
  MessageCircleHeart,
  MessageSquareText,
  Plus,
  Sparkles,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { Role } from '@careerscoop/contract/accounts';
import { paths } from '../lib/paths.ts';

/** One line of the profile's menu: a screen, or one of the two that are none. */
export type Section = { label: string; Icon: LucideIcon } & ({ kind: 'screen'; to: string } | { kind: 'report' | 'invitation' });

const screen = (to: string, label: string, Icon: LucideIcon): Section => ({ kind: 'screen', to, label, Icon });

const SESSIONS = screen(paths.sessions, 'Sessions', CalendarDays);
const INFO = screen(paths.profileInfo, 'Profile Info', UserRound);
const FEEDBACK = screen(paths.myFeedback, 'My Feedback', MessageSquareText);
const FAMILY = screen(paths.family, 'Your family', UsersRound);
const INVITE: Section = { kind: 'invitation', label: 'Invite a Friend', Icon: Gift };

const SECTIONS: Record<Role, readonly Section[]> = {
  Student: [
    screen(paths.recommendations, 'Recommendations', Star),
    screen(paths.nextSteps, 'My next steps', ListChecks),
    screen(paths.strengths, 'Strengths', Sparkles),
    { kind: 'report', label: 'AI Insights Report', Icon: Lock },
    screen(paths.companions, 'AI Companions', MessageCircleHeart),
    SESSIONS,
    screen(paths.customRequest, 'Custom Request', Plus),
    INFO,
    screen(paths.myPlan, 'My Plan', CircleDollarSign),
    FEEDBACK,
    INVITE,
  ],
  Mentor: [SESSIONS, INFO, FEEDBACK, INVITE],
  Staff: [INFO, INVITE],
  Parent: [FAMILY, INFO, INVITE],
  Organization: [INFO],
};

/** The menu of the profile, in its order. */
export const sectionsOf = (role: Role): readonly Section[] => SECTIONS[role];

/** Screens that belong to one of the menu's lines without standing under its address. */
const INSIDE_INFO = ['editprofile', 'editpassword', 'second-factor', 'changephoto', 'export', 'consent', 'keep-account'];

/** Which line of the menu an address belongs to. The index of the profile is nobody's: there the menu is the screen. */
export function sectionAt(pathname: string): string | undefined {
  const [, root, first = ''] = pathname.toLowerCase().split('/');
  if (root !== 'profile') return undefined;
  if (INSIDE_INFO.includes(first)) return paths.profileInfo;
  // A mentor's hours are part of their week.
  if (first === 'hours') return paths.sessions;
  return SECTIONS.Student.flatMap((section) => (section.kind === 'screen' ? [section.to] : [])).find(
    (to) => to.toLowerCase() === `/profile/${first}`,
  );
}
