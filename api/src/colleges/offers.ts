import { AWARDS, loadCollegePrograms } from '@careerscoop/catalogue/college-programs';
import { loadColleges } from '@careerscoop/catalogue/colleges';
import type { CollegeLevel, CollegeProgram } from '@careerscoop/contract/colleges';
import { LEVEL_OF } from './fitting-levels.ts';
import { titleOfProgram } from './program-titles.ts';

/** Who offers some programs at some levels. */
export interface Offers {
  /** By the school's place in the list of all: the awards of all these programs together; -1 where it offers none. */
  awards: Int32Array;
  /** For each program the number of schools that offer it. */
  colleges: Map<string, number>;
}

const NONE = -1;

/** Counts over whole columns, since the widest career reads a large part of all rows. */
export function findOffers(cips: Iterable<string>, levels: readonly CollegeLevel[]): Offers {
  const { spans, college, award, awards: finished } = loadCollegePrograms();
  const wanted = AWARDS.map((one) => levels.includes(LEVEL_OF[one]));
  const awards = new Int32Array(loadColleges().all.length).fill(NONE);
  const lastProgram = new Int32Array(awards.length);
  const colleges: Offers['colleges'] = new Map();
  let program = 0;
  for (const cip of cips) {
    program += 1;
    let count = 0;
    const [from, to] = spans.get(cip) ?? [0, 0];
    for (let row = from; row < to; row += 1) {
      if (!wanted[award[row] ?? 0]) continue;
      const place = college[row] ?? 0;
      awards[place] = Math.max(0, awards[place] ?? 0) + (finished[row] ?? 0);
      if (lastProgram[place] !== program) count += 1;
      lastProgram[place] = program;
    }
    colleges.set(cip, count);
  }
  return { awards, colleges };
}

/** These programs at each of these schools, most awards first. */
export function programsAt(
  places: Iterable<number>,
  cips: Iterable<string>,
  levels: readonly CollegeLevel[],
): Map<number, CollegeProgram[]> {
  const { spans, college, award, awards } = loadCollegePrograms();
  const found = new Map<number, CollegeProgram[]>([...places].map((place) => [place, []]));
  for (const cip_code of cips) {
    const [from, to] = spans.get(cip_code) ?? [0, 0];
    for (let row = from; row < to; row += 1) {
      const own = found.get(college[row] ?? NONE);
      const name = AWARDS[award[row] ?? NONE];
      if (own === undefined || name === undefined || !levels.includes(LEVEL_OF[name])) continue;
      own.push({ cip_code, title: titleOfProgram(cip_code), level: LEVEL_OF[name], award: name, awards: awards[row] ?? 0 });
    }
  }
  for (const own of found.values()) own.sort((a, b) => b.awards - a.awards || a.title.localeCompare(b.title, 'en'));
  return found;
}
