import { SETTINGS } from './cohort.ts';
import { decimals, percent, percentWithInterval, tableOf } from './markdown.ts';
import type { Figures } from './runs.ts';

const WAYS = { fixed: 'Fixed questions', staged: '**In stages**, no norms', staged_half_norms: '**In stages**, half norms' } as const;

/** What choosing the questions of part 3 brings. */
export function stagesTable({ stages }: Figures): string {
  const rows = SETTINGS.flatMap((setting) =>
    (Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => {
      const { hit, hit_shown, hit_seen, worst_type, realistic, retest } = stages.ways[setting][way];
      return [
        setting,
        WAYS[way],
        percentWithInterval(hit),
        percent(hit_shown),
        percent(hit_seen),
        percent(worst_type),
        percent(realistic),
        `${decimals(retest)} of 10`,
      ];
    }),
  );
  const header = [
    'Setting',
    'Part 3',
    'In the ten (B: either)',
    'Seven and three',
    'By what is seen',
    'Worst type',
    'Realistic',
    'Asked again',
  ];
  return tableOf(header, rows);
}

export function equalBaselinesTable({ stages }: Figures): string {
  const row = (name: string, key: keyof Figures['stages']['baselines']['A']) => [
    name,
    ...SETTINGS.map((setting) => percent(stages.baselines[setting][key])),
  ];
  return tableOf(
    ['Method', 'A', 'B: either career', 'C'],
    [
      row('Six types of the 48 ratings', 'own_types'),
      row('The same, with preparation', 'own_types_goal'),
      row('**CareerScoop**, the 48 ratings alone', 'own_areas'),
      row('**CareerScoop**, the ratings and preparation alone', 'own_areas_goal'),
    ],
  );
}
