import type { ComponentType } from 'react';
import { NoWrongAnswers } from './scenes/no-wrong-answers.tsx';
import { Parts } from './scenes/parts.tsx';
import { RateTheDoing } from './scenes/rate-the-doing.tsx';
import { Ready } from './scenes/ready.tsx';
import { StopAnyTime } from './scenes/stop-any-time.tsx';
import { TenCareers } from './scenes/ten-careers.tsx';
import { Welcome } from './scenes/welcome.tsx';
import { Yours } from './scenes/yours.tsx';
import type { SceneProps } from './stage.tsx';
import { CUES } from './words.ts';

interface Scene {
  draw: ComponentType<SceneProps>;
  /** The ids of the captions that are said in it. */
  captions: readonly number[];
}

/** The scenes in their order. Each lasts as long as its captions. */
export const SCENES: readonly Scene[] = [
  { draw: Welcome, captions: [11, 12] },
  { draw: Parts, captions: [13, 14, 15] },
  { draw: NoWrongAnswers, captions: [16] },
  { draw: RateTheDoing, captions: [17] },
  { draw: StopAnyTime, captions: [18] },
  { draw: TenCareers, captions: [19, 20] },
  { draw: Yours, captions: [21, 22] },
  { draw: Ready, captions: [23] },
];

const STARTS = SCENES.map(({ captions }) => CUES.find(({ id }) => id === captions[0])?.from ?? 0);

/** The scene of a second, and how long ago it began. */
export function sceneAt(second: number): { index: number; since: number } {
  const index = Math.max(
    0,
    STARTS.findLastIndex((start) => start <= second + 1e-6),
  );
  return { index, since: second - STARTS[index]! };
}
