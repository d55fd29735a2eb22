import type { Paint } from '../../art/paint.ts';
import type { SituationNumber } from '../../art/situation-scene.tsx';

interface Ground {
  sky: Paint;
  soil: Paint;
  /** White words: the sky is dark. */
  light?: boolean;
}

/** What each scene runs on into: the room takes it, so that the picture has no edge. */
export const GROUNDS: Record<SituationNumber, Ground> = {
  1: { sky: 'mint', soil: 'waffle-l' },
  2: { sky: 'blue', soil: 'waffle-d', light: true },
  3: { sky: 'straw-l', soil: 'mint-d' },
  4: { sky: 'waffle-l', soil: 'choc-l' },
  5: { sky: 'vanilla', soil: 'waffle-l' },
  6: { sky: 'blue-l', soil: 'mint-d' },
  7: { sky: 'mint-l', soil: 'waffle-l' },
  8: { sky: 'waffle', soil: 'choc-l' },
};

/** The number of our own drawing that an image address names. */
export function situationNumber(image: string): SituationNumber | undefined {
  const number = Number(/^\/art\/situations\/(\d+)\.svg$/.exec(image)?.[1]);
  return number in GROUNDS ? (number as SituationNumber) : undefined;
}
