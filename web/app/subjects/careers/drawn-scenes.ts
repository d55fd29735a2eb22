import type { ComponentType } from 'react';
import type { ArtProps } from '../../art/picture.tsx';
import ParkNaturalist from '../../art/scenes/park-naturalist.tsx';

const SCENES = new Map<string, ComponentType<ArtProps>>([['19-1031.03', ParkNaturalist]]);

/** The full scene of a career, where one is drawn. */
export function drawnScene(onet_code: string): ComponentType<ArtProps> | undefined {
  return SCENES.get(onet_code);
}
