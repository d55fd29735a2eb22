import { beforeAll, describe, expect, it } from 'vitest';
import { careerByCode, loadCatalogue } from './load.ts';
import { searchCareers } from './search.ts';
import { SYNONYMS } from './synonyms.ts';
import queries from './teen-queries.json' with { type: 'json' };

// The index is made at the first search.
beforeAll(() => void searchCareers('first'), 30_000);

describe('searchCareers', () => {
  it.each([
    ['veterinarians', '29-1131.00'],
    ['Veterinarian', '29-1131.00'],
    ['registered nurse', '29-1141.00'],
    ['lawyer', '23-1011.00'],
    ['accountant', '13-2011.00'],
    ['FIREFIGHTER', '33-2011.00'],
  ])('finds a career by its title: %s', (query, code) => {
    expect(searchCareers(query)[0]).toBe(code);
  });

  it.each([
    ['vet', '29-1131.00'],
    ['cop', '33-3051.00'],
    ['CNA', '31-1131.00'],
    ['barista', '35-3023.01'],
    ['zookeeper', '39-2021.00'],
    ['app developer', '15-1252.00'],
  ])('finds a career by another name: %s', (query, code) => {
    expect(searchCareers(query).slice(0, 3)).toContain(code);
  });

  it.each([
    ['vetrinarian', '29-1131.00'],
    ['electrican', '47-2111.00'],
    ['software enginer', '15-1252.00'],
    ['phlebot', '31-9097.00'],
  ])('forgives a slip and an unfinished word: %s', (query, code) => {
    expect(searchCareers(query).slice(0, 3)).toContain(code);
  });

  it('finds every career by its own title, rated or not', () => {
    const lost = loadCatalogue().careers.filter(({ title, onet_code }) => !searchCareers(title).slice(0, 3).includes(onet_code));
    expect(lost.map(({ title }) => title)).toEqual([]);
    expect(careerByCode(searchCareers('software developers')[0] ?? '')?.partly_estimated).toBe(true);
  });

  it('gives nothing for nothing, and never more than asked for', () => {
    expect(searchCareers('')).toEqual([]);
    expect(searchCareers(' - ')).toEqual([]);
    expect(searchCareers('xqzjkw')).toEqual([]);
    expect(searchCareers('manager', 7)).toHaveLength(7);
    expect(new Set(searchCareers('engineer')).size).toBe(searchCareers('engineer').length);
  });

  it('puts what a teenager means among the first three, for at least 220 of 230 queries', () => {
    expect(Object.keys(queries)).toHaveLength(230);
    const missed = Object.entries(queries).filter(([query, code]) => !searchCareers(query).slice(0, 3).includes(code));
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(10);
  });

  it('does not mind where a word is cut in two, nor what is said around it', () => {
    const first = (query: string) => searchCareers(query)[0];
    expect(first('foot ball')).toBe(first('football'));
    expect(first('videogames')).toBe(first('video games'));
    expect(first('i really like to draw stuff')).toBe(first('drawing'));
    expect(first('something with animals please')).toBe(first('animals'));
  });

  it('reads a long wish by the words that it knows, and puts first what two of them mean', () => {
    const found = searchCareers('i want to help people and i like animals').slice(0, 10);
    expect(found).toContain('29-1131.00');
    expect(found).toContain('21-1021.00');
  });

  it('takes whole words before pieces of words', () => {
    expect(searchCareers('un')).not.toContain('51-6093.00');
    const art = searchCareers('art').slice(0, 4);
    expect(art).not.toContain('51-1011.00');
  });

  it.each(['i want a job', 'who', 'good things'])('gives nothing for words that say nothing: %s', (query) => {
    expect(searchCareers(query)).toEqual([]);
  });

  it('knows every career of our own list, and no word twice', () => {
    const unknown = SYNONYMS.flatMap(({ careers }) => careers).filter((code) => !careerByCode(code));
    expect(unknown).toEqual([]);
    const terms = SYNONYMS.flatMap((entry) => entry.terms);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });
});
