import sources from '../../definitions/sources.json' with { type: 'json' };
import type { DataFile, Provenance } from '../data-files.ts';
import type { FoundTable } from './release-folder.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

type SourceKey = keyof typeof sources;

interface Source {
  source: string;
  licence: string;
  url: string;
  attribution: string;
  links: { label: string; url: string }[];
  changes?: string;
  version?: string;
  date?: string;
}

/** Where a table comes from; what the file does not tell about itself stands in definitions/sources.json. */
export function originOf(key: SourceKey, found: FoundTable): Omit<Provenance, 'careers'> {
  const { source, licence, url, version = '', date = '' }: Source = sources[key];
  return { source, licence, url, ...edition(key, found, { version, date }) };
}

function edition(key: SourceKey, found: FoundTable, written: { version: string; date: string }) {
  const [star = '', other = ''] = found.stars;
  if (key === 'onet') return { version: found.version, date: found.date };
  // OEWS figures are those of May of the year in the name of the file.
  if (key === 'bls_wages') return { version: `May ${star}`, date: `${star}-05` };
  if (key === 'bls_outlook') return { version: star, date: star.slice(0, 4) };
  // Schools and completions of one collection; the Scorecard tells the year of its figures, or the day of its release.
  if (key === 'ipeds') return { version: star, date: star };
  if (key === 'scorecard') return { version: star, date: star.slice(0, DAY.test(star) ? 7 : 4) };
  if (key === 'cip') return { version: `CIP ${star} to SOC ${other}`, date: star };
  return written;
}

/** The required wordings, one for each release that figures were taken from. */
export function attributionsFor(used: { key: SourceKey; version: string }[]): DataFile<'attributions'> {
  const editions = [...new Set(used.map(({ key, version }) => `${key}\t${version}`))].sort();
  return editions.map((edition) => {
    const [key = '', version = ''] = edition.split('\t');
    const { attribution, changes, links }: Source = sources[key as SourceKey];
    const text = attribution.replace('{version}', version);
    const name = key === 'onet' ? `onet_${version.replaceAll('.', '_')}` : key;
    return { key: name, text: changes === undefined ? text : `${text} ${changes}`, links };
  });
}
