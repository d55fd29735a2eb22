import { collegeNames } from '@careerscoop/catalogue/college-names';
import { loadCollegePrograms } from '@careerscoop/catalogue/college-programs';
import { loadColleges } from '@careerscoop/catalogue/colleges';
import { careerByCode } from '@careerscoop/catalogue/load';
import { findCollege } from './find-college.ts';
import { findColleges } from './find-colleges.ts';
import { findPlace } from './find-place.ts';

/** Reads the schools, their programs and names, and asks each kind of question once: what runs first runs slowly. */
export function* warmColleges(): Generator<void> {
  loadColleges();
  yield;
  loadCollegePrograms();
  yield;
  yield* collegeNames.prepare();
  findCollege('portland state');
  yield;
  const place = findPlace('97201');
  yield;
  findColleges({ career: careerByCode('29-1141.00'), place });
  yield;
}
