import { readExposures } from './ai-exposure.ts';
import { readOutlooks } from './bls-outlook.ts';
import { readWages } from './bls-wages.ts';
import { readPrograms } from './cip-programs.ts';
import { readCollegeEarnings, readCollegeFigures } from './college-figures.ts';
import { readInstitutions } from './college-institutions.ts';
import { readCollegePrograms } from './college-programs.ts';
import { readBase, readJobZones } from './onet-base.ts';
import { checkZoneNeeds, readEducation } from './onet-education.ts';
import { readRatings } from './onet-ratings.ts';
import { readRelated } from './onet-related.ts';
import { readTaskShares } from './onet-tasks.ts';
import { readAlternateTitles, readReportedTitles } from './onet-titles.ts';
import type { Problems } from './problems.ts';
import { ReleaseFolder } from './release-folder.ts';
import { readZipPlaces } from './zip-places.ts';

/** Everything that was read; a table is undefined only while `problems` says why. */
export type Releases = ReturnType<typeof readTables>;
export type WholeReleases = { [K in keyof Releases]: NonNullable<Releases[K]> };

/** Reads every table, so that one run tells of every file that is wrong. @throws ImportError */
export function readReleases(root: string, problems: Problems): WholeReleases {
  const releases = readTables(root, problems);
  problems.stopIfAny();
  return releases as WholeReleases;
}

function readTables(root: string, problems: Problems) {
  const folder = new ReleaseFolder(root, problems);
  const base = readBase(folder, problems);
  const zones = readJobZones(folder, base, problems);
  if (zones !== undefined) checkZoneNeeds(zones, problems);
  return {
    base,
    zones,
    interests: readRatings('interests', folder, base, problems),
    skills: readRatings('skills', folder, base, problems),
    knowledge: readRatings('knowledge', folder, base, problems),
    activities: readRatings('activities', folder, base, problems),
    styles: readRatings('styles', folder, base, problems),
    values: readRatings('values', folder, base, problems),
    education: readEducation(folder, base, problems),
    related: readRelated(folder, base, problems),
    alternateTitles: readAlternateTitles(folder, base, problems),
    reportedTitles: readReportedTitles(folder, base, problems),
    tasks: readTaskShares(folder, base, problems),
    wages: readWages(folder, problems),
    outlooks: readOutlooks(folder, problems),
    programs: readPrograms(folder, problems),
    exposures: readExposures(folder, problems),
    institutions: readInstitutions(folder, problems),
    collegePrograms: readCollegePrograms(folder, problems),
    collegeFigures: readCollegeFigures(folder, problems),
    collegeEarnings: readCollegeEarnings(folder, problems),
    zips: readZipPlaces(folder, problems),
  };
}
