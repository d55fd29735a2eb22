import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { MusicNote } from '../../tools/arts.tsx';

const LOW: Arm = ['M-36 78C-62 92 -84 94 -104 86', -108, 84];
const HIGH: Arm = ['M36 76C66 58 76 24 72 -18', 72, -26];
const DANCERS = [
  { x: 342, look: { ...CAST.flattop, top: 'waffle', shade: 'waffle-d' } },
  { x: 446, look: { ...CAST.longhair, wear: 'tee' } },
  { x: 544, look: { ...CAST.wavy, top: 'mint-d', shade: 'mint' } },
] as const;

/** A choreographer shows a step, and three dancers try it after her before the mirror. */
export default function Choreographers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      {[150, 300, 450].map((x) => (
        <rect key={x} x={x - 68} y={116} width={136} height={360} rx={14} fill={paint('white')} />
      ))}
      <Line d="M110 210L170 150M114 250L190 174M410 210L470 150M414 250L490 174M270 220L330 160" color="straw-l" width={9} />
      {DANCERS.map(({ x, look }) => (
        <Person
          key={x}
          x={x}
          y={266}
          scale={0.76}
          {...look}
          leftArm={LOW}
          rightArm={HIGH}
          face="look"
          legs="stand"
          trousers="blue-d"
          shoes="cream"
        />
      ))}
      <rect x={26} y={430} width={66} height={94} rx={12} fill={paint('choc')} />
      <circle cx={59} cy={494} r={20} fill={paint('choc-l')} />
      <circle cx={59} cy={454} r={11} fill={paint('choc-l')} />
      <MusicNote x={70} y={380} scale={0.6} />
      <Person
        x={182}
        y={204}
        scale={1.16}
        skin={1}
        hair="bun"
        hairColor="grey"
        top="cherry"
        shade="cherry"
        extras={['glasses', 'earrings']}
        face="open"
        leftArm={LOW}
        rightArm={HIGH}
        legs="stand"
        trousers="choc"
        shoes="straw-d"
      />
    </Stage>
  );
}
