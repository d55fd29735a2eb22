import { readNumber } from './cells.ts';
import type { Base } from './onet-base.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { readTable } from './table-file.ts';

export interface Related {
  /** Codes in the publisher's order; the first tiers are the closest. */
  byCode: Map<string, { primary: string[]; supplemental: string[] }>;
  found: FoundTable;
}

const COLUMNS = {
  code: 'O*NET-SOC Code',
  other: 'Related O*NET-SOC Code',
  tier: 'Relatedness Tier',
  index: 'Index',
};

export function readRelated(folder: ReleaseFolder, base: Base, problems: Problems): Related | undefined {
  const found = folder.find('related');
  if (found === undefined) return undefined;
  const table = readTable(found, { columns: COLUMNS }, problems);
  const rows = new Map<string, Map<number, { other: string; primary: boolean }>>();
  for (const row of table.rows) {
    const { code, other, tier } = row.cells;
    const index = readNumber(table, row, 'index', { least: 1, most: 1000, blank: 'refused' });
    if (!base.titles.has(code)) table.problem(row, 'code', `${code} is not in the list of occupations`);
    else if (!base.titles.has(other)) table.problem(row, 'other', `${other} is not in the list of occupations`);
    else if (!/^(Primary|Supplemental)/.test(tier)) table.problem(row, 'tier', `"${tier}" is not a known tier`);
    else if (index !== null) {
      const own = rows.get(code) ?? new Map<number, { other: string; primary: boolean }>();
      rows.set(code, own);
      if (own.has(index)) table.problem(row, 'index', `${code} has number ${index} twice`);
      own.set(index, { other, primary: tier.startsWith('Primary') });
    }
  }
  const byCode: Related['byCode'] = new Map();
  for (const [code, own] of rows) {
    const list = [...own].sort(([one], [other]) => one - other).map(([, entry]) => entry);
    const codes = (primary: boolean) => list.filter((one) => one.primary === primary).map((one) => one.other);
    byCode.set(code, { primary: codes(true), supplemental: codes(false) });
  }
  return { byCode, found };
}
