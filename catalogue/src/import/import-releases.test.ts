import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAREERS, figureOf, type Files, madeUpRelease, RATED, writeRelease } from '../../test/made-up-release.ts';
import { importReleases } from './import-releases.ts';

const newDataFolder = () => join(mkdtempSync(join(tmpdir(), 'catalogue-')), 'data');
const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

function run(files: Files, folder = newDataFolder()) {
  return { data: importReleases(writeRelease(files), folder), folder };
}

/** The same release, in which this career is related to nobody: whoever named it names themselves. */
function without(files: Files, code: string): Files {
  const name = 'onet/Related Occupations.txt';
  const lines = (files[name] ?? '').split('\n').map((line) => {
    const [own = '', , ...rest] = line.split('\t');
    return line.includes(code) ? [own, own, ...rest].join('\t') : line;
  });
  return { ...files, [name]: lines.join('\n') };
}

describe('importing a release', () => {
  it('keeps every career with an interest profile, and estimates the ratings that are not published', () => {
    const { data } = run(madeUpRelease());
    expect(data.careers.codes).toEqual(CAREERS.map(({ code }) => code));
    expect(data.areas.provenance.careers).toBe(CAREERS.length);
    expect(data.estimated.careers).toEqual([10]);
    // Its own list names 0 and 1, those of 9 and 8 name it: first places count 1, second ones 5 / 6.
    const { id = '' } = data.skills.elements[0] ?? {};
    const of = (at: number) => figureOf(CAREERS[at]?.code ?? '', `${id}IM`, 1, 5);
    expect(data.estimated.skills.IM[0]?.[0]).toBeCloseTo((of(0) + of(9) + (5 / 6) * (of(1) + of(8))) / (2 + 5 / 3), 2);
    // What is shown of a career stays what was published.
    expect(data.skills.scales.IM?.every((column) => column[10] === null)).toBe(true);
    // The figures of those that are rated do not change by those that are not.
    const alone = run(without(madeUpRelease(), CAREERS[10]!.code)).data;
    for (const name of ['areas', 'similarity'] as const) {
      const columns = (files: typeof data) => (name === 'areas' ? files.areas.scores : files.similarity.dimensions);
      expect(columns(data).map((column) => column.slice(0, 10))).toEqual(columns(alone).map((column) => column.slice(0, 10)));
    }
  });

  it('ranks no career that has neither ratings nor rated relatives', () => {
    const { data } = run(without(madeUpRelease(), CAREERS[10]!.code));
    expect(data.estimated.careers).toEqual([]);
    expect(data.areas.provenance.careers).toBe(RATED.length);
    expect(data.areas.scores.every((column) => column[10] === null && column[9] !== null)).toBe(true);
  });

  it('reads the edition with name columns, the plain one and the wide one to the same data', () => {
    const plain = contents(run(madeUpRelease()).folder);
    expect(contents(run(madeUpRelease({ names: true })).folder)).toEqual(plain);
    const wide = run(madeUpRelease({ wide: true })).data;
    expect(wide.knowledge.scales).toEqual(JSON.parse(plain['knowledge.json'] ?? '').scales);
    expect(wide.areas.scores).toEqual(JSON.parse(plain['areas.json'] ?? '').scores);
  });

  it('writes the same bytes in every run', () => {
    const first = run(madeUpRelease());
    const before = contents(first.folder);
    expect(contents(run(madeUpRelease(), first.folder).folder)).toEqual(before);
    expect(contents(run(madeUpRelease()).folder)).toEqual(before);
  });

  it('takes each table from the newest release that has it', () => {
    const newer = Object.fromEntries(
      Object.entries(madeUpRelease({ wide: true })).map(([path, text]) => [path.replace('onet/Knowl', 'onet-41.0/Knowl'), text]),
    );
    const { data } = run({ ...newer, 'onet-41.0/Read Me.txt': 'O*NET 41.0 Database\nJune 2032 Release\n' });
    expect(data.knowledge.provenance).toMatchObject({ version: '41.0', date: '2032-06' });
    expect(data.skills.provenance).toMatchObject({ version: '40.1', date: '2031-05' });
    expect(data.areas.provenance.version).toBe('40.1 and 41.0');
    expect(data.attributions.filter(({ text }) => text.includes('O*NET 4')).map(({ key }) => key)).toEqual(['onet_40_1', 'onet_41_0']);
  });

  it('keeps figures as published and marks those that are too uncertain to show', () => {
    const { data } = run(madeUpRelease());
    const code = CAREERS[4]?.code ?? '';
    expect(data.interests.scales.OI?.[2]?.[4]).toBe(figureOf(code, '1.B.1.2OI', 1, 7));
    expect(data.skills.suppressed).toEqual([[0, 3, 'LV']]);
  });

  it('leaves out what is not published and never makes it zero', () => {
    const files = madeUpRelease();
    files['onet/Skills.txt'] = (files['onet/Skills.txt'] ?? '').replace(/(\t2\.A\.5\tLV\t)[\d.]+/, '$1');
    const { data } = run(files);
    expect(data.skills.scales.LV?.[5]?.[0]).toBeNull();
    expect(data.wages.annual.median[0]).toBeNull();
    expect(data.wages.hourly).toEqual([{ career: 0, p10: 15.5, median: 20, p90: 115 }]);
    expect(data.wages.capped.map((one) => one.career)).toEqual([0, 1]);
    expect(data.wages.annual.median[1]).toBe(61_000);
    expect([data.outlook.employment[0], data.outlook.openings[0], data.outlook.growth_percent[0]]).toEqual([null, null, null]);
    expect(data.outlook.typical_education[0]).toBeNull();
    expect(data.outlook).toMatchObject({
      employment: [null, 11_500, 12_500, ...data.outlook.employment.slice(3)],
    });
  });

  it('says whose wage it is where several careers share one', () => {
    const { wages } = run(madeUpRelease()).data;
    expect(wages.soc_code[2]).toBe(wages.soc_code[3]);
    expect(wages.annual.median[2]).toBe(wages.annual.median[3]);
  });

  it('reads CIP codes as text and leaves retired ones out', () => {
    const { programs } = run(madeUpRelease()).data;
    expect(programs.titles).toEqual({ '01.0000': 'Farms', '01.0101': 'Moons, General' });
  });

  it('takes as many job zones as the release has', () => {
    const { careers, education } = run(madeUpRelease()).data;
    expect(careers.zones.map(({ label, zone }) => [label, zone])).toEqual([
      ['1-2', 2],
      ['3', 3],
      ['4', 4],
      ['5', 5],
    ]);
    expect(careers.job_zone.slice(0, 4)).toEqual([2, 3, 4, 5]);
    expect(education.need[0]).toBeCloseTo(0.6 * 3 + 0.4 * 4);
    expect(education.need[10]).toBe(3);
  });

  it('gives military mail its region', () => {
    expect(run(madeUpRelease()).data.zips.states['AE']).toEqual({ APO: '09012' });
  });
});

