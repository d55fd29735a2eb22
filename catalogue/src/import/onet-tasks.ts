import { lexiconNames, speaksOf } from './lexicons.ts';
import type { Base } from './onet-base.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

export interface TaskShares {
  /**
   * Square root of the share of an occupation's tasks that speak of each lexicon, in the order of
   * `lexiconNames`.
   */
  byCode: Map<string, number[]>;
  found: FoundTable;
}

/** Counts in the publisher's task statements; the statements themselves are left behind. */
export function readTaskShares(folder: ReleaseFolder, base: Base, problems: Problems): TaskShares | undefined {
  const found = folder.find('tasks');
  if (found === undefined) return undefined;
  const table = readTable(found, { columns: { code: 'O*NET-SOC Code', task: 'Task' } }, problems);
  const counts = new Map<string, { tasks: number; hits: number[] }>();
  for (const row of table.rows) {
    const { code, task } = row.cells;
    if (!base.titles.has(code)) table.problem(row, 'code', `${code} is not in the list of occupations`);
    else if (task === '') table.problem(row, 'task', 'there is no task');
    else {
      const own = counts.get(code) ?? { tasks: 0, hits: lexiconNames.map(() => 0) };
      counts.set(code, own);
      own.tasks += 1;
      lexiconNames.forEach((name, index) => {
        if (speaksOf(name, task)) own.hits[index] = (own.hits[index] ?? 0) + 1;
      });
    }
  }
  const shares = [...counts].map(([code, { tasks, hits }]) => {
    return [code, hits.map((count) => Math.sqrt(count / tasks))] as const;
  });
  return { byCode: new Map(shares), found };
}
