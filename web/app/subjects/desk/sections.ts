import type { Permission } from '@careerscoop/contract/desk-permissions';
import type { Waiting, WaitingKind } from '@careerscoop/contract/desk-waiting';
import { deskPaths } from '../../lib/desk-paths.ts';

export interface Section {
  to: string;
  label: string;
  /** Who may not is not shown the way there. */
  may: Permission;
}

/** The ways of the desk, in the order of its rail. */
export const SECTIONS: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Today',
    sections: [
      { to: deskPaths.home, label: 'Home', may: 'desk.open' },
      { to: deskPaths.messages, label: 'Messages', may: 'messages.read' },
    ],
  },
  {
    title: 'People',
    sections: [
      { to: deskPaths.students, label: 'Students', may: 'students.read' },
      { to: deskPaths.sessions, label: 'Sessions', may: 'sessions.read' },
      { to: deskPaths.mentors, label: 'Mentors', may: 'mentors.read' },
      { to: deskPaths.schools, label: 'Schools', may: 'schools.read' },
      { to: deskPaths.codes, label: 'Codes', may: 'codes.read' },
      { to: deskPaths.classSheet, label: 'Sheet for the wall', may: 'organization.own' },
      { to: deskPaths.confirming, label: 'Codes to confirm', may: 'organization.own' },
    ],
  },
  {
    title: 'Safety',
    sections: [
      { to: deskPaths.reports, label: 'Reports', may: 'reports.read' },
      { to: deskPaths.safety, label: 'Companions', may: 'safety.read' },
      { to: deskPaths.feedback, label: 'Feedback', may: 'feedback.read' },
      { to: deskPaths.texts, label: 'Texts to read', may: 'texts.decide' },
    ],
  },
  {
    title: 'Money',
    sections: [
      { to: deskPaths.orders, label: 'Orders', may: 'orders.read' },
      { to: deskPaths.findings, label: 'Findings', may: 'findings.read' },
      { to: deskPaths.plans, label: 'Plans', may: 'plans.read' },
    ],
  },
  {
    title: 'Words',
    sections: [
      { to: deskPaths.quotes, label: 'Quotes', may: 'content.read' },
      { to: deskPaths.stories, label: 'Stories', may: 'content.read' },
      { to: deskPaths.faqs, label: 'Questions people ask', may: 'content.read' },
      { to: deskPaths.resources, label: 'Free resources', may: 'content.read' },
      { to: deskPaths.questions, label: 'Assessment', may: 'content.read' },
      { to: deskPaths.companions, label: 'AI Companions', may: 'content.read' },
      { to: deskPaths.aiReports, label: 'AI reports', may: 'students.change' },
      { to: deskPaths.newsletters, label: 'Newsletter', may: 'newsletters.read' },
    ],
  },
  {
    title: 'The rest',
    sections: [
      { to: deskPaths.numbers, label: 'Numbers', may: 'numbers.read' },
      { to: deskPaths.exports, label: 'Exports', may: 'exports.make' },
      { to: deskPaths.members, label: 'Desk accounts', may: 'members.read' },
      { to: deskPaths.audit, label: 'Audit', may: 'audit.read' },
    ],
  },
];

const WAITS_AT: Record<WaitingKind, string> = {
  safety: deskPaths.safety,
  report: deskPaths.reports,
  // The way to them is on the screen of the companions.
  answer: deskPaths.safety,
  request: deskPaths.sessions,
  missed: deskPaths.sessions,
  check: deskPaths.mentors,
  finding: deskPaths.findings,
  text: deskPaths.texts,
  code_request: deskPaths.codes,
  message: deskPaths.messages,
};

/** How much waits behind each way; the home screen has all of it. */
export function waitingByPath(counts: Waiting['counts'] = {}): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [kind, count] of Object.entries(counts) as [WaitingKind, number][]) {
    for (const path of [WAITS_AT[kind], deskPaths.home]) found[path] = (found[path] ?? 0) + count;
  }
  return found;
}
