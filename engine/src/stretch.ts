import { AREAS, type AreaKey } from './constructs.ts';
import { contributionsOf } from './contributions.ts';
import { CORE } from './diversify.ts';
import { PROFILE_WIDTH, type Model } from './model.ts';
import type { Ranking } from './ranking.ts';

const MOST_SAID = 2;

/**
 * Why a stretch career stands in the list: areas it shares with the answers, areas the core seven have less
 * of.
 */
export interface StretchReasons {
  shares: AreaKey[];
  differs: AreaKey[];
}

export function stretchReasonsOf(model: Model, ranking: Ranking, career: number): StretchReasons {
  const profile = areaRow(model, career);
  const core = ranking.list.slice(0, CORE).map((position) => areaRow(model, position));
  const parts = contributionsOf(model, ranking.person, career);
  const shares = leadingAreas((i) => (ranking.person.areas[i]! > 0 && profile[i]! > 0 ? parts.areas[i]! : 0));
  const beyondCore = (i: number) => profile[i]! - core.reduce((sum, row) => sum + row[i]!, 0) / core.length;
  return { shares, differs: leadingAreas((i) => (profile[i]! > 0 ? beyondCore(i) : 0), shares) };
}

function leadingAreas(value: (area: number) => number, without: readonly AreaKey[] = []): AreaKey[] {
  return AREAS.map(({ key }, i) => ({ key, value: value(i) }))
    .filter((area) => area.value > 0 && !without.includes(area.key))
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST_SAID)
    .map(({ key }) => key);
}

function areaRow(model: Model, career: number): Float64Array {
  return model.profiles.subarray(career * PROFILE_WIDTH, career * PROFILE_WIDTH + AREAS.length);
}
