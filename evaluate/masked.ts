import { readData } from '@careerscoop/catalogue/read-data';
import { withEstimates } from '@careerscoop/catalogue/import/estimate';
import { deriveAreas, deriveSimilarity } from '@careerscoop/catalogue/import/derive';
import { lexiconNames } from '@careerscoop/catalogue/import/lexicons';
import { Problems } from '@careerscoop/catalogue/import/problems';
import { SKILLS } from '@careerscoop/engine/constructs';
import { buildModel, type CareerRow, type Model } from '@careerscoop/engine/model';
import { readTaskShares } from './level-areas.ts';
import { ratedRows } from './tables.ts';

/** The rows as they would be if nobody had rated the careers of `masked`, and the model of them. */
export interface Masked {
  rows: CareerRow[];
  model: Model;
}

/** Estimates careers whose own ratings are known, by the rule for those whose are not. */
export function maskedRows(masked: ReadonlySet<string>): Masked {
  const { codes, table_version } = readData('careers');
  const rated = ratedRows();
  const ranked = rated.map(({ code }) => code);
  const { primary, supplemental } = readData('related');
  const named = (list: readonly number[] = []) => list.flatMap((at) => codes[at] ?? []);
  const related = new Map(codes.map((code, at) => [code, { primary: named(primary[at]), supplemental: named(supplemental[at]) }]));
  const tableOf = (name: 'skills' | 'knowledge' | 'activities' | 'interests') => {
    const { elements, scales } = readData(name);
    const own = (at: number) =>
      Object.fromEntries(Object.entries(scales).map(([scale, lists]) => [scale, lists.map((list) => list[at] ?? null)]));
    const all = new Map(codes.flatMap((code, at) => (ranked.includes(code) ? [[code, { scales: own(at) }] as const] : [])));
    const kept = new Map([...all].filter(([code]) => name === 'interests' || !masked.has(code)));
    return { elements, byCode: withEstimates(kept, related, ranked), found: { file: `${name}.json` } };
  };
  const shares = readTaskShares();
  const tasks = new Map(ranked.map((code, i) => [code, lexiconNames.map((name) => Math.sqrt(shares.shares[name]![i]!))]));
  const tables = {
    skills: tableOf('skills'),
    knowledge: tableOf('knowledge'),
    activities: tableOf('activities'),
    interests: tableOf('interests'),
    tasks: { byCode: tasks, found: { file: 'task-shares.json' } },
  };
  const known = ranked.map((code) => !masked.has(code));
  const areas = deriveAreas(tables, ranked, known, new Problems());
  const likeness = deriveSimilarity(tables, ranked, known);
  const skillAt = SKILLS.map((name) => tables.skills.elements.findIndex((element) => element.name === name));
  const rows = rated.map((row, i): CareerRow => {
    if (!masked.has(row.code)) return { ...row, areas: areas.map((column) => column[i]!), similarity: likeness[i]! };
    const figures = (name: 'skills' | 'activities', scale: 'IM' | 'LV') =>
      (tables[name].byCode.get(row.code)?.scales[scale] ?? []).map((value) => value ?? 0);
    return {
      ...row,
      areas: areas.map((column) => column[i]!),
      skillImportance: skillAt.map((at) => figures('skills', 'IM')[at]!),
      skillLevel: skillAt.map((at) => figures('skills', 'LV')[at]!),
      activities: figures('activities', 'IM'),
      similarity: likeness[i]!,
    };
  });
  return { rows, model: buildModel(rows, `${table_version}-masked`) };
}
