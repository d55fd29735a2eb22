import type { College } from '@careerscoop/catalogue/colleges';
import { type CollegeItem, type CollegeRow, PROGRAMS_IN_LIST } from '@careerscoop/contract/colleges';
import { programsAt } from './offers.ts';
import type { Distances } from './order-colleges.ts';
import type { Study } from './study.ts';

/** A school as lists show it: without the pay after it, which its own sheet alone tells, with its sentence. */
export function presentCollege(college: College): CollegeItem {
  const { place: _place, also: _also, earnings: _earnings, ...item } = college;
  return item;
}

/** One row a school, with those of its programs that are asked for. */
export function presentRows(colleges: readonly College[], { cips, levels }: Study, distances: Distances | undefined): CollegeRow[] {
  const programs = programsAt(
    colleges.map(({ place }) => place),
    cips,
    levels,
  );
  return colleges.map((college) => {
    const own = programs.get(college.place) ?? [];
    return {
      ...presentCollege(college),
      miles: distances?.get(college.place) ?? null,
      programs: own.slice(0, PROGRAMS_IN_LIST),
      more_programs: Math.max(0, own.length - PROGRAMS_IN_LIST),
    };
  });
}
