import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import areaDefinitions from '../definitions/areas.json' with { type: 'json' };
import impact from '../definitions/impact.json' with { type: 'json' };
import { type DataFileName, dataFiles } from './data-files.ts';
import { catalogueFolder } from './folder.ts';
import { readData } from './read-data.ts';

const folder = join(catalogueFolder(), 'data');
const names = Object.keys(dataFiles) as DataFileName[];
const careers = readData('careers');
const count = careers.codes.length;

/** With the words that the publishers ask for, or with nothing but names, addresses and numbers. */
const NO_SENTENCES: DataFileName[] = ['attributions', 'zips', 'zip-centres', 'colleges', 'college-programs'];

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(strings);
}

describe('the committed data', () => {
  it('holds all careers, all of them ranked', () => {
    expect(count).toBeGreaterThanOrEqual(900);
    expect(readData('areas').provenance.careers).toBe(count);
    expect(careers.codes).toEqual([...careers.codes].sort());
  });

  it.each(names)('%s fits its schema and says where it comes from', (name) => {
    const file = readData(name);
    if (name === 'slugs' || name === 'attributions') return;
    expect(file).toHaveProperty('provenance.licence');
    if (!name.startsWith('zip')) expect(file).toHaveProperty('provenance.careers', expect.any(Number));
  });

  it('has a figure for enough careers in every group', () => {
    const least: Partial<Record<DataFileName, number>> = {
      estimated: 0,
      values: 870,
      wages: 900,
      outlook: 900,
      programs: 740,
      colleges: 740,
      'college-programs': 740,
      education: 840,
    };
    for (const name of names) {
      const file = readData(name);
      if (!('provenance' in file) || name.startsWith('zip')) continue;
      expect(file.provenance.careers, name).toBeGreaterThanOrEqual(least[name] ?? 870);
    }
  });

  it('has one entry per career in every list', () => {
    for (const name of ['interests', 'skills', 'knowledge', 'activities', 'styles', 'values'] as const) {
      const { scales, date } = readData(name);
      expect(
        Object.values(scales)
          .flat()
          .every((list) => list.length === count),
        name,
      ).toBe(true);
      expect(date).toHaveLength(count);
    }
    const { scores } = readData('areas');
    const { dimensions } = readData('similarity');
    expect([scores.length, dimensions.length]).toEqual([areaDefinitions.length, 20]);
    const wages = readData('wages');
    const { provenance: _, period: __, ...outlook } = readData('outlook');
    const { provenance: ___, ...exposure } = readData('ai-exposure');
    const { primary, supplemental } = readData('related');
    const education = readData('education');
    const lists = [
      [...scores, ...dimensions, wages.soc_code, ...Object.values(wages.annual), ...Object.values(outlook)],
      [...Object.values(exposure), primary, supplemental, ...education.percent, education.need, education.date],
      [readData('also-called').titles, readData('alternate-titles').titles, careers.titles, careers.job_zone],
    ];
    expect(new Set(lists.flat().map((list) => list.length))).toEqual(new Set([count]));
    const marked = [...wages.hourly, ...wages.capped].map(({ career }) => career);
    expect([...marked, ...education.suppressed].every((career) => career < count)).toBe(true);
  });

  it('has no zero where a figure is missing', () => {
    const { annual, hourly } = readData('wages');
    const wages = [annual.p10, annual.median, annual.p90, hourly.flatMap(({ p10, median, p90 }) => [p10, median, p90])];
    expect(wages.flat().filter((wage) => wage !== null && wage < 5)).toEqual([]);
    expect(readData('outlook').employment.filter((people) => people === 0)).toEqual([]);
    for (const name of ['skills', 'knowledge', 'activities', 'styles', 'interests'] as const) {
      const { IM = [], OI = [] } = readData(name).scales;
      expect(
        [...IM, ...OI].flat().filter((figure) => figure !== null && figure < 1),
        name,
      ).toEqual([]);
    }
  });

  it('has titles and figures but no sentence of a publisher', () => {
    for (const name of names.filter((one) => !NO_SENTENCES.includes(one))) {
      const { provenance: _, ...figures } = readData(name) as Record<string, unknown>;
      const long = strings(figures).filter((text) => text.length > 120 || /[a-z]{3}\. [A-Z][a-z]+ /.test(text));
      expect(long, name).toEqual([]);
    }
  });

  it('gives every career an address of its own', () => {
    const { slugs } = readData('slugs');
    expect(careers.codes.filter((code) => slugs[code] === undefined)).toEqual([]);
    expect(new Set(Object.values(slugs)).size).toBe(Object.keys(slugs).length);
  });

  it('names related careers other than the career itself, each once', () => {
    const { primary, supplemental } = readData('related');
    primary.forEach((list, career) => {
      const all = [...list, ...(supplemental[career] ?? [])];
      expect(new Set(all).size).toBe(all.length);
      expect(all).not.toContain(career);
    });
  });

  it('has the shares of AI impact that definitions/impact.json tells', () => {
    const { impact: levels } = readData('ai-exposure');
    for (const level of ['H', 'M', 'L'] as const) {
      const share = levels.filter((one) => one === level).length / levels.length;
      expect(share).toBeCloseTo(impact.share_of_careers_2023[level], 2);
    }
  });

  it('has the wording that each publisher asks for', () => {
    const texts = readData('attributions').map(({ text }) => text);
    expect(texts).toContainEqual(
      [
        'This page includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment',
        'and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of',
        'USDOL/ETA. CareerScoop has modified all or some of this information. USDOL/ETA has not approved,',
        'endorsed, or tested these modifications.',
      ].join(' '),
    );
    for (const part of ['O*NET 30.1', 'Bureau of Labor Statistics', 'National Center for Education', 'Eloundou', 'geonames.org']) {
      expect(
        texts.some((text) => text.includes(part)),
        part,
      ).toBe(true);
    }
  });

  it('is at most 3 MB compressed', () => {
    const whole = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
    expect(gzipSync(whole, { level: 9 }).length).toBeLessThan(3_000_000);
  });
});
