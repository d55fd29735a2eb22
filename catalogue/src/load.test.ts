import { describe, expect, it } from 'vitest';
import skillNames from '../definitions/skills.json' with { type: 'json' };
import { career as careerSchema } from './career.ts';
import { areaKeys, areas, careerByCode, careerBySlug, loadCatalogue } from './load.ts';
import { careerRows } from './rows.ts';

const { careers, elements, provenance, version } = loadCatalogue();

describe('loadCatalogue', () => {
  it('is read once', () => {
    expect(loadCatalogue()).toBe(loadCatalogue());
  });

  it('gives careers that fit the schema to the last field', () => {
    expect(careers.filter((career) => !careerSchema.safeParse(career).success)).toEqual([]);
  });

  it('finds careers by code and by slug', () => {
    const vet = careerByCode('29-1131.00');
    expect(vet?.title).toBe('Veterinarians');
    expect(careerBySlug('veterinarians')).toBe(vet);
    expect(careerByCode('00-0000.00')).toBeUndefined();
    expect(careerBySlug('toString')).toBeUndefined();
  });

  it('gives the figures of a career with their names', () => {
    const vet = careerByCode('29-1131.00');
    expect(vet?.leading_areas).toContain('animals');
    expect(vet?.areas).toHaveLength(areaKeys.length);
    expect(vet?.interests.Investigative).toBeGreaterThan(5);
    expect(vet?.knowledge?.importance[elements.knowledge.findIndex(({ name }) => name === 'Biology')]).toBeGreaterThan(4);
    expect(vet?.education_mix.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0);
    expect(vet?.programs.map(({ cip_code }) => cip_code)).toContain('01.8001');
    expect(vet?.wage?.median).toBeGreaterThan(vet?.wage?.p10 ?? Infinity);
    expect(vet?.related.map((code) => careerByCode(code)).every(Boolean)).toBe(true);
  });

  it('says that a wage or an outlook is shared by several careers', () => {
    const shared = careers.filter((career) => career.soc_code === '29-1141');
    expect(shared.length).toBeGreaterThan(1);
    expect(shared.every((career) => career.wage?.shared_with === shared.length - 1)).toBe(true);
  });

  it('leaves a wage that is not published empty, and tells one by the hour as such', () => {
    expect(careerByCode('11-1031.00')?.wage).toBeNull();
    expect(careerByCode('27-2011.00')?.wage).toMatchObject({
      median: null,
      hourly: { median: expect.any(Number) },
    });
  });

  it('ranks careers that the publisher has not rated by estimates, says so, and shows no estimate as a rating', () => {
    const estimated = careers.filter((career) => career.partly_estimated);
    expect(estimated.length).toBeGreaterThan(30);
    expect(estimated.every((career) => career.ranked && career.areas !== null && career.skills === null)).toBe(true);
    expect(careerByCode('15-1252.00')).toMatchObject({ partly_estimated: true, leading_areas: expect.arrayContaining(['coding']) });
    expect(careerRows().length).toBe(careers.length);
  });

  it('gives the source of each group of figures', () => {
    expect(Object.keys(provenance)).toEqual(expect.arrayContaining(['wages', 'outlook', 'ai-exposure', 'education', 'areas']));
    expect(version).toMatch(/^onet-[\d.+]+-[0-9a-f]{10}$/);
  });
});

describe('the rows for the engine', () => {
  const rows = careerRows();

  it('hold everything that the ranking reads', () => {
    expect(rows.length).toBe(careers.filter((career) => career.ranked).length);
    for (const row of rows) {
      const lengths = [row.interests, row.areas, row.skillImportance, row.skillLevel, row.activities, row.similarity];
      expect(lengths.map((list) => list.length)).toEqual([6, 48, 21, 21, 41, 20]);
      expect(lengths.flat().every(Number.isFinite)).toBe(true);
    }
  });

  it('ascend by code and are standardized, by those that are rated', () => {
    expect(rows.map((row) => row.code)).toEqual(rows.map((row) => row.code).toSorted());
    areas.forEach((_, area) => {
      const rated = rows.filter(({ code }) => !careerByCode(code)?.partly_estimated);
      const scores = rated.map((row) => row.areas[area] ?? Number.NaN);
      const mean = scores.reduce((sum, score) => sum + score, 0) / rated.length;
      const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / rated.length;
      expect(mean).toBeCloseTo(0, 3);
      expect(variance).toBeCloseTo(1, 3);
    });
    expect(rows.every((row) => Math.abs(Math.hypot(...row.similarity) - 1) < 1e-4)).toBe(true);
    expect(rows.every((row) => row.educationNeed >= 1 && row.educationNeed <= 5)).toBe(true);
  });

  it('take the skills in the order of the definition', () => {
    const programmer = rows.find((row) => row.code === '15-1251.00');
    const at = (name: string) => programmer?.skillImportance[skillNames.indexOf(name)] ?? 0;
    expect(at('Programming')).toBeGreaterThan(at('Installation') + 1);
  });
});
