import type { Career } from '@careerscoop/catalogue/career';
import { loadCatalogue } from '@careerscoop/catalogue/load';

let titles: Map<string, string> | undefined;

/** Every program that a career of the catalogue comes from, by its CIP code. */
export function programTitles(): ReadonlyMap<string, string> {
  titles ??= new Map(loadCatalogue().careers.flatMap(({ programs }) => programs.map(({ cip_code, title }) => [cip_code, title])));
  return titles;
}

export function titleOfProgram(cip: string): string {
  return programTitles().get(cip) ?? cip;
}

/** The CIP codes of the programs that lead to a career. */
export function programsOf({ programs }: Career): string[] {
  return programs.map(({ cip_code }) => cip_code);
}
