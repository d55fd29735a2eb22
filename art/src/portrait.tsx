import { useId } from 'react';

import { paint, type Paint } from './paint.ts';
import { Person, type PersonProps } from './person.tsx';
import { Picture, type ArtProps } from './picture.tsx';

type PortraitProps = ArtProps &
  Pick<PersonProps, 'skin' | 'hair' | 'hairColor' | 'top' | 'extras' | 'face'> & {
    ground?: Paint;
  };

/** A round portrait, for people without a photo of their own and for quotes. */
export function Portrait({ skin, hair, hairColor, top = 'blue', extras, face, ground = 'mint', ...art }: PortraitProps) {
  const id = useId();
  return (
    <Picture width={120} height={120} {...art}>
      <clipPath id={id}>
        <circle cx={60} cy={60} r={60} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <circle cx={60} cy={60} r={60} fill={paint(ground)} />
        <Person
          x={60}
          y={60}
          scale={0.92}
          skin={skin}
          hair={hair}
          hairColor={hairColor}
          top={top}
          shade={top}
          extras={extras}
          face={face}
        />
      </g>
    </Picture>
  );
}
