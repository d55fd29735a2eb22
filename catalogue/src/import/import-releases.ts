import type { DataFiles } from '../data-files.ts';
import { buildData } from './build-data.ts';
import { Problems } from './problems.ts';
import { readReleases } from './read-releases.ts';
import { checkAgainst, knownSlugs, writeData } from './write-data.ts';

/**
 * Reads the publishers' releases under `from`, checks all of them, and only then replaces the data folder.
 * @throws ImportError with every problem found; the data folder is then as it was
 */
export function importReleases(from: string, dataFolder: string, { acceptFewer = false } = {}): DataFiles {
  const problems = new Problems();
  const releases = readReleases(from, problems);
  const files = buildData(releases, knownSlugs(dataFolder), problems);
  if (!acceptFewer) checkAgainst(dataFolder, files, problems);
  problems.stopIfAny();
  writeData(dataFolder, files);
  return files;
}
