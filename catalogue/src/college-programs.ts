import { type CollegeAward, collegeAward } from '@careerscoop/contract/colleges';
import type { Provenance } from './data-files.ts';
import { readData } from './read-data.ts';

export const AWARDS = collegeAward.options;

/** What schools offer, in columns: a quarter of a million objects would take ten times the memory. */
export interface CollegePrograms {
  /** By CIP code: from which row on, and up to which, the program stands. */
  spans: ReadonlyMap<string, readonly [from: number, to: number]>;
  /** CIP codes in the order of the rows. */
  cips: readonly string[];
  /** Place of the school in the list of all. */
  college: Uint16Array;
  /** Place in `AWARDS`. */
  award: Uint8Array;
  /** How many finished; 0 is "offered, nobody finished". */
  awards: Uint16Array;
  /** The school year of the awards: "2023-24". */
  period: string;
  provenance: Provenance;
}

let loaded: CollegePrograms | undefined;

/** All programs, read when they are first asked for. @throws Error that names the file that is wrong */
export function loadCollegePrograms(): CollegePrograms {
  loaded ??= assemble();
  return loaded;
}

function assemble(): CollegePrograms {
  const { by_cip, period, provenance } = readData('college-programs');
  const rows = { college: [] as number[], award: [] as number[], awards: [] as number[] };
  const spans = new Map<string, [number, number]>();
  for (const [cip, byAward] of Object.entries(by_cip)) {
    const from = rows.college.length;
    for (const [award, list] of Object.entries(byAward)) read(list ?? '', AWARDS.indexOf(award as CollegeAward), rows);
    spans.set(cip, [from, rows.college.length]);
  }
  return {
    spans,
    cips: [...spans.keys()],
    college: Uint16Array.from(rows.college),
    award: Uint8Array.from(rows.award),
    awards: Uint16Array.from(rows.awards),
    period,
    provenance,
  };
}

const BLANK = 32;
const COMMA = 44;
const ZERO = 48;

/** Sign by sign, since cutting a million characters into strings holds up a whole server. */
function read(list: string, award: number, rows: Record<'college' | 'award' | 'awards', number[]>): void {
  let place = 0;
  const numbers = [0, 0];
  let at = 0;
  for (let index = 0; index <= list.length; index += 1) {
    const sign = index < list.length ? list.charCodeAt(index) : COMMA;
    if (sign === BLANK) at = 1;
    else if (sign !== COMMA) numbers[at] = (numbers[at] ?? 0) * 10 + sign - ZERO;
    else {
      place += numbers[0] ?? 0;
      rows.college.push(place);
      rows.award.push(award);
      rows.awards.push(numbers[1] ?? 0);
      numbers.fill(0);
      at = 0;
    }
  }
}
