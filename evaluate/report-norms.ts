import { decimals, percent, tableOf } from './markdown.ts';
import type { Figures } from './runs.ts';

/** What norms bring, by how many students they are of and with how many they count half. */
export function normsTable({ norms: { none, rows } }: Figures): string {
  const header = ['Students before', 'Half at', 'Weight', 'A', 'C', 'C, tastes changed since', 'Stay at the next version (C)'];
  return tableOf(header, [
    ['none', '', '0 %', percent(none.hit_a), percent(none.hit_c), '', ''],
    ...rows.map(({ before, half_at, hit_a, hit_c, hit_c_drifted, stay }) => [
      String(before),
      half_at === 500 ? '**500**' : String(half_at),
      percent(before / (before + half_at)),
      percent(hit_a),
      percent(hit_c),
      percent(hit_c_drifted),
      `${decimals(stay)} of 10`,
    ]),
  ]);
}
