import { placeByZip } from '@careerscoop/catalogue/zip';
import { centreOfZip } from '@careerscoop/catalogue/zip-centres';
import type { CollegePlace } from '@careerscoop/contract/colleges';

/** Said where nobody knows a ZIP code. */
export const UNKNOWN_ZIP = 'We do not know this ZIP code. Check its five digits.';

/** The place of a ZIP code to measure from; undefined where there is no such code. */
export function findPlace(zipcode: string): CollegePlace | undefined {
  const [place, centre] = [placeByZip(zipcode), centreOfZip(zipcode)];
  return place && centre && { ...place, ...centre };
}
