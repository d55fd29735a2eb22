import { AREA_LOOKS, type AreaKey } from './areas.ts';
import type { ArtProps } from './picture.tsx';
import { stableNumber } from './stable-number.ts';
import { ToolPicture } from './tool-picture.tsx';

/** A picture of one of the 48 interest areas: its tool on its ground. */
export function AreaPicture({ area, ...art }: ArtProps & { area: AreaKey }) {
  const { tool, ground } = AREA_LOOKS[area];
  return <ToolPicture {...art} tool={tool} second={null} ground={ground} number={stableNumber(area)} />;
}
