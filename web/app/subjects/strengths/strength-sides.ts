import { STRENGTH_CUT } from '@careerscoop/contract/constants';
import type { StrengthProfile } from '@careerscoop/contract/strengths';

/** One side of what stands out: a card of the carousel. */
export interface StrengthSide {
  key: 'traits' | 'skills' | 'activities';
  title: string;
  items: string[];
  insights: string[];
  prompt: string;
}

const TITLES = [
  ['traits', 'Where You Shine'],
  ['skills', 'Things You Do Well'],
  ['activities', 'Activities You Enjoy'],
] as const;

/** The three sides of a profile, in their order. */
export function sidesOf(profile: StrengthProfile): StrengthSide[] {
  return TITLES.map(([key, title]) => ({
    key,
    title,
    items: profile[`top_${key}`],
    insights: profile[`${key}_insights`].split('\n').filter((line) => line.trim() !== ''),
    prompt: profile[`${key}_prompt`],
  }));
}

/** Whether nothing is known yet: there is no matched assessment. */
export function isEmpty(sides: readonly StrengthSide[]): boolean {
  return sides.every(({ items, insights }) => items.length === 0 && insights.length === 0);
}

/** A long item cut short, or null where it is short enough to stand whole. */
export function cutItem(item: string): string | null {
  return item.length > STRENGTH_CUT ? `${item.slice(0, STRENGTH_CUT).trimEnd()}…` : null;
}
