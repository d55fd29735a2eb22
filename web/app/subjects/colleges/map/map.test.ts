import { describe, expect, it } from 'vitest';
import { drawOutlines } from '../../../../build-steps/state-outlines/draw-outlines.ts';
import { frame, WIDTH } from './frame.ts';
import OUTLINES from './outlines.json' with { type: 'json' };
import { type Degrees, readOutline } from './read-outline.ts';
import { DISC, spread } from './spread.ts';

const EUGENE: Degrees = [-123.08, 44.07];
const PORTLAND: Degrees = [-122.68, 45.52];

describe('the outlines', () => {
  it('are those that the ZIP codes of the catalogue draw: else `npm run state-outlines -w web`', () => {
    // All of them take seconds; these have a coast, islands, many ZIP codes and few.
    expect(OUTLINES).toMatchObject(drawOutlines(['OR', 'HI', 'NY', 'NV']));
  });

  it('hold every state, each near its size', () => {
    expect(Object.keys(OUTLINES)).toHaveLength(51);
    const [west, east] = [Math.min, Math.max].map((pick) =>
      pick(
        ...readOutline('OR')
          .flat()
          .map(([longitude]) => longitude),
      ),
    );
    expect(west).toBeCloseTo(-124.6, 0);
    expect(east).toBeCloseTo(-117, 0);
    expect(readOutline('XX')).toEqual([]);
  });
});

describe('the frame', () => {
  it('shows the whole state with a circle that is round and as wide as its miles', () => {
    const map = frame({ places: [EUGENE, PORTLAND], ring: { middle: EUGENE, miles: 100 }, outline: readOutline('OR').flat() });
    const points = readOutline('OR').flat().map(map.toMap);
    expect(points.every(([x, y]) => x >= 0 && x <= WIDTH && y >= 0 && y <= map.height)).toBe(true);
    const [[x, y], [otherX, otherY]] = [map.toMap(EUGENE), map.toMap(PORTLAND)];
    // Eugene to Portland: 102 miles.
    expect(Math.hypot(x - otherX, y - otherY) / map.ofMiles(1)).toBeCloseTo(102, -1);
  });

  it('comes nearer where the state is far too big for what is on it', () => {
    const close = frame({ places: [EUGENE, [-123.2, 44.0]], ring: null, outline: readOutline('OR').flat() });
    const whole = frame({ places: [EUGENE, PORTLAND], ring: null, outline: readOutline('OR').flat() });
    expect(close.ofMiles(10)).toBeGreaterThan(3 * whole.ofMiles(10));
  });

  it('has a size with one school alone, and without an outline', () => {
    const map = frame({ places: [EUGENE], ring: null, outline: [] });
    expect(map.toMap(EUGENE).every(Number.isFinite)).toBe(true);
    expect(Number.isFinite(map.height)).toBe(true);
  });
});

describe('the discs', () => {
  const room = { width: WIDTH, height: 300, kept: [] };

  it('stay on their places where they are alone', () => {
    expect(
      spread(
        [
          [100, 100],
          [300, 200],
        ],
        room,
      ).map((point) => point.map(Math.round)),
    ).toEqual([
      [100, 100],
      [300, 200],
    ]);
  });

  it('lie side by side and in sight where ten schools share a town at the edge, the same each time', () => {
    const town = Array.from({ length: 10 }, () => [2, 2] as const);
    const discs = spread(town, room);
    expect(discs).toEqual(spread(town, room));
    for (const [index, [x, y]] of discs.entries()) {
      expect(x).toBeGreaterThanOrEqual(DISC);
      expect(y).toBeGreaterThanOrEqual(DISC);
      for (const [otherX, otherY] of discs.slice(index + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(1.6 * DISC);
    }
  });
});
