import { loadCollegePrograms } from '@careerscoop/catalogue/college-programs';
import { loadColleges } from '@careerscoop/catalogue/colleges';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { loadZipCentres } from '@careerscoop/catalogue/zip-centres';
import type { CollegeSource } from '@careerscoop/contract/colleges';

type Key = CollegeSource['key'];

/** Where the figures of an answer come from, in the order asked for; the years as the publishers name them. */
export function collegeSources(...keys: Key[]): CollegeSource[] {
  const { provenance, figures_from, earnings_from } = loadColleges().origins;
  const programs = loadCollegePrograms();
  const crosswalk = loadCatalogue().provenance['programs'];
  const zips = loadZipCentres().provenance;
  const origins: Record<Key, { source: string; url: string; year: string } | undefined> = {
    colleges: { ...provenance, year: provenance.version },
    programs: { ...programs.provenance, year: programs.period },
    figures: { ...figures_from, year: figures_from.version },
    earnings: { ...earnings_from, year: earnings_from.date.slice(0, 4) },
    crosswalk: crosswalk && { ...crosswalk, year: crosswalk.date },
    zip: { ...zips, year: zips.date.slice(0, 4) },
  };
  return keys.flatMap((key) => {
    const origin = origins[key];
    return origin ? [{ key, source: origin.source, year: origin.year, href: origin.url }] : [];
  });
}
