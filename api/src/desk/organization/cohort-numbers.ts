import { areas } from '@careerscoop/catalogue/load';
import type { CohortNumbers, Counted } from '@careerscoop/contract/desk-numbers';
import type { Db } from '../../platform/database.ts';
import type { Whose } from '../people/students-in-scope.sql.ts';
import { listCounted } from './counted.sql.ts';
import { grouped } from './grouped.ts';
import { wholeTens } from './tens.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface CountedPerson {
  cohort: string;
  week: string;
  interests: string[];
}

/** The figures of a school's or sponsor's classes: sums of whole tens who all share at this moment, and nothing else. */
export async function cohortNumbers(db: Db, whose: Whose, codes: readonly string[], now: Date): Promise<CohortNumbers[]> {
  const signedUp = grouped(wholeTens(await listCounted(db, whose, 'signed_up', now)), ({ cohort }) => cohort);
  const completed = grouped(wholeTens(await listCounted(db, whose, 'completed', now)), ({ cohort }) => cohort);
  // An own code is no secret; that a year has students is one, until ten of it share.
  const named = new Set([...codes.map((code) => `code:${code}`), ...signedUp.keys(), ...completed.keys()]);
  return [...named].toSorted().map((cohort) => {
    const [kind, name = ''] = [cohort.slice(0, 4), cohort.slice(5)];
    const done = completed.get(cohort);
    return {
      code: kind === 'code' ? name : null,
      year: kind === 'year' ? Number(name) : null,
      signed_up: byWeek(signedUp.get(cohort)),
      completed: byWeek(done),
      interests: done ? interestsOf(done) : null,
    };
  });
}

function byWeek(people: readonly CountedPerson[] | undefined): Counted | null {
  if (!people) return null;
  const each = grouped(people, ({ week }) => week);
  const [first = '', ...rest] = [...each.keys()].toSorted();
  const last = rest.at(-1) ?? first;
  const weeks: Counted['weeks'] = [];
  // A week without anybody new stands there too: the line is one of time.
  for (let week = first, total = 0; week <= last; week = weekAfter(week)) {
    total += each.get(week)?.length ?? 0;
    weeks.push({ week, people: total });
  }
  return { people: people.length, weeks };
}

const weekAfter = (monday: string) => new Date(Date.parse(monday) + WEEK_MS).toISOString().slice(0, 10);

/** How many of them lean to each area. */
function interestsOf(people: readonly CountedPerson[]) {
  const counts = new Map<string, number>();
  for (const { interests } of people) for (const area of interests) counts.set(area, (counts.get(area) ?? 0) + 1);
  return areas
    .flatMap(({ key, label }) => {
      const found = counts.get(key);
      return found ? [{ area: key, label, people: found }] : [];
    })
    .toSorted((a, b) => b.people - a.people);
}
