import type { Result } from '@careerscoop/contract/results';
import { paths } from '../../../lib/paths.ts';

/** A companion as the saved careers need to know it. */
export interface Companion {
  id: number;
  name: string;
  consent_needed: boolean;
}

export interface NextStep {
  title: string;
  companion: string;
  /** Where it leads; locked while there is none. */
  to: string | null;
  /** Why it is locked. */
  reason: 'plan' | 'consent' | 'soon' | null;
}

const STEPS = [
  { title: 'Compare Careers', companion: 'Career Buddy', type: 'compare-careers' },
  { title: 'Start an Action Plan', companion: 'Career Buddy', type: 'start-action-plan' },
  { title: 'Find Schools & Programs', companion: 'College Buddy', type: 'find-schools' },
] as const;

/** What can be done with two saved careers or more: each step needs its companion, and none is had while all are closed. */
export function nextSteps(companions: readonly Companion[], companionsOpen: boolean): NextStep[] {
  return STEPS.map(({ title, companion, type }) => {
    const found = companions.find(({ name }) => name.toLowerCase() === companion.toLowerCase());
    const open = companionsOpen && found && !found.consent_needed;
    const missing = found ? 'consent' : 'plan';
    return {
      title,
      companion,
      to: open ? paths.companion(found.id, companion.toLowerCase().replace(' ', '-'), type) : null,
      reason: open ? null : companionsOpen ? missing : 'soon',
    };
  });
}

/** As many as stand side by side. */
const MOST_COMPARED = 4;

/** Side by side is free for everybody. */
export const comparePath = (saved: readonly Result[]) => paths.compare(saved.slice(0, MOST_COMPARED).map(({ slug }) => slug));
