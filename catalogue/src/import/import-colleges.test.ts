import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLLEGES } from '../../test/made-up-colleges.ts';
import { type Files, madeUpRelease, writeRelease } from '../../test/made-up-release.ts';
import type { DataFiles } from '../data-files.ts';
import { importReleases } from './import-releases.ts';
import { ImportError, type Problem } from './problems.ts';

const HD = 'colleges/ipeds_hd2030.csv';
const OFFERS = 'colleges/ipeds_c2030_a_6digit.csv';
const FIGURES = 'colleges/scorecard_institution_2029-30_selected.csv';
const EARNINGS = 'colleges/scorecard_earnings_2031-05-19.csv';
const good = madeUpRelease();
const run = (files: Files): DataFiles => importReleases(writeRelease(files), join(mkdtempSync(join(tmpdir(), 'colleges-')), 'data'));
const changed = (path: string, change: (text: string) => string): Files => ({ ...good, [path]: change(good[path] ?? '') });
const renamed = (path: string, to: string): Files => {
  const { [path]: text = '', ...rest } = good;
  return { ...rest, [to]: text };
};
const half = (text: string) => text.slice(0, text.indexOf('\n', text.length / 2) + 1);

function problemsOf(files: Files): Problem[] {
  try {
    run(files);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    return (error as ImportError).problems;
  }
  throw new Error('The import went through.');
}

describe('importing schools', () => {
  const data = run(good);
  const { colleges } = data;

  it('keeps active public and private schools with a program, and no office or closed school', () => {
    expect(colleges.unitid).toHaveLength(COLLEGES);
    expect(colleges.unitid).toEqual(colleges.unitid.toSorted((a, b) => a - b));
    expect(colleges.name[0]).toBe('Moon & Sun College, Main');
    expect(colleges.also[0]).toBe('MSC|Moon College|Moonies');
    expect(colleges.control.slice(0, 3).map((one) => colleges.controls[one])).toEqual(['public', 'nonprofit', 'for_profit']);
    expect(colleges.years.slice(0, 3).map((one) => colleges.kinds[one])).toEqual(['four', 'two', 'under_two']);
  });

  it('has no figure where none is published, and keeps 0 and less where they are', () => {
    const first = (place: number) =>
      [colleges.price, colleges.admission, colleges.completion, colleges.students, colleges.earnings].map((list) => list[place]);
    expect(first(0)).toEqual([null, null, null, null, null]);
    // An admission of nobody is no rate.
    expect(first(1)).toEqual([-240, null, 0.513, 0, 40_001]);
    expect(first(2)).toEqual([12_346, 0.716, 0.5, 200, 40_002]);
    expect(colleges.online).toEqual([1]);
  });

  it('shortens addresses, and takes what is none for none', () => {
    expect(colleges.website.slice(0, 3)).toEqual(['www.moon.edu', null, 'http://school2.edu']);
    expect(colleges.price_page.slice(0, 2)).toEqual(['~/aid/price', null]);
  });

  it('adds up the lengths of certificates, and leaves out second majors and certificates after a degree', () => {
    const { by_cip, period } = data['college-programs'];
    expect(period).toBe('2029-30');
    expect(Object.keys(by_cip)).toEqual(['01.0000', '01.0101']);
    expect(by_cip['01.0000']?.certificate).toMatch(/^0 2,1 3,1 4,/);
    expect(by_cip['01.0101']?.bachelor).toMatch(/^0,1 7,1 7,/);
    expect(by_cip['01.0000']?.bachelor).toBeUndefined();
  });

  it('says which release each figure is of', () => {
    expect(colleges.provenance).toMatchObject({ version: '2030', date: '2030' });
    expect(colleges.figures_from).toMatchObject({ version: '2029-30', date: '2029' });
    expect(colleges.earnings_from).toMatchObject({ version: '2031-05-19', date: '2031-05' });
    const texts = data.attributions.map(({ text }) => text).join(' ');
    expect(texts).toContain('IPEDS 2030.');
    expect(texts).toContain('College Scorecard, 2029-30 and 2031-05-19.');
  });

  it('tells where a ZIP code lies, short', () => {
    expect(data['zip-centres'].prefixes['021']).toEqual({ latitude: 100, longitude: 100, zips: '39 0 0' });
  });
});

