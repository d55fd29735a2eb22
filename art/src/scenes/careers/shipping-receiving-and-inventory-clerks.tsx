import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const SCAN: Arm = ['M36 78C62 96 78 98 92 92', 98, 90];
const BOXES = [
  [96, 150, 0.8],
  [192, 148, 0.84],
  [96, 268, 0.8],
  [196, 266, 0.86],
  [96, 386, 0.82],
] as const;

/** In the store room, a clerk in a wheelchair reads the label of a parcel with a scanner. */
export default function ShippingClerks(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <Line d="M44 84V510M248 84V510" color="blue-d" width={14} />
      {BOXES.map(([x, y, scale]) => (
        <ToolOfTrade key={`${x} ${y}`} name="package" x={x} y={y} scale={scale} />
      ))}
      {[194, 312, 430].map((y) => (
        <rect key={y} x={36} y={y} width={220} height={16} rx={6} fill={paint('blue')} />
      ))}
      <Person
        x={306}
        y={262}
        scale={1.06}
        {...CAST.flattop}
        top="mint-d"
        shade="cherry"
        wear="vest"
        face="look"
        legs="sit"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={SCAN}
        behind={<Wheelchair color="straw-d" />}
      />
      <path d="M432 352L500 324V392Z" fill={paint('cherry')} opacity={0.5} />
      <path d="M400 340L436 336V366L414 370L410 392H394Z" fill={paint('choc')} />
      <Reach x={306} y={262} scale={1.06} skin={5} sleeve="mint-d" arm={SCAN} />
      <ToolOfTrade name="package" x={514} y={352} scale={1.1} />
      <ToolOfTrade name="package" x={516} y={454} scale={1.18} />
      <Line d="M446 514H586" color="waffle-d" width={14} />
    </Stage>
  );
}
