import type { ReactNode } from 'react';
import { paint, type Paint } from '@careerscoop/art/paint.ts';
import { At } from '@careerscoop/art/picture.tsx';
import { spring } from '../motion.ts';
import { HEIGHT, Room, type SceneProps, Title } from '../stage.tsx';
import { ChooseSlice, PickSlice, RateSlice, SortSlice } from './slices.tsx';

interface Slice {
  word: string;
  minutes: number;
  color: Paint;
  shade: Paint;
  ink: Paint;
  draw: (props: SceneProps & { width: number }) => ReactNode;
}

const SLICES: readonly Slice[] = [
  { word: 'Rate', minutes: 4.2, color: 'straw', shade: 'straw-d', ink: 'choc', draw: RateSlice },
  { word: 'Sort', minutes: 2.4, color: 'mint', shade: 'mint-d', ink: 'choc', draw: SortSlice },
  { word: 'Choose', minutes: 4.4, color: 'blue', shade: 'blue-d', ink: 'cream', draw: ChooseSlice },
  { word: 'Pick', minutes: 1, color: 'waffle', shade: 'waffle-d', ink: 'choc', draw: PickSlice },
];
const LEFT = 44;
const GAP = 14;
const TOP = 210;
const MINUTE = (1280 - 2 * LEFT - 3 * GAP) / 12;

/** Thirteen minutes, sliced: every part is as wide as it takes long. The film and turning pages take the rest. */
export function Parts({ second }: SceneProps) {
  let left = LEFT;
  return (
    <Room ground="cream" back="vanilla" circle={[640, 760, 520]}>
      <Title lines={['Thirteen minutes, four parts']} second={second} at={0.45} x={LEFT + 4} y={146} size={96} anchor="start" />
      {SLICES.map(({ word, minutes, color, shade, ink, draw: Draw }, index) => {
        const width = minutes * MINUTE;
        const x = left;
        left += width + GAP;
        return (
          <At key={word} x={x} y={TOP + (1 - spring(second, 0.6 + index * 0.2, 0.7)) * 560}>
            <rect width={width} height={HEIGHT} rx={Math.min(40, width / 3)} fill={paint(color)} />
            <rect y={444} width={width} height={HEIGHT} fill={paint(shade)} />
            <text
              className="title"
              x={width < 120 ? width / 2 : 30}
              y={72}
              fontSize={width < 120 ? 48 : 60}
              textAnchor={width < 120 ? 'middle' : 'start'}
              fill={paint(ink)}
            >
              {word}
            </text>
            <Draw second={second} width={width} />
          </At>
        );
      })}
    </Room>
  );
}
