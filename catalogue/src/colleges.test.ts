import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCollegePrograms } from './college-programs.ts';
import { findCollegesByName } from './college-names.ts';
import { findCollegesByPlace } from './college-places.ts';
import { loadColleges } from './colleges.ts';
import { catalogueFolder } from './folder.ts';
import { readData } from './read-data.ts';
import { centreOfZip, milesBetween } from './zip-centres.ts';
import { loadZips } from './zip.ts';

const { all, byUnitid } = loadColleges();

describe('the schools', () => {
  it('are 5,843, each with name, place and two letters of its state', () => {
    expect(all).toHaveLength(5843);
    expect(byUnitid.size).toBe(all.length);
    for (const { name, city, state } of all) expect(name !== '' && city !== '' && /^[A-Z]{2}$/.test(state)).toBe(true);
  });

  it('have as many entries in every list', () => {
    const { provenance: _, figures_from: __, earnings_from: ___, controls: ____, kinds: _____, online, ...lists } = readData('colleges');
    expect(new Set(Object.values(lists).map((list) => list.length))).toEqual(new Set([all.length]));
    expect(Math.max(...online)).toBeLessThan(all.length);
  });

  it('have the figures of the publishers', () => {
    expect(byUnitid.get(209807)).toMatchObject({
      name: 'Portland State University',
      control: 'public',
      years: 'four',
      price: 13_334,
      admission: 0.984,
      completion: 0.538,
      students: 15_674,
      website: 'https://www.pdx.edu',
      price_page: 'https://www.pdx.edu/finaid/net-price-calculator',
    });
    const known = (figure: 'price' | 'admission' | 'completion' | 'earnings') => all.filter((one) => one[figure] !== null).length;
    expect([known('price'), known('admission'), known('completion'), known('earnings')]).toEqual([4978, 1864, 5061, 4752]);
    expect(all.filter(({ admission }) => admission === 0)).toEqual([]);
  });

  it('have addresses that a browser can open', () => {
    for (const { website, price_page } of all) {
      for (const address of [website, price_page]) if (address !== null) expect(URL.canParse(address), address).toBe(true);
    }
  });

  it('offer programs that a career comes from, some of which nobody finished', () => {
    const { spans, college, awards, period } = loadCollegePrograms();
    const { titles } = readData('programs');
    expect([...spans.keys()].filter((cip) => titles[cip] === undefined)).toEqual([]);
    expect(college.length).toBeGreaterThan(200_000);
    expect(new Set(college).size).toBe(all.length);
    expect(awards.includes(0)).toBe(true);
    expect(period).toBe('2023-24');
    const [from = 0, to = 0] = spans.get('51.3801') ?? [];
    const at = college.subarray(from, to).indexOf(byUnitid.get(209490)?.place ?? -1);
    expect(awards[from + at]).toBe(350);
  });

  it('take at most 3.2 MB with their programs and the ZIP codes', () => {
    const bytes = ['colleges', 'college-programs', 'zip-centres'].map(
      (name) => statSync(join(catalogueFolder(), 'data', `${name}.json`)).size,
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_200_000);
    expect(bytes[2]).toBeLessThan(500_000);
  });
});

describe('finding a school by name', () => {
  const first = (text: string, state = '') => findCollegesByName(text, { state })[0]?.name;

  it.each([
    ['portland state', 'Portland State University'],
    ['Portland St', 'Portland State University'],
    ['oregon state', 'Oregon State University'],
    ['u of o', 'University of Oregon'],
    ['UofO', 'University of Oregon'],
    ['ohio state', 'Ohio State University-Main Campus'],
    ['osu', 'Ohio State University-Main Campus'],
    ['penn state', 'Pennsylvania State University-Main Campus'],
    ['texas a&m', 'Texas A&M University-College Station'],
    ['MIT', 'Massachusetts Institute of Technology'],
    ['ucla', 'University of California-Los Angeles'],
    ['uc davis', 'University of California-Davis'],
    ['UT Austin', 'The University of Texas at Austin'],
    ['cal state fullerton', 'California State University-Fullerton'],
    ['lane cc', 'Lane Community College'],
    ['st. john’s university new york', "St. John's University-New York"],
    ['georgia tech', 'Georgia Institute of Technology-Main Campus'],
    ['stanford u', 'Stanford University'],
  ])('%s is %s', (text, name) => {
    expect(first(text)).toBe(name);
  });

  it('means the one in the own state where two fit nearly alike', () => {
    expect([first('psu'), first('psu', 'OR'), first('osu', 'OR'), first('pcc', 'OR')]).toEqual([
      'Pennsylvania State University-Main Campus',
      'Portland State University',
      'Oregon State University',
      'Portland Community College',
    ]);
  });

  it('finds nothing for nothing, for signs alone and for no name', () => {
    for (const text of ['', '  ', '!!!', 'the of', 'hogwarts academy of magic']) expect(findCollegesByName(text)).toEqual([]);
  });

  it('finds them by place', () => {
    const states = (text: string) => [...new Set(findCollegesByPlace(text).map(({ city, state }) => `${city}, ${state}`))];
    expect(states('Eugene, OR')).toEqual(['Eugene, OR']);
    expect(states('portland oregon')).toEqual(['Portland, OR']);
    expect(states('Portland').length).toBeGreaterThan(1);
    expect(new Set(findCollegesByPlace('oregon').map(({ state }) => state))).toContain('OR');
    expect(findCollegesByPlace('')).toEqual([]);
  });
});

describe('where a ZIP code lies', () => {
  it('is known of every ZIP code of the table, to half a mile', () => {
    const without = loadZips().places.filter(({ zipcode }) => centreOfZip(zipcode) === undefined);
    expect(without).toEqual([]);
    expect(centreOfZip('97205')).toEqual({ latitude: 45.52, longitude: -122.69 });
    expect(centreOfZip('00000')).toBeUndefined();
    expect(centreOfZip('')).toBeUndefined();
  });

  it('tells how far two places are apart', () => {
    const [portland, boston] = [centreOfZip('97205'), centreOfZip('02139')];
    expect(portland && boston && milesBetween(portland, boston)).toBeCloseTo(2536, -2);
    expect(portland && milesBetween(portland, portland)).toBe(0);
  });
});
