import { SETTINGS } from './cohort.ts';
import { decimals, percent, percentWithInterval, tableOf } from './markdown.ts';
import type { Method } from './run-confirmation.ts';
import type { Figures } from './runs.ts';

const METHODS: Record<Method, string> = {
  engine: '**CareerScoop**',
  engine_skills_double: 'CareerScoop, skills weighing twice as much',
  pearson_60: 'Correlation of six interests, 60 items (published practice)',
  pearson_30: 'The same, 30 items',
  cosine_60: 'Cosine of six interests, 60 items',
  letters_60: 'Three leading letters, 60 items',
};

/** The main table: how often the right career is in the ten. */
export function confirmationTable({ confirmation }: Figures): string {
  const { A, B, C } = confirmation;
  const rows = (Object.keys(METHODS) as Method[]).map((method) => [
    METHODS[method],
    percentWithInterval(A[method].hit_10),
    percentWithInterval(B[method].hit_any),
    percentWithInterval(C[method].hit_10),
    percentWithInterval(C[method].own_or_related),
  ]);
  const header = ['Method', 'A: own career in the ten', 'B: either career', 'C: own career', 'C: own or a related career'];
  return tableOf(header, rows);
}

/** The same students, counted in other ways. */
export function confirmationDetails({ confirmation }: Figures): string {
  const rows = SETTINGS.flatMap((setting) =>
    (Object.keys(METHODS) as Method[]).map((method) => {
      const figures = confirmation[setting][method];
      return [
        setting,
        METHODS[method],
        percent(figures.hit_10.mean),
        decimals(figures.mrr.mean, 3),
        percentWithInterval(figures.related_10),
        percent(figures.above_goal.mean),
        String(figures.students),
      ];
    }),
  );
  const header = [
    'Setting',
    'Method',
    'Own career in the ten',
    'Mean of 1 / place',
    'Related careers in the ten',
    'Places far above the goal',
    'Students',
  ];
  return tableOf(header, rows);
}

/** The ten best against the list that is shown. */
export function listsTable({ lists }: Figures): string {
  const names = {
    plain: 'The ten best',
    seven_and_three: '**Seven and three**, by its ten places',
    seven_and_three_seen: 'The same, with the near-twins under them',
    pearson_60: 'Correlation, 60 items',
  };
  const rows = SETTINGS.flatMap((setting) =>
    (Object.keys(names) as (keyof typeof names)[]).map((name) => {
      const figures = lists[setting][name];
      return [
        setting,
        names[name],
        percent(figures.hit_10),
        percent(figures.own_or_related),
        decimals(figures.families, 1),
        decimals(figures.likeness),
        `${percent(figures.coverage)} (${figures.never_shown})`,
        decimals(figures.gini),
        `${decimals(figures.most_shown, 1)}x`,
      ];
    }),
  );
  const header = [
    'Setting',
    'List',
    'Own career',
    'Own or related',
    'Families',
    'Likeness',
    'Careers shown (never)',
    'Gini',
    'Most shown, times the mean',
  ];
  return tableOf(header, rows);
}

/** What each part of the assessment brings. */
export function ablationTable({ ablation }: Figures): string {
  const rows = Object.keys(ablation.A).map((parts) => [parts, percent(ablation.A[parts]!), percent(ablation.C[parts]!)]);
  return tableOf(['Answered', 'A', 'C'], rows);
}
