import { z } from 'zod';

/** What somebody at the desk is there for. `organization` is a school's or sponsor's own person, who changes nothing of others. */
export const LEVELS = ['admin', 'representative', 'safety', 'content', 'organization'] as const;
export const levelField = z.enum(LEVELS, 'Choose a level.');
export type Level = (typeof LEVELS)[number];

/**
 * How far a permission reaches: `all`, or only one's `own`. What is one's own follows from the permission: of students, codes,
 * exports and numbers what belongs to the organization's school or code; of messages the kinds that safety answers; of the log
 * one's own lines, and for safety the lines about reports.
 */
export type Reach = 'all' | 'own';

/** Who may do what at the desk: the one table by which the server lets in and the screen shows. What is not named is closed. */
export const PERMISSIONS = {
  'students.read': { admin: 'all', representative: 'all', safety: 'all', organization: 'own' },
  'students.change': { admin: 'all', representative: 'all' },
  'sessions.read': { admin: 'all', representative: 'all', safety: 'all' },
  'sessions.change': { admin: 'all', representative: 'all' },
  'mentors.read': { admin: 'all', representative: 'all', safety: 'all' },
  'mentors.change': { admin: 'all', safety: 'all' },
  'texts.decide': { admin: 'all', representative: 'all', safety: 'all' },
  'reports.read': { admin: 'all', safety: 'all' },
  'reports.change': { admin: 'all', safety: 'all' },
  'feedback.read': { admin: 'all', safety: 'all' },
  'feedback.change': { admin: 'all', safety: 'all' },
  'safety.read': { admin: 'all', safety: 'all' },
  'safety.change': { admin: 'all', safety: 'all' },
  'codes.read': { admin: 'all', representative: 'all', organization: 'own' },
  'codes.change': { admin: 'all', representative: 'all' },
  'schools.read': { admin: 'all', representative: 'all' },
  'schools.change': { admin: 'all', representative: 'all' },
  'plans.read': { admin: 'all', representative: 'all' },
  'plans.change': { admin: 'all' },
  'orders.read': { admin: 'all' },
  'orders.refund': { admin: 'all' },
  'findings.read': { admin: 'all' },
  'findings.change': { admin: 'all' },
  'content.read': { admin: 'all', content: 'all' },
  'content.change': { admin: 'all', content: 'all' },
  'newsletters.read': { admin: 'all', content: 'all' },
  'newsletters.change': { admin: 'all', content: 'all' },
  'messages.read': { admin: 'all', representative: 'all', safety: 'own' },
  'messages.change': { admin: 'all', representative: 'all', safety: 'own' },
  'exports.make': { admin: 'all', representative: 'all', organization: 'own' },
  'numbers.read': { admin: 'all', representative: 'all', safety: 'all', content: 'all', organization: 'own' },
  'audit.read': { admin: 'all', representative: 'own', safety: 'own' },
  'members.read': { admin: 'all' },
  'members.change': { admin: 'all' },
  /** A school's or sponsor's own: asking for a class code, the sheet for the wall, one-use codes for its accounts. */
  'organization.own': { organization: 'own' },
  /** The first screen and what one may: everybody's at the desk. */
  'desk.open': { admin: 'all', representative: 'all', safety: 'all', content: 'all', organization: 'own' },
} as const satisfies Record<string, Partial<Record<Level, Reach>>>;

export type Permission = keyof typeof PERMISSIONS;

/** How far a level may do something; undefined where it may not. */
export function reachOf(level: Level, permission: Permission): Reach | undefined {
  return (PERMISSIONS[permission] as Partial<Record<Level, Reach>>)[level];
}