const CASES: [what: string, files: Files, found: Partial<Problem>][] = [
  [
    'a missing table of schools',
    renamed(HD, 'colleges/hd.csv'),
    { file: 'colleges/ipeds_hd*.csv', message: expect.stringContaining('missing') },
  ],
  ['a renamed column', changed(HD, (text) => text.replace('NPRICURL', 'PRICE')), { file: HD, line: 1, column: 'NPRICURL' }],
  [
    'programs of another year',
    renamed(OFFERS, 'colleges/ipeds_c2031_a_6digit.csv'),
    { message: 'the programs are of 2031, the schools of 2030' },
  ],
  [
    'figures of another year than their name says',
    changed(FIGURES, (text) => text.replace('2029-30', '2028-29')),
    { file: FIGURES, line: 2, column: 'ACADEMIC_YEAR' },
  ],
  [
    'earnings without a day in their name',
    renamed(EARNINGS, 'colleges/scorecard_earnings_new.csv'),
    { file: 'colleges/scorecard_earnings_new.csv', message: expect.stringContaining('not the day of the release') },
  ],
  [
    'a school that comes twice',
    changed(HD, (text) => text.replace('\n100003,', '\n100002,')),
    { file: HD, line: 4, message: '100002 comes twice' },
  ],
  [
    'a program that comes twice',
    changed(OFFERS, (text) => text.replace(',1,4,2', ',1,20,2')),
    { file: OFFERS, line: 3, column: 'CIPCODE' },
  ],
  ['figures that come twice', changed(FIGURES, (text) => text.replace(',100003,', ',100002,')), { file: FIGURES, column: 'UNITID' }],
  [
    'earnings that come twice',
    changed(EARNINGS, (text) => text.replace('\n100003,', '\n100002,')),
    { file: EARNINGS, line: 4, column: 'UNITID' },
  ],
  ['a number that is no UNITID', changed(HD, (text) => text.replace('100004', 'A0004')), { file: HD, column: 'UNITID' }],
  [
    'a program code that lost its zero',
    changed(OFFERS, (text) => text.replace('01.0000', '1.0')),
    { file: OFFERS, line: 2, column: 'CIPCODE' },
  ],
  ['an unknown award level', changed(OFFERS, (text) => text.replace(',1,20,', ',1,99,')), { file: OFFERS, line: 2, column: 'AWLEVEL' }],
  ['awards that are missing', changed(OFFERS, (text) => text.replace(',1,20,0', ',1,20,')), { file: OFFERS, line: 2, column: 'CTOTALT' }],
  ['awards below nothing', changed(OFFERS, (text) => text.replace(',1,20,0', ',1,20,-1')), { file: OFFERS, line: 2, column: 'CTOTALT' }],
  ['a share above 1', changed(FIGURES, (text) => text.replace('0.71649', '71.6')), { file: FIGURES, column: 'ADM_RATE' }],
  [
    'a price that is no number',
    changed(FIGURES, (text) => text.replace('12345.6', 'much')),
    { file: FIGURES, message: '"much" is not a number' },
  ],
  ['a price out of all range', changed(FIGURES, (text) => text.replace('12345.6', '1234560')), { file: FIGURES, column: 'NPT4_PRIV' }],
  ['a school in the sea', changed(HD, (text) => text.replace('44.12345', '94.1')), { file: HD, line: 2, column: 'LATITUDE' }],
  ['a school without a place', changed(HD, (text) => text.replace('44.12345', '')), { file: HD, line: 2, column: 'LATITUDE' }],
  ['a state that is none', changed(HD, (text) => text.replace(',Springfield,AL', ',Springfield,Ala')), { file: HD, column: 'STABBR' }],
];

describe('schools with something wrong in them write nothing', () => {
  it.each(CASES)('%s', (_, files, found) => {
    expect(problemsOf(files)).toContainEqual(expect.objectContaining(found));
  });

  it('many schools fewer than before, unless told so', () => {
    const data = join(mkdtempSync(join(tmpdir(), 'colleges-')), 'data');
    importReleases(writeRelease(good), data);
    // Ten of them without a program.
    const fewer = changed(OFFERS, (text) => text.replaceAll(/^10001\d,.*\n/gm, ''));
    expect(() => importReleases(writeRelease(fewer), data)).toThrow(
      `colleges.json: ${COLLEGES - 10} schools would be there, ${COLLEGES} are`,
    );
    expect(importReleases(writeRelease(fewer), data, { acceptFewer: true }).colleges.unitid).toHaveLength(COLLEGES - 10);
  });

  it.each([HD, OFFERS, FIGURES, EARNINGS])('%s cut at the end of a line', (path) => {
    expect(problemsOf(changed(path, half)).length).toBeGreaterThan(0);
  });
});
