import { describe, expect, it } from 'vitest';
import { placesNamed } from './places-named.ts';
import { wordsOf } from './plain-words.ts';

const placesOf = (typed: string) => placesNamed(wordsOf(typed), typed);
const stateOf = (typed: string) => placesOf(typed).state;

describe('a state by two letters', () => {
  it.each(['OH', 'PA', 'MA', 'LA', 'ME', 'IN', 'HI', 'OK', 'ID', 'OR', 'MD', 'CT', 'TX'])('is meant behind "in": %s', (code) => {
    expect(stateOf(`nursing schools in ${code}`)).toBe(code);
    expect(stateOf(`nursing schools near ${code}?`)).toBe(code);
    expect(stateOf(`nursing schools, ${code}`)).toBe(code);
  });

  it.each([
    ['nursing schools in oh', 'OH'],
    ['nursing schools in pa', 'PA'],
    ['welding, tx', 'TX'],
    ['TX nursing schools', 'TX'],
    ['what about OH', 'OH'],
    ['NURSING SCHOOLS IN OH', 'OH'],
  ])('and in small letters where it is no word: %s', (typed, code) => {
    expect(stateOf(typed)).toBe(code);
  });

  it.each([
    'MD schools near me',
    'CT tech',
    'MS degree schools for nursing',
    'how do i get in PA school',
    'NP, PA, or MD schools',
    'is there something in me',
    'schools near me or in town',
    'ok, hi, im in or out',
    'NURSING SCHOOLS NEAR ME',
    'a degree in CT',
    'la IA va a reemplazar a los maestros',
    'escuelas en la ciudad',
    'OR nurse',
    'what about PA',
    'VA jobs',
  ])('is not meant by a degree, a trade or a word: %s', (typed) => {
    expect(stateOf(typed)).toBeNull();
  });
});

describe('a town', () => {
  it.each([
    ['nursing schools in Seattle', 'Seattle', 'WA'],
    ['nursing schools near tucson', 'Tucson', 'AZ'],
    ['schools in Akron, OH', 'Akron', 'OH'],
    ['schools in springfield il', 'Springfield', 'IL'],
    ['portland maine nursing', 'Portland', 'ME'],
    ['Baltimore, MD', 'Baltimore', 'MD'],
    ['best cosmetology school portland', 'Portland', 'OR'],
  ])('is known by its name: %s', (typed, city, state) => {
    expect(placesOf(typed).cities[0]).toMatchObject({ city, state, zip: expect.stringMatching(/^\d{5}$/) });
  });

  it.each(['jobs in business', 'good in math', 'schools in washington', 'i am interested in reading', 'how do i get in', 'jobs in law'])(
    'is not made of what is none: %s',
    (typed) => {
      expect(placesOf(typed).cities).toEqual([]);
    },
  );

  it('is not home because "near" stands before it', () => {
    expect(placesOf('nursing schools near Seattle').near).toBe(false);
    expect(placesOf('nursing schools near texas').near).toBe(false);
    expect(placesOf('nursing schools near me').near).toBe(true);
  });
});
