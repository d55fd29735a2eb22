import { AREA_LOOKS, type AreaKey } from './areas.ts';
import type { ArtProps } from './picture.tsx';
import { ToolPicture } from './tool-picture.tsx';

interface CareerPictureProps extends ArtProps {
  /** The leading interest areas of the career, strongest first. */
  areas: readonly [AreaKey, ...AreaKey[]];
}

/** A stable small number from the two areas: the same career always gets the same picture. */
function pick(first: AreaKey, second: AreaKey): number {
  let sum = 7;
  for (const letter of `${first} ${second}`) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** A picture for any career: the tool and colours of its first area, the tool of its second on a plate. */
export function CareerPicture({ areas, ...art }: CareerPictureProps) {
  const [first, second = first] = areas;
  const { tool, ground } = AREA_LOOKS[first];
  return (
    <ToolPicture
      {...art}
      tool={tool}
      second={second === first ? null : AREA_LOOKS[second].tool}
      ground={ground}
      // Careers that share an area still differ.
      number={pick(first, second)}
    />
  );
}
