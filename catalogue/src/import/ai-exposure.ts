import impact from '../../definitions/impact.json' with { type: 'json' };
import { ONET_CODE, readNumber } from './cells.ts';
import type { Problems } from './problems.ts';
import type { FoundTable, ReleaseFolder } from './release-folder.ts';
import { round } from './statistics.ts';
import { readTable } from './table-file.ts';

export interface Exposure {
  human_rating_beta: number;
  dv_rating_beta: number;
  impact: 'H' | 'M' | 'L';
}

export interface Exposures {
  byCode: Map<string, Exposure>;
  found: FoundTable;
}

const COLUMNS = { code: 'O*NET-SOC Code', human: 'human_rating_beta', model: 'dv_rating_beta' };
const SHARE = { least: 0, most: 1, blank: 'refused' } as const;

/** Its codes may be of an older taxonomy, so one that is unknown to the release is left out, not refused. */
export function readExposures(folder: ReleaseFolder, problems: Problems): Exposures | undefined {
  const found = folder.find('ai_exposure');
  if (found === undefined) return undefined;
  const table = readTable(found, { columns: COLUMNS }, problems);
  const byCode: Exposures['byCode'] = new Map();
  for (const row of table.rows) {
    const { code } = row.cells;
    const human = readNumber(table, row, 'human', SHARE);
    const model = readNumber(table, row, 'model', SHARE);
    if (!ONET_CODE.test(code)) table.problem(row, 'code', `"${code}" is not an O*NET-SOC code like 29-1131.00`);
    else if (byCode.has(code)) table.problem(row, 'code', `${code} comes twice`);
    else if (human !== null && model !== null) byCode.set(code, exposure(human, model));
  }
  return { byCode, found };
}

function exposure(human: number, model: number): Exposure {
  // The source's floats carry noise in the last places: 0.8200000000000001.
  const mean = round((human + model) / 2, 4);
  const level = mean >= impact.high ? 'H' : mean >= impact.moderate ? 'M' : 'L';
  return { human_rating_beta: round(human, 4), dv_rating_beta: round(model, 4), impact: level };
}
