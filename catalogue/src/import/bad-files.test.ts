import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAREERS, type Files, madeUpRelease, RATED, writeRelease } from '../../test/made-up-release.ts';
import { importReleases } from './import-releases.ts';
import { ImportError, type Problem } from './problems.ts';

const SKILLS = 'onet/Skills.txt';
const good = madeUpRelease();
const changed = (path: string, change: (text: string) => string): Files => ({
  ...good,
  [path]: change(good[path] ?? ''),
});
const without = (path: string): Files => Object.fromEntries(Object.entries(good).filter(([name]) => name !== path));
const line = (text: string, number: number, change: (line: string) => string) =>
  text
    .split('\n')
    .map((one, i) => (i === number - 1 ? change(one) : one))
    .join('\n');
const cell = (number: number, column: number, value: string) => (text: string) =>
  line(text, number, (one) => one.split('\t').with(column, value).join('\t'));
const half = (text: string) => text.slice(0, text.length / 2);
const halfAtLineEnd = (text: string) => text.slice(0, text.indexOf('\n', text.length / 2) + 1);

/** Runs the import over existing data and returns what it found; the data folder must be as it was. */
function problemsOf(files: Files): Problem[] {
  const home = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const data = join(home, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'slugs.json'), '{"slugs":{}}');
  try {
    importReleases(writeRelease(files), data);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    expect(readdirSync(home)).toEqual(['data']);
    expect(readdirSync(data)).toEqual(['slugs.json']);
    expect(readFileSync(join(data, 'slugs.json'), 'utf8')).toBe('{"slugs":{}}');
    return (error as ImportError).problems;
  }
  throw new Error('The import went through.');
}

const firstCode = CAREERS[0]?.code ?? '';
const CASES: [what: string, files: Files, found: Partial<Problem>][] = [
  ['a missing table', without(SKILLS), { file: SKILLS, message: expect.stringContaining('missing') }],
  ['a missing folder', without('zip/geonames_US_postal.txt'), { file: 'zip/geonames_US_postal.txt' }],
  ['a missing list of occupations', without('onet/Occupation Data.txt'), { file: 'onet/Occupation Data.txt' }],
  ['a release that does not say which one it is', without('onet/Read Me.txt'), { file: 'onet/Read Me.txt' }],
  ['a renamed column', changed(SKILLS, (text) => text.replace('Data Value', 'Value')), { file: SKILLS, line: 1, column: 'Data Value' }],
  [
    'a renamed code column',
    changed(SKILLS, (text) => text.replace('O*NET-SOC Code', 'Code')),
    { file: SKILLS, line: 1, column: 'O*NET-SOC Code' },
  ],
  [
    'a line that is cut off',
    changed(SKILLS, (text) => line(text, 7, (one) => one.split('\t').slice(0, 3).join('\t'))),
    { file: SKILLS, line: 7, column: 'Data Value' },
  ],
  ['a line with too many columns', changed(SKILLS, (text) => line(text, 9, (one) => `${one}\tmore`)), { file: SKILLS, line: 9 }],
  [
    'a word in the place of a number',
    changed(SKILLS, cell(5, 3, 'four')),
    { file: SKILLS, line: 5, column: 'Data Value', message: '"four" is not a number' },
  ],
  ['a number outside its scale', changed(SKILLS, cell(4, 3, '45')), { file: SKILLS, line: 4, column: 'Data Value' }],
  ['a missing importance', changed(SKILLS, cell(4, 3, '')), { file: SKILLS, line: 4, column: 'Data Value' }],
  ['an unknown element', changed(SKILLS, cell(6, 1, '2.A.99')), { file: SKILLS, line: 6, column: 'Element ID' }],
  ['an unknown occupation', changed(SKILLS, cell(3, 0, '11-1111.11')), { file: SKILLS, line: 3, column: 'O*NET-SOC Code' }],
  ['an unknown scale', changed(SKILLS, cell(3, 2, 'IX')), { file: SKILLS, line: 3, column: 'Scale ID' }],
  [
    'the same figure twice',
    changed(SKILLS, (text) => line(text, 2, (one) => `${one}\n${one}`)),
    { file: SKILLS, line: 3, column: 'Element ID' },
  ],
  [
    'a row that is missing',
    changed(SKILLS, (text) => text.split('\n').toSpliced(3, 1).join('\n')),
    { file: SKILLS, column: 'Element ID', message: `${firstCode} has no IM of 2.A.1` },
  ],
  ['a date that is none', changed(SKILLS, cell(2, 5, '2023')), { file: SKILLS, line: 2, column: 'Date' }],
  ['a file without rows', changed(SKILLS, (text) => `${text.split('\n')[0]}\n`), { file: SKILLS, line: 1 }],
  ['an empty file', changed(SKILLS, () => ''), { file: SKILLS, line: 1, column: 'O*NET-SOC Code' }],
  [
    'a file without its last line end',
    changed(SKILLS, (text) => text.trimEnd()),
    { file: SKILLS, message: expect.stringContaining('middle of a line') },
  ],
  [
    'a formula without its element',
    changed('onet/Content Model Reference.txt', (text) => text.replace('\tMechanical\n', '\tMachines\n')),
    { file: 'onet/Knowledge.txt', column: 'Element ID' },
  ],
  [
    'a job zone that is not in the reference',
    changed('onet/Job Zones.txt', cell(2, 1, '6')),
    { file: 'onet/Job Zones.txt', line: 2, column: 'Job Zone' },
  ],
  [
    'education shares that do not add up',
    changed('onet/Education, Training, and Experience.txt', cell(7, 4, '10')),
    { file: 'onet/Education, Training, and Experience.txt', column: 'Data Value' },
  ],
  [
    'a related career that does not exist',
    changed('onet/Related Occupations.txt', cell(2, 1, '11-1111.11')),
    { file: 'onet/Related Occupations.txt', line: 2, column: 'Related O*NET-SOC Code' },
  ],
  [
    'a wage that is no number',
    changed('bls/oews_national_M2031.csv', (text) => text.replace('61,000', 'n.a.')),
    { file: 'bls/oews_national_M2031.csv', column: 'A_MEDIAN' },
  ],
  [
    'a quotation that never ends',
    changed('bls/oews_national_M2031.csv', (text) => text.replace('"*"', '"*')),
    { file: 'bls/oews_national_M2031.csv' },
  ],
  [
    'a wage code that has no wage',
    changed('bls/derived_onet_soc6_to_oews_code.csv', (text) => text.replace(/,[\d-]{7},/, ',11-1111,')),
    { file: 'bls/derived_onet_soc6_to_oews_code.csv', line: 2, column: 'oews_code' },
  ],
  [
    'openings of another period',
    Object.fromEntries(Object.entries(good).map(([path, text]) => [path.replace('2030-40_table1.10', '2032-42_table1.10'), text])),
    { file: 'bls/employment_projections_2032-42_table1.10_openings.csv' },
  ],
  [
    'a program code that lost its zero',
    changed('cip/CIPCode2030.csv', (text) => text.replace('01.0101', '1.0101')),
    { file: 'cip/CIPCode2030.csv', line: 4, column: 'CIPCode' },
  ],
  [
    'a program of the edition before',
    changed('cip/CIP2030_SOC2028.csv', (text) => text.replace('01.0101', '01.0102').replace('99-9999', '90-1010')),
    { file: 'cip/CIP2030_SOC2028.csv', line: 3, column: 'CIP2030Code' },
  ],
  [
    'an exposure above 1',
    changed('ai/gpts_are_gpts_occ_level.csv', (text) => text.replace('0.8200000000000001', '8.2')),
    { file: 'ai/gpts_are_gpts_occ_level.csv', column: 'dv_rating_beta' },
  ],
  [
    'a ZIP code that lost its zero',
    changed('zip/geonames_US_postal.txt', (text) => text.replace('02139', '2139')),
    { file: 'zip/geonames_US_postal.txt', column: 'zipcode' },
  ],
];

