import { decimals, percent, said, spoken, tableOf } from './markdown.ts';
import type { Figures } from './runs.ts';

const TWO = ['A', 'C'] as const;

/** hit@10 by the own career's leading type and job zone. */
export function fairnessTable({ fairness }: Figures): string {
  const groups = (part: 'types' | 'zones', label: (name: string) => string) =>
    Object.keys(fairness.A[part]).map((name) => [
      label(name),
      percent(fairness.A[part][name]!.engine),
      percent(fairness.A[part][name]!.pearson_60),
      percent(fairness.C[part][name]!.engine),
      percent(fairness.C[part][name]!.pearson_60),
      String(fairness.A[part][name]!.students),
    ]);
  const rows = [...groups('types', (name) => name), ...groups('zones', (name) => `Job zone ${name}`)];
  const header = ['Own career is', 'A', 'A, correlation', 'C', 'C, correlation', 'Students'];
  return tableOf(header, rows);
}

export function mirroredTable({ fairness }: Figures): string {
  const rows = TWO.flatMap((setting) =>
    (['engine', 'pearson_60'] as const).map((method) => {
      const { wage_gap, zone_gap, overlap } = fairness[setting].mirrored[method];
      const name = method === 'engine' ? 'CareerScoop' : 'Correlation, 60 items';
      return [setting, name, percent(wage_gap), decimals(zone_gap), `${decimals(overlap, 1)} of 10`];
    }),
  );
  return tableOf(['Setting', 'Method', 'Gap in mean wage', 'Gap in mean job zone', 'Careers shared'], rows);
}

/** What disturbed answers do. */
export function robustnessTable({ robustness }: Figures): string {
  const { A, C } = robustness;
  const rows = [
    ...Object.keys(A.flipped).map((count) => [
      `${count} of 48 ratings turned around`,
      `${percent(A.flipped[count]!.hit_10)} (${decimals(A.flipped[count]!.overlap, 1)} of 10 stay)`,
      `${percent(C.flipped[count]!.hit_10)} (${decimals(C.flipped[count]!.overlap, 1)} of 10 stay)`,
    ]),
    ...Object.keys(A.random).map((chance) => [
      `Each answer random with chance ${chance}`,
      percent(A.random[chance]!.engine),
      percent(C.random[chance]!.engine),
    ]),
    ...Object.keys(A.careless).map((share) => [
      `${percent(Number(share))} of students careless`,
      percent(A.careless[share]!.engine),
      percent(C.careless[share]!.engine),
    ]),
    [
      'One rating moved by one step',
      `${decimals(A.one_step.overlap, 1)} of 10 stay, first stays in ${percent(A.one_step.same_first)}`,
      `${decimals(C.one_step.overlap, 1)} of 10 stay, first stays in ${percent(C.one_step.same_first)}`,
    ],
  ];
  return tableOf(['Answers', 'A', 'C'], rows);
}

export function retestTable({ retest }: Figures): string {
  const rows = TWO.flatMap((setting) =>
    (['engine', 'pearson_60'] as const).map((method) => {
      const figures = retest[setting][method];
      return [
        setting,
        method === 'engine' ? 'CareerScoop' : 'Correlation, 60 items',
        decimals(figures.overlap, 1),
        decimals(figures.overlap_careful, 1),
        decimals(figures.in_top_50, 1),
        decimals(figures.score_correlation),
        decimals(figures.families),
      ];
    }),
  );
  const header = [
    'Setting',
    'Method',
    'Of ten return',
    'Careful students',
    'Of ten in the later fifty',
    'Correlation of scores',
    'Families shared',
  ];
  return tableOf(header, rows);
}

export function weightsTable({ weights }: Figures): string {
  const rows = Object.keys(weights.A).map((name) => [
    spoken(name),
    ...TWO.map((setting) => {
      const { hit_10, overlap } = weights[setting][name]!;
      return `${percent(hit_10)} (${decimals(overlap, 1)} of 10 stay)`;
    }),
  ]);
  return tableOf(['Weight', 'A', 'C'], rows);
}

/** Both settings of a world in one row; the ties to the career are settings of their own. */
export function assumptionsTable({ assumptions }: Figures): string {
  const cell = (name: string) => {
    const figures = assumptions[name];
    return figures ? `${percent(figures.engine)} (${percent(figures.pearson_60)})` : '';
  };
  const worlds = Object.keys(assumptions).filter((name) => name.endsWith('_A'));
  const ties = Object.keys(assumptions).filter((name) => name.startsWith('tie_'));
  const rows = [
    ...worlds.map((name) => [spoken(name.slice(0, -2)), cell(name), cell(name.replace(/A$/, 'C'))]),
    ...ties.map((name) => [`tie to the career ${name.slice(4)} instead of .5`, '', cell(name)]),
  ];
  return tableOf(['If people are so', 'A (correlation)', 'C (correlation)'], rows);
}

/** What it costs when teenagers' ratings of their own skills say nothing: the weight of skills is chosen by this. */
export function untrueSkillsSaid({ assumptions }: Figures): string {
  const lost = (weights: 'as_assumed' | 'skills_weighing_twice', without: string, setting: 'A' | 'C') =>
    decimals(100 * (assumptions[`${weights}_${setting}`]!.engine - assumptions[`${without}_${setting}`]!.engine), 1);
  const both = (weights: 'as_assumed' | 'skills_weighing_twice', without: string) =>
    `${lost(weights, without, 'A')} points of A and ${lost(weights, without, 'C')} of C`;
  return said(
    `Skill ratings without truth cost ${both('as_assumed', 'skill_ratings_without_truth')};`,
    `where skills weigh twice as much, ${both('skills_weighing_twice', 'skills_weighing_twice_without_truth')}.`,
  );
}

export function confidenceTable({ confidence }: Figures): string {
  const rowsOf = (part3: string, { labels }: Pick<Figures['confidence'], 'labels'>) =>
    Object.entries(labels).map(([label, { share, stated, observed, own }]) => [
      part3,
      label,
      ...[share, stated, observed, own].map(percent),
    ]);
  return tableOf(
    ['Part 3', 'Label', 'Students', 'Stated', 'Own or related in the ten', 'Own in the ten'],
    [...rowsOf('Fixed questions', confidence), ...rowsOf('**In stages**', confidence.staged)],
  );
}
