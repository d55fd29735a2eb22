import { SETTINGS } from './cohort.ts';
import { percent, tableOf } from './markdown.ts';
import type { Figures } from './runs.ts';

/** What it costs that some careers are estimated: for who is made for one, and for everybody else. */
export function estimatedTable({ estimated, careers }: Figures): string {
  const { unrated, masked, hit, rivals } = estimated;
  const row = (name: string, figure: (setting: (typeof SETTINGS)[number]) => number) => [
    name,
    ...SETTINGS.map((setting) => percent(figure(setting))),
  ];
  return tableOf(
    ['Own career in the ten', ...SETTINGS],
    [
      row(`Students of ${masked} rated careers, by the ratings`, (setting) => hit[setting].own),
      row('The same, by estimates', (setting) => hit[setting].estimated),
      row(`Students of all ${careers} rated careers, among these`, (setting) => rivals[setting].rated),
      row(`The same, among all ${careers + unrated}`, (setting) => rivals[setting].all),
    ],
  );
}
