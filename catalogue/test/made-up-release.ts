import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import areas from '../definitions/areas.json' with { type: 'json' };
import skillNames from '../definitions/skills.json' with { type: 'json' };
import { TYPES } from '../src/career.ts';
import { collegeFiles } from './made-up-colleges.ts';
import { marketFiles } from './made-up-market.ts';

/** The text of each file by its path inside the folder of releases. */
export type Files = Record<string, string>;

const TITLES =
  'Star Counters;Cloud Painters;River Tuners;Robot Barbers;Moon Gardeners;Echo Collectors;Wind Bakers;Map Folders;' +
  'Tide Keepers;Ice Sculptors;Ghost Writers;Button Testers';

/**
 * Eleven careers with an interest profile (the last of them with nothing else), and one occupation without.
 */
export const OCCUPATIONS = TITLES.split(';')
  .map((title, i) => ({ code: `9${i % 2}-10${10 + i}.00`, title }))
  .sort(byCode);
export const CAREERS = OCCUPATIONS.slice(0, 11);
export const RATED = OCCUPATIONS.slice(0, 10);

const termsOf = (table: string) => {
  const terms = areas.flatMap(({ formula }) => Object.keys(formula)).filter((term) => term.startsWith(`${table}:`));
  return [...new Set(terms.map((term) => term.slice(2)))];
};
const elements = (root: string, names: readonly string[]) => names.map((name, i) => ({ id: `${root}.${i}`, name }));
export const ELEMENTS = {
  Interests: elements('1.B.1', TYPES),
  'Work Values': elements('1.B.2', ['Ease', 'Praise']),
  'Work Styles': elements('1.C', ['Care', 'Grit', 'Wit']),
  Skills: elements('2.A', skillNames),
  Knowledge: elements('2.C', termsOf('K')),
  'Work Activities': elements('4.A', termsOf('W')),
};

/** A made-up figure that depends on nothing but its place. */
export const figureOf = (code: string, id: string, least: number, most: number): number => {
  const seed = [...`${code} ${id}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_007, 7);
  return Number((least + ((most - least) * seed) / 10_007).toFixed(2));
};

/** All files of a small release; `names` as in the spreadsheet edition, `wide` as in one row per element. */
export function madeUpRelease({ names = false, wide = false } = {}): Files {
  const ratings = (table: keyof typeof ELEMENTS, scales: Record<string, [least: number, most: number]>) => {
    const codes = table === 'Interests' ? CAREERS : RATED;
    const rows = codes.flatMap(({ code, title }) =>
      ELEMENTS[table].flatMap(({ id, name }) =>
        Object.entries(scales).map(([scale, [least, most]]) => ({
          'O*NET-SOC Code': code,
          ...(names && { Title: title }),
          'Element ID': id,
          ...(names && { 'Element Name': name }),
          'Scale ID': scale,
          ...(names && { 'Scale Name': `${scale} scale` }),
          'Data Value': String(figureOf(code, id + scale, least, most)),
          'Recommend Suppress': code === CAREERS[0]?.code && id === '2.A.3' && scale === 'LV' ? 'Y' : 'N',
          Date: '08/2023',
        })),
      ),
    );
    return tabs(rows);
  };
  const wideRatings = (table: 'Knowledge' | 'Work Activities') => {
    const rows = RATED.flatMap(({ code }) =>
      ELEMENTS[table].map(({ id }) => ({
        'O*NET-SOC Code': code,
        'Element ID': id,
        IM: String(figureOf(code, `${id}IM`, 1, 5)),
        LV: String(figureOf(code, `${id}LV`, 0, 7)),
      })),
    );
    return tabs(rows);
  };
  const both: Record<string, [number, number]> = { IM: [1, 5], LV: [0, 7] };
  const model = Object.values(ELEMENTS).flat();
  return {
    'onet/Read Me.txt': 'O*NET 40.1 Database\nMay 2031 Release\n',
    'onet/Occupation Data.txt': tabs(OCCUPATIONS.map(({ code, title }) => ({ 'O*NET-SOC Code': code, Title: title }))),
    'onet/Content Model Reference.txt': tabs(model.map(({ id, name }) => ({ 'Element ID': id, 'Element Name': name }))),
    'onet/Interests.txt': ratings('Interests', { OI: [1, 7] }),
    'onet/Skills.txt': ratings('Skills', both),
    'onet/Knowledge.txt': wide ? wideRatings('Knowledge') : ratings('Knowledge', both),
    'onet/Work Activities.txt': wide ? wideRatings('Work Activities') : ratings('Work Activities', both),
    'onet/Work Styles.txt': ratings('Work Styles', { IM: [1, 5] }),
    'onet/Work Values.txt': ratings('Work Values', { EX: [1, 7] }),
    'onet/Job Zone Reference.txt': tabs(
      ['1-2', '3', '4', '5'].map((zone) => ({
        'Job Zone': zone,
        Name: `Job Zone ${zone}: Some Care Needed`,
      })),
    ),
    'onet/Job Zones.txt': tabs(
      CAREERS.map(({ code }, i) => ({
        'O*NET-SOC Code': code,
        'Job Zone': ['1-2', '3', '4', '5'][i % 4] ?? '',
        Date: '08/2023',
      })),
    ),
    'onet/Education, Training, and Experience.txt': tabs(
      RATED.flatMap(({ code }) =>
        Array.from({ length: 12 }, (_, i) => ({
          'O*NET-SOC Code': code,
          'Element ID': ELEMENTS.Interests[0]?.id ?? '',
          'Scale ID': 'RL',
          Category: String(i + 1),
          'Data Value': i === 5 ? '60' : i === 7 ? '40' : '0',
        })),
      ),
    ),
    'onet/Related Occupations.txt': tabs(
      CAREERS.flatMap(({ code }, i) =>
        [1, 2].map((step) => ({
          'O*NET-SOC Code': code,
          'Related O*NET-SOC Code': CAREERS[(i + step) % CAREERS.length]?.code ?? '',
          'Relatedness Tier': step === 1 ? 'Primary-Short' : 'Supplemental',
          Index: String(step),
        })),
      ),
    ),
    'onet/Alternate Titles.txt': tabs(
      CAREERS.map(({ code, title }) => ({
        'O*NET-SOC Code': code,
        'Alternate Title': `Head ${title}`,
        'Short Title': '',
      })),
    ),
    'onet/Sample of Reported Titles.txt': tabs(
      CAREERS.map(({ code, title }) => ({
        'O*NET-SOC Code': code,
        'Reported Job Title': `Junior ${title}`,
        'Shown in My Next Move': 'Y',
      })),
    ),
    'onet/Task Statements.txt': tabs(
      CAREERS.flatMap(({ code }, i) =>
        ['Feed the dogs.', 'Water the plants.', 'Read "old" maps.'].slice(0, 1 + (i % 3)).map((task, j) => ({
          'O*NET-SOC Code': code,
          'Task ID': String(i * 10 + j),
          Task: task,
        })),
      ),
    ),
    ...collegeFiles(),
    ...marketFiles(CAREERS.map(({ code }) => code)),
  };
}

/** Writes the files into a new folder of the system's temporary folder and returns its path. */
export function writeRelease(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function tabs(rows: Record<string, string>[]): string {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return `${lines.map((cells) => cells.join('\t')).join('\n')}\n`;
}

function byCode(one: { code: string }, other: { code: string }): number {
  return one.code < other.code ? -1 : 1;
}
