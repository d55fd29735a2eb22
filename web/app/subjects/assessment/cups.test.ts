import { describe, expect, it } from 'vitest';
import { NO_CUPS, answerOf, isSettled, putCup, takeCup } from './cups.ts';

describe('putCup', () => {
  it('fills the first free place', () => {
    expect(putCup(['Social', null, 'Artistic'], 'Realistic')).toEqual(['Social', 'Realistic', 'Artistic']);
  });

  it('fills the wanted place and takes the place of the cup there', () => {
    expect(putCup(NO_CUPS, 'Social', 2)).toEqual([null, null, 'Social']);
    expect(putCup(['Social', 'Artistic', null], 'Realistic', 1)).toEqual(['Social', 'Realistic', null]);
  });

  it('swaps two cups that both stand already', () => {
    expect(putCup(['Social', 'Artistic', null], 'Artistic', 0)).toEqual(['Artistic', 'Social', null]);
    expect(putCup(['Social', null, null], 'Social', 2)).toEqual([null, null, 'Social']);
  });

  it('adds no fourth cup', () => {
    const full = ['Social', 'Artistic', 'Realistic'] as const;
    expect(putCup(full, 'Enterprising')).toEqual(full);
  });

  it('lets None stand alone', () => {
    expect(putCup(['Social', 'Artistic', null], 'None')).toEqual(['None', null, null]);
    expect(putCup(['None', null, null], 'Social')).toEqual(['None', null, null]);
    expect(putCup(['None', null, null], 'Social', 1)).toEqual([null, 'Social', null]);
  });
});

describe('a selection', () => {
  it('is settled by three cups or by None', () => {
    expect(isSettled(NO_CUPS)).toBe(false);
    expect(isSettled(['Social', 'Artistic', null])).toBe(false);
    expect(isSettled(['Social', 'Artistic', 'Realistic'])).toBe(true);
    expect(isSettled(['None', null, null])).toBe(true);
  });

  it('gives a cup back', () => {
    expect(takeCup(['Social', 'Artistic', null], 0)).toEqual([null, 'Artistic', null]);
  });

  it('answers with the names in order', () => {
    expect(answerOf(['Social', 'Artistic', 'Realistic'])).toBe('Social,Artistic,Realistic');
    expect(answerOf(['None', null, null])).toBe('None');
  });
});
