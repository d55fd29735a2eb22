import { decimals, percent, said, tableOf } from './markdown.ts';
import { compareWithReference } from './reference.ts';
import {
  assumptionsTable,
  confidenceTable,
  fairnessTable,
  mirroredTable,
  retestTable,
  robustnessTable,
  untrueSkillsSaid,
  weightsTable,
} from './report-limits.ts';
import { ablationTable, confirmationDetails, confirmationTable, listsTable } from './report-quality.ts';
import { estimatedTable } from './report-estimated.ts';
import { normsTable } from './report-norms.ts';
import { equalBaselinesTable, stagesTable } from './report-stages.ts';
import { tasteTable } from './report-taste.ts';
import type { Figures } from './runs.ts';

/** All tables as markdown: printed by the evaluation and kept in docs/methodology.md. */
export function reportOf(figures: Figures): string {
  return [
    said(
      `Engine ${figures.engine_version}, tables ${figures.table_version}. Simulated students only.`,
      'In brackets: 95 % intervals, by drawing careers again.',
      `Chance is ${percent(10 / figures.careers)} for one career.`,
    ),
    '### How often the right career is found',
    `${figures.confirmation.A.engine.students} students a setting, in worlds that nothing was tuned on.`,
    confirmationTable(figures),
    'The same students in other measures:',
    confirmationDetails(figures),
    '### Part 3 chosen for the student',
    said(
      'The same worlds, other students, asked the fixed questions or twelve choices and sixteen second ratings in four stages.',
      'Half norms: the means of the first ratings of all students of the same world and setting, weighing as much as if there were 500 of',
      'them; as in the product they enter the list and not the choice of the questions. The other tables on this page are of the',
      'fixed questions, which are asked where no stage can be fetched.',
    ),
    stagesTable(figures),
    'With the same information, beside the published methods above: the same students, by their 48 ratings alone or with the education goal; no norms.',
    equalBaselinesTable(figures),
    '### Norms',
    said(
      'Other worlds, half of the careers; the means are of students of the other half, as loosely tied as in C. Fixed questions. Tastes',
      'changed since: half of the variance of what is popular is another when the norms are used. The next version has a tenth more',
      'students, 50 at least.',
    ),
    normsTable(figures),
    '### A taste without an account',
    said(
      'Twelve of the 48 ratings of half of these students, nothing else; B counts either career. A family is one of the 22 major groups of',
      'the occupational classification, and the three are of three families.',
    ),
    tasteTable(figures),
    '### Careers that are estimated',
    said(
      `${figures.estimated.masked} rated careers were treated as if nobody had rated them. Their 48 estimated areas correlate`,
      `${decimals(figures.estimated.likeness)} with their own on average. Fixed questions; in B the first of the two careers.`,
    ),
    estimatedTable(figures),
    '### The list that is shown',
    'Seven best and three that reach further, against the plain ten best.',
    listsTable(figures),
    reachSaid(figures),
    '### What each part of the assessment brings',
    'Own career in the plain ten. s1 ratings, s2 skills, s3 situations, s4 types.',
    ablationTable(figures),
    '### Groups',
    'Own career in the plain ten, by the leading type and the job zone of that career.',
    fairnessTable(figures),
    said(
      'Mirrored groups: the same students, their interests moved to the means of boys and of girls.',
      'A gap in wage above 0 favours boys, one in job zone favours girls. No gender enters the engine.',
    ),
    mirroredTable(figures),
    '### Disturbed answers',
    robustnessTable(figures),
    '### Asked again',
    'The same people on another day, with a new mood and new noise.',
    retestTable(figures),
    '### Weights',
    'Each weight halved, and half as much again.',
    weightsTable(figures),
    '### Other assumptions about people',
    'Own career in the plain ten, the published correlation in brackets.',
    assumptionsTable(figures),
    untrueSkillsSaid(figures),
    '### How sure the list is',
    'Over students whose tie to their career lies between .2 and .8.',
    confidenceTable(figures),
    confidenceSaid(figures),
    '### How the simulated students answer',
    simulatorTable(figures),
    levelSaid(figures),
    '### Beside the research the engine was designed by',
    said(
      'The research measured the same engine on other worlds, with fewer students, and with skills weighing',
      'twice as much, on the first word lists and without folding near-twins. A test holds the two within two points of each',
      'other; the worst job zone within four, because three worlds, as the research had, leave it open between 60 and 66; the',
      'Gini within three, because careers are shown more evenly since the word lists were mended.',
    ),
    comparisonTable(figures),
  ].join('\n\n');
}

function reachSaid({ lists }: Figures): string {
  const cost = (setting: 'A' | 'C') => decimals(100 * (lists[setting].plain.hit_10 - lists[setting].seven_and_three.hit_10), 1);
  const more = (setting: 'A' | 'C') => decimals(lists[setting].seven_and_three.families - lists[setting].plain.families, 1);
  return said(
    `The three that reach further and the folding of near-twins cost ${cost('A')} points of hits in A and ${cost('C')} in C,`,
    `and bring ${more('A')} and ${more('C')} more families.`,
  );
}

function confidenceSaid({ confidence, signs }: Figures): string {
  const { careless, flat } = signs;
  return said(
    `Calibration error ${decimals(confidence.ece, 3)} (in stages ${decimals(confidence.staged.ece, 3)}),`,
    `area under the curve ${decimals(confidence.auc)} (${decimals(confidence.staged.auc)}). With the fixed questions:`,
    `Brier score ${decimals(confidence.brier, 3)}, against ${decimals(confidence.brier_of_the_mean, 3)}`,
    `for always stating the mean. Flat profiles are flagged in ${percent(flat.flat)} of cases,`,
    `ordinary ones in ${percent(flat.ordinary)}. Careless students are flagged in`,
    `${percent(careless.careless)}, careful ones in ${percent(careless.careful)}; the own career is in the`,
    `ten of ${percent(careless.hit_10_flagged)} of those flagged and of`,
    `${percent(careless.hit_10_others)} of the others (C). Where part 3 is chosen for the student, ${percent(signs.careless_staged.careless)} of`,
    `careless and ${percent(signs.careless_staged.careful)} of careful students are flagged.`,
  );
}

function simulatorTable({ simulator }: Figures): string {
  return tableOf(
    ['', 'Simulated', 'Published or real'],
    [
      ['Inner agreement of a 60-item form', decimals(simulator.alpha_60), '.81'],
      ['Retest of a 60-item form', decimals(simulator.retest_60), '.82'],
      ['Retest of one item', decimals(simulator.item_retest), 'not known'],
      ['Self-rated skill with skill', decimals(simulator.skill_validity), 'about .3'],
      ['Spread of one person’s ratings', decimals(simulator.within_spread), '1.24'],
    ],
  );
}

function levelSaid({ simulator: { level_likeness } }: Figures): string {
  const ends = ([least, middle, most]: readonly [number, number, number]) =>
    `${decimals(least, 3)} to ${decimals(most, 3)} (mean ${decimals(middle, 3)})`;
  return said(
    `LEVEL and importance are nearly one thing: over careers they correlate ${ends(level_likeness.areas)} in the 48 areas and`,
    `${ends(level_likeness.skills)} in the 21 skills. That students are made from the one and ranked by the other makes them hardly`,
    'independent of the engine; what does that is the error of every world about every career (.85 with the published figures).',
  );
}

function comparisonTable(figures: Figures): string {
  const rows = compareWithReference(figures).map(({ figure, reference, ours }) => [figure, decimals(reference, 3), decimals(ours, 3)]);
  return tableOf(['Figure', 'Research', 'This project'], rows);
}
