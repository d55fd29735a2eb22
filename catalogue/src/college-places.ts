import stateNames from '../definitions/state-names.json' with { type: 'json' };
import { plain } from './college-names.ts';
import { type College, loadColleges } from './colleges.ts';

const SHORTEST_START = 3;

let cities: string[] | undefined;

/** Schools in a place as people write it: "Portl", "Portland, OR", "portland oregon", "Oregon". In the order of their numbers. */
export function findCollegesByPlace(text: string): College[] {
  const said = plain(text);
  if (said === '') return [];
  const { all } = loadColleges();
  cities ??= all.map(({ city }) => plain(city));
  const names = cities;
  const state = Object.entries(stateNames).find(([, name]) => plain(name) === said)?.[0];
  return all.filter((college) => {
    if (college.state === state) return true;
    const city = names[college.place] ?? '';
    if (city === said || (said.length >= SHORTEST_START && city.startsWith(said))) return true;
    if (!said.startsWith(`${city} `)) return false;
    const rest = said.slice(city.length + 1);
    return rest === college.state.toLowerCase() || rest === plain((stateNames as Record<string, string>)[college.state] ?? '');
  });
}
