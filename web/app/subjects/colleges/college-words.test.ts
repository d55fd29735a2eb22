import { describe, expect, it } from 'vitest';
import { completionFigure, countText, kindText, milesFigure, priceFigure, programText, shortName } from './college-words.ts';
import { otherWay } from './where/other-way.ts';

const said = ({ value, label }: { value: string; label: string }) => `${value} ${label}`;

describe('a figure of a school', () => {
  it('is a number and what it is', () => {
    expect(said(milesFigure(1.2))).toBe('1 mile away');
    expect(said(milesFigure(0.2))).toBe('Under 1 mile away');
    expect(said(milesFigure(1036.6))).toBe('1,037 miles away');
    expect(said(priceFigure({ price: 18_699.4 }))).toBe('$18,699 a year after grants');
    expect(said(completionFigure({ completion: 0.742 }))).toBe('74 in 100 finish');
  });

  it('says that it is not published, and never 0 for it', () => {
    expect(said(priceFigure({ price: null }))).toBe('Not published price a year');
    expect(completionFigure({ completion: null })).toEqual({ value: 'Not published', label: 'how many finish', none: true });
    expect(said(priceFigure({ price: 0 }))).toBe('$0 a year after grants');
    expect(said(priceFigure({ price: -310 }))).toBe('$0 a year after grants');
  });
});

it('says how many people finished a program, and where nobody did', () => {
  expect(programText({ award: 'bachelor', awards: 1017 }, '2023-24')).toBe('Bachelor’s degree. 1,017 people finished in 2023-24.');
  expect(programText({ award: 'associate', awards: 1 }, '2023-24')).toBe('Associate degree. 1 person finished in 2023-24.');
  expect(programText({ award: 'certificate', awards: 0 }, '2023-24')).toBe('Certificate. Offered, but nobody finished in 2023-24.');
});

it('says what kind of school it is', () => {
  expect(kindText({ control: 'public', years: 'two', online: false })).toBe('Public. Two years');
  expect(kindText({ control: 'for_profit', years: 'four', online: true })).toBe('Private, for profit. Four years. Online only');
  expect(shortName('Oregon Coast Community College')).toBe('Oregon Coast C.C.');
});

it('counts what was found, and says within what only where it is so', () => {
  const found = { total: 7, zip: '97401', miles: 100, beyond: false };
  expect(countText(found)).toBe('7 schools within 100 miles');
  expect(countText({ ...found, total: 1 })).toBe('1 school within 100 miles');
  expect(countText({ ...found, beyond: true })).toBe('7 schools near 97401');
  expect(countText({ ...found, zip: undefined, total: 1204 })).toBe('1,204 schools');
  expect(countText({ ...found, total: undefined })).toBe('Looking…');
});

it('names the other way in where no program leads to a career', () => {
  expect(otherWay('High school diploma or equivalent')).toContain('learned on the job');
  expect(otherWay("Bachelor's degree")).not.toContain('learned on the job');
  expect(otherWay(null)).toContain('How people get there');
});
