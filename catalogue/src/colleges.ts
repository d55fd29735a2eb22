import type { CollegeItem } from '@careerscoop/contract/colleges';
import type { DataFile } from './data-files.ts';
import { readData } from './read-data.ts';

/** A school with what is published about it; every null is "not published". */
export interface College extends CollegeItem {
  /** Where it stands in the list of all. */
  place: number;
  /** Other names, in the publisher's spelling. */
  also: readonly string[];
  /** US dollars a year: the median of aided students of the whole school, ten years after entry. Never of a program. */
  earnings: number | null;
}

export interface Colleges {
  /** In the order of their numbers. */
  all: readonly College[];
  byUnitid: ReadonlyMap<number, College>;
  /** Where the figures come from, by the publishers' names of the years. */
  origins: Pick<DataFile<'colleges'>, 'provenance' | 'figures_from' | 'earnings_from'>;
}

let loaded: Colleges | undefined;

/** All schools, read when they are first asked for. @throws Error that names the file that is wrong */
export function loadColleges(): Colleges {
  loaded ??= assemble(readData('colleges'));
  return loaded;
}

function assemble(file: DataFile<'colleges'>): Colleges {
  const online = new Set(file.online);
  const all = file.unitid.map((unitid, place): College => {
    const website = addressOf(file.website[place]);
    const page = file.price_page[place];
    const students = file.students[place] ?? null;
    return {
      place,
      unitid,
      name: file.name[place] ?? '',
      also: file.also[place]?.split('|').filter(Boolean) ?? [],
      city: file.city[place] ?? '',
      state: file.state[place] ?? '',
      control: file.controls[file.control[place] ?? 0] ?? 'public',
      years: file.kinds[file.years[place] ?? 0] ?? 'four',
      // Known only where the same table has the school at all.
      online: online.has(place) ? true : students === null ? null : false,
      latitude: file.latitude[place] ?? 0,
      longitude: file.longitude[place] ?? 0,
      website,
      price_page: page?.startsWith('~') ? `${website}${page.slice(1)}` : addressOf(page),
      price: file.price[place] ?? null,
      admission: file.admission[place] ?? null,
      completion: file.completion[place] ?? null,
      students,
      earnings: file.earnings[place] ?? null,
    };
  });
  const { provenance, figures_from, earnings_from } = file;
  return { all, byUnitid: new Map(all.map((one) => [one.unitid, one])), origins: { provenance, figures_from, earnings_from } };
}

function addressOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  return text.startsWith('http://') ? text : `https://${text}`;
}
