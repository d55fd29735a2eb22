import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../load.ts';
import { checkWords } from './check.ts';
import { entriesOf } from './entry.ts';
import { reportFindings } from './report.ts';
import { rules } from './rules.ts';

const catalogue = loadCatalogue();
const entries = entriesOf(catalogue);

describe('the words of the catalogue', () => {
  it('are there for every career', () => {
    const without = catalogue.careers.filter(({ words }) => words === null);
    expect(without.map(({ onet_code }) => onet_code)).toEqual([]);
  });

  it('keep every rule', { timeout: 60_000 }, () => {
    const { breaches } = checkWords(entries, rules);
    expect(reportFindings({ breaches, measures: [] }, entries.length, catalogue.careers.length)).toBe(
      `${entries.length} of ${catalogue.careers.length} careers have words; 0 things to mend.`,
    );
  });
});
