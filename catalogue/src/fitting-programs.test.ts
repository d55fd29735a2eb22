import { expect, it } from 'vitest';
import { fittingPrograms } from './fitting-programs.ts';
import { careerByCode, loadCatalogue } from './load.ts';

const first = (code: string, most = 3) =>
  fittingPrograms(careerByCode(code)!)
    .slice(0, most)
    .map(({ title }) => title);

it('names the programs of the own subject first and a narrow study of something else late', () => {
  expect(first('11-1021.00').join()).not.toMatch(/Veterinary/);
  expect(first('11-1021.00')).toContain('Business Administration and Management, General');
  expect(first('11-3071.00').join()).toMatch(/Logistics/);
  expect(first('15-1252.00').join()).toMatch(/Software/);
});

it('loses and invents no program', () => {
  for (const career of loadCatalogue().careers) {
    expect(
      fittingPrograms(career)
        .map(({ cip_code }) => cip_code)
        .sort(),
    ).toEqual(career.programs.map(({ cip_code }) => cip_code).sort());
  }
});
