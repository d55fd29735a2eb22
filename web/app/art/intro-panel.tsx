import { lazy, Suspense } from 'react';

import { Picture, type ArtProps } from './picture.tsx';

/** The six captioned pictures of the introduction, in their order. Each is fetched when it is shown. */
const PANELS = {
  1: lazy(() => import('./scenes/intro-welcome.tsx')),
  2: lazy(() => import('./scenes/intro-four-parts.tsx')),
  3: lazy(() => import('./scenes/intro-no-wrong-answers.tsx')),
  4: lazy(() => import('./scenes/intro-rate.tsx')),
  5: lazy(() => import('./scenes/intro-stop-any-time.tsx')),
  6: lazy(() => import('./scenes/intro-ten-careers.tsx')),
} as const;

export type IntroNumber = keyof typeof PANELS;

export function IntroPanel({ number, ...art }: ArtProps & { number: IntroNumber }) {
  const Panel = PANELS[number];
  return (
    <Suspense
      fallback={
        <Picture width={800} height={480} className={art.className}>
          {null}
        </Picture>
      }
    >
      <Panel {...art} />
    </Suspense>
  );
}
