import { describe, expect, it } from 'vitest';
import { captionAt, clock, lengthOf, shareOf, startOf } from './film.ts';

const CAPTIONS = [
  { id: 1, text: 'a', seconds: 10 },
  { id: 2, text: 'b', seconds: 16 },
  { id: 3, text: 'c', seconds: 4 },
];

describe('the film', () => {
  it.each([
    [0, 0],
    [9.9, 0],
    [10, 1],
    [26, 2],
    [30, 2],
    [99, 2],
  ])('shows at second %d caption %d', (second, index) => {
    expect(captionAt(CAPTIONS, second)).toBe(index);
  });

  it('knows where a caption begins and how much of it has passed', () => {
    expect(lengthOf(CAPTIONS)).toBe(30);
    expect(startOf(CAPTIONS, 2)).toBe(26);
    expect(shareOf(CAPTIONS, 1, 18)).toBe(0.5);
    expect(shareOf(CAPTIONS, 0, 18)).toBe(1);
    expect(shareOf(CAPTIONS, 2, 18)).toBe(0);
  });

  it('writes times as people read them', () => {
    expect([clock(0), clock(7.8), clock(60), clock(75)]).toEqual(['0:00', '0:07', '1:00', '1:15']);
  });
});