describe('a release with something wrong in it writes nothing', () => {
  it.each(CASES)('%s', (_, files, found) => {
    expect(problemsOf(files)).toContainEqual(expect.objectContaining(found));
  });

  it.each(Object.keys(good).filter((path) => !/Read Me|Job Zone Ref|CIPCode|zip/.test(path)))('%s cut in half', (path) => {
    expect(problemsOf(changed(path, half)).some((problem) => problem.file === path && problem.line !== undefined)).toBe(true);
    expect(problemsOf(changed(path, halfAtLineEnd)).length).toBeGreaterThan(0);
  });

  it('says file, line, column and what is wrong in one sentence each', () => {
    const files = {
      ...changed(SKILLS, cell(5, 3, 'four')),
      'onet/Interests.txt': half(good['onet/Interests.txt'] ?? ''),
    };
    const { message } = new ImportError(problemsOf(files));
    expect(message).toContain('onet/Skills.txt:5: column "Data Value": "four" is not a number');
    expect(message).toContain('onet/Interests.txt:');
  });

  it('refuses data in which many careers lose a figure, unless told so', () => {
    const data = join(mkdtempSync(join(tmpdir(), 'catalogue-')), 'data');
    importReleases(writeRelease(good), data);
    const last = RATED.at(-1)?.code ?? '';
    const fewer = changed('onet/Work Values.txt', (text) =>
      text
        .split('\n')
        .filter((one) => !one.startsWith(last))
        .join('\n'),
    );
    fewer['onet/Job Zones.txt'] = good['onet/Job Zones.txt'] ?? '';
    expect(() => importReleases(writeRelease(fewer), data)).toThrow('Work Values.txt');
    const noPrograms = changed('cip/CIP2030_SOC2028.csv', (text) => text.split('\n').toSpliced(4, 1).join('\n'));
    expect(() => importReleases(writeRelease(noPrograms), data)).toThrow(/programs\.json: 9 careers .* 10 have it today/);
    expect(importReleases(writeRelease(noPrograms), data, { acceptFewer: true }).programs.provenance.careers).toBe(9);
  });

  it('refuses data in which a career goes, unless told so', () => {
    const data = join(mkdtempSync(join(tmpdir(), 'catalogue-')), 'data');
    importReleases(writeRelease(good), data);
    const careers = JSON.parse(readFileSync(join(data, 'careers.json'), 'utf8')) as { codes: string[] };
    writeFileSync(join(data, 'careers.json'), JSON.stringify({ ...careers, codes: [...careers.codes, '99-9999.00'] }));
    expect(() => importReleases(writeRelease(good), data)).toThrow('careers.json: 99-9999.00 would go');
    expect(importReleases(writeRelease(good), data, { acceptFewer: true }).careers.codes).toEqual(careers.codes);
  });

  it('says so where there is no release at all', () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    expect(() => importReleases(empty, join(empty, 'data'))).toThrow('there is no folder called onet');
    expect(existsSync(dirname(join(empty, 'data', 'x')))).toBe(false);
  });
});