describe('the data folder', () => {
  it('keeps each slug though the title changes, and gives a new career a new one', () => {
    const { folder } = run(madeUpRelease());
    const files = madeUpRelease();
    const [first, second] = CAREERS;
    files['onet/Occupation Data.txt'] = (files['onet/Occupation Data.txt'] ?? '').replace(`${first?.title}`, 'Sun Counters');
    const known = JSON.parse(readFileSync(join(folder, 'slugs.json'), 'utf8')) as {
      slugs: Record<string, string>;
    };
    delete known.slugs[second?.code ?? ''];
    known.slugs['99-9999.00'] = 'a-career-of-old';
    known.slugs['99-9998.00'] = (second?.title ?? '').toLowerCase().replace(' ', '-');
    writeFileSync(join(folder, 'slugs.json'), JSON.stringify(known));
    const { slugs } = run(files, folder).data.slugs;
    expect(slugs[first?.code ?? '']).toBe(first?.title.toLowerCase().replace(' ', '-'));
    expect(slugs[second?.code ?? '']).toBe(`${known.slugs['99-9998.00']}-2`);
    expect(slugs['99-9999.00']).toBe('a-career-of-old');
  });

  it('carries over the files of other importers', () => {
    const { folder } = run(madeUpRelease());
    writeFileSync(join(folder, 'schools.json'), '{}');
    run(madeUpRelease(), folder);
    expect(readdirSync(folder)).toContain('schools.json');
  });
});
