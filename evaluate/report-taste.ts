import { SETTINGS } from './cohort.ts';
import { percentWithInterval, tableOf } from './markdown.ts';
import type { Figures } from './runs.ts';

const WAYS = {
  taste: '**Twelve cards**, six of everybody, then three and three by the answers',
  twelve_fixed: 'Twelve cards, the same of everybody',
  all_ratings: 'All 48 ratings, read like the cards',
  assessment: 'The whole assessment, fixed questions, the first three of its ten',
  chance: 'Three careers of three families drawn blindly',
} as const;

/** What twelve answers of a stranger say. */
export function tasteTable({ taste }: Figures): string {
  const rows = SETTINGS.flatMap((setting) =>
    (Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => {
      const { ten, three, family } = taste[setting][way];
      return [setting, WAYS[way], percentWithInterval(family), percentWithInterval(three), percentWithInterval(ten)];
    }),
  );
  return tableOf(['Setting', 'Asked', 'Right family among the three', 'Own career among the three', 'Own career in the first ten'], rows);
}
