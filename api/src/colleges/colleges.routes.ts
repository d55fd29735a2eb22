import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode, careerBySlug } from '@careerscoop/catalogue/load';
import { type CollegePlace, getCollege, listColleges } from '@careerscoop/contract/colleges';
import type { FastifyInstance } from 'fastify';
import { AppError, refuse } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import { collegeByUnitid, collegeSheet } from './find-college.ts';
import { findColleges } from './find-colleges.ts';
import { findPlace, UNKNOWN_ZIP } from './find-place.ts';

/** Where to study, for everybody. The figures are read when somebody first asks for them. */
export function collegesRoutes(app: FastifyInstance): void {
  handle(app, listColleges, ({ query: { career, zip, ...asked } }) =>
    findColleges({ ...asked, career: careerOf(career), place: placeOf(zip) }),
  );

  handle(app, getCollege, ({ params, query }) => {
    const college = collegeByUnitid(params.unitid);
    if (!college) throw new AppError('not_found');
    return collegeSheet(college, { career: careerOf(query.career), place: placeOf(query.zip) });
  });
}

/** By code or slug. @throws AppError where there is no such career */
function careerOf(name: string | undefined): Career | undefined {
  if (name === undefined) return undefined;
  const career = careerByCode(name) ?? careerBySlug(name);
  if (!career) throw new AppError('not_found');
  return career;
}

/** @throws AppError at the field where there is no such ZIP code */
function placeOf(zip: string | undefined): CollegePlace | undefined {
  if (zip === undefined) return undefined;
  const place = findPlace(zip);
  if (!place) throw refuse('zip', UNKNOWN_ZIP);
  return place;
}
