import { lazy, Suspense } from 'react';

import { Picture, type ArtProps } from './picture.tsx';

/** The moments of part three, in their order. Each scene is fetched when it is shown. */
const SCENES = {
  1: lazy(() => import('./scenes/situation-fair.tsx')),
  2: lazy(() => import('./scenes/situation-stage.tsx')),
  3: lazy(() => import('./scenes/situation-build.tsx')),
  4: lazy(() => import('./scenes/situation-trip.tsx')),
  5: lazy(() => import('./scenes/situation-shop.tsx')),
  6: lazy(() => import('./scenes/situation-camp.tsx')),
  7: lazy(() => import('./scenes/situation-storm.tsx')),
  8: lazy(() => import('./scenes/situation-school.tsx')),
} as const;

export type SituationNumber = keyof typeof SCENES;

export const SITUATION_NUMBERS = Object.keys(SCENES).map(Number) as SituationNumber[];

export function SituationScene({ number, ...art }: ArtProps & { number: SituationNumber }) {
  const Scene = SCENES[number];
  return (
    <Suspense
      fallback={
        <Picture width={960} height={540} className={art.className}>
          {null}
        </Picture>
      }
    >
      <Scene {...art} />
    </Suspense>
  );
}
