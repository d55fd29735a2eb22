import type { Arm } from '@careerscoop/art/poses.ts';

// Every movement of the film is a pure function of the second, so that a frame can be drawn on its own.

const between = (value: number) => Math.min(1, Math.max(0, value));

/** How far something has come, 0 to 1, slow at the end. */
export function ease(second: number, from: number, length = 0.6): number {
  return 1 - (1 - between((second - from) / length)) ** 3;
}

/** The same with a small spring: it goes a little too far and settles on 1. */
export function spring(second: number, from: number, length = 0.6): number {
  const left = between((second - from) / length) - 1;
  return 1 + 2.4 * left ** 3 + 1.4 * left ** 2;
}

/** To and fro for ever, -size to size; `phase` is a part of the period. */
export function sway(second: number, size: number, period: number, phase = 0): number {
  return size * Math.sin(2 * Math.PI * (second / period + phase));
}

/** A movement that grows from nothing at `from` and is gone again after `length`: a hop, a nod. */
export function hop(second: number, from: number, length = 0.5): number {
  return Math.sin(Math.PI * between((second - from) / length));
}

export const mix = (start: number, end: number, share: number) => start + (end - start) * share;

const NUMBER = /-?\d+(\.\d+)?/g;

/** An arm on its way from one pose to another; both are drawn with the same strokes. */
export function mixArm(start: Arm, end: Arm, share: number): Arm {
  const ends = end[0].match(NUMBER) ?? [];
  let place = 0;
  const path = start[0].replace(NUMBER, (from) => String(mix(Number(from), Number(ends[place++]), share)));
  return [path, mix(start[1], end[1], share), mix(start[2], end[2], share)];
}
