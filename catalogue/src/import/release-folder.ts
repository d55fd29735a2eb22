import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import releaseDates from '../../definitions/releases.json' with { type: 'json' };
import tables from '../../definitions/tables.json' with { type: 'json' };
import type { Problems } from './problems.ts';
import type { TableFile } from './table-file.ts';

export type TableName = keyof typeof tables;

export interface FoundTable extends TableFile {
  /** Version and date of the release that holds the table: of O*NET '29.3' and '2025-05'. */
  version: string;
  date: string;
  /** What the stars of the file name stand for: years. */
  stars: string[];
}

interface Folder {
  name: string;
  version: string;
  date: string;
}

/** `onet`, `onet-30.1`, or as the publisher's archive unpacks: `db_30_1_text`. */
const ONET_FOLDER = /^(?:onet(?:-([\d.]+))?|db_(\d+_\d+)_text)$/;

/** Finds each table in the newest folder that has it: `onet`, `onet-30.1`, `bls`, `cip`, `ai`, `zip`. */
export class ReleaseFolder {
  readonly root: string;
  private readonly problems: Problems;
  private readonly onet: Folder[];

  constructor(root: string, problems: Problems) {
    this.root = root;
    this.problems = problems;
    this.onet = this.onetFolders();
    if (this.onet.length === 0) {
      problems.add({ file: root, message: 'there is no folder called onet, or onet- and a version' });
    }
  }

  find(table: TableName): FoundTable | undefined {
    const { folder, file } = tables[table];
    const places = folder === 'onet' ? this.onet : [{ name: folder, version: '', date: '' }];
    const pattern = new RegExp(`^${file.split('*').map(escape).join('(.+)')}$`);
    for (const place of places) {
      const matches = this.filesIn(place.name).filter((name) => pattern.test(name));
      const newest = matches.at(-1);
      if (newest === undefined) continue;
      const stars = pattern.exec(newest)?.slice(1) ?? [];
      const path = join(this.root, place.name, newest);
      return { path, file: `${place.name}/${newest}`, version: place.version, date: place.date, stars };
    }
    const looked = places.map((place) => place.name).join(', ') || 'onet';
    const message = `the file is missing (or was renamed); looked in ${looked}`;
    this.problems.add({ file: `${places.at(-1)?.name ?? folder}/${file}`, message });
    return undefined;
  }

  private filesIn(folder: string): string[] {
    const path = join(this.root, folder);
    return existsSync(path) ? readdirSync(path).sort() : [];
  }

  private onetFolders(): Folder[] {
    if (!existsSync(this.root) || !statSync(this.root).isDirectory()) return [];
    return readdirSync(this.root)
      .filter((name) => ONET_FOLDER.test(name) && statSync(join(this.root, name)).isDirectory())
      .map((name) => this.onetFolder(name))
      .sort((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }));
  }

  /** The publisher's Read Me tells version and month; a folder without it tells the version by its name. */
  private onetFolder(name: string): Folder {
    const readMe = join(this.root, name, 'Read Me.txt');
    const text = existsSync(readMe) ? readFileSync(readMe, 'utf8') : '';
    const version = /O\*NET\W*\s([\d.]+)\s+Database/.exec(text)?.[1] ?? ONET_FOLDER.exec(name)?.[1]?.replace('_', '.');
    const written = monthOf(/^(\w+ \d{4}) Release/m.exec(text)?.[1] ?? '');
    const date = written ?? (releaseDates as Record<string, string>)[version ?? ''];
    if (version === undefined || date === undefined) {
      const message = 'the version and month of the release ("O*NET 29.3 Database", "May 2025 Release") are missing';
      this.problems.add({ file: `${name}/Read Me.txt`, line: 1, message });
    }
    return { name, version: version ?? '', date: date ?? '' };
  }
}

function monthOf(text: string): string | undefined {
  const time = Date.parse(`1 ${text} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 7);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
