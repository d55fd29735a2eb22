import { CAST } from '../../cast.ts';
import { Headset } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

/** The back of an open laptop. */
function LaptopBack({ x }: { x: number }) {
  return (
    <At x={x} y={420}>
      <rect x={-52} y={-64} width={104} height={66} rx={10} fill={paint('choc')} />
      <circle cy={-32} r={9} fill={paint('milk')} />
      <rect x={-62} y={-4} width={124} height={12} rx={6} fill={paint('choc-l')} />
    </At>
  );
}

/** Who leads the people that sell by telephone shows them how far up their figures have gone. */
export default function SalesSupervisors(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="straw-l" {...props}>
      <Board x={204} y={140} width={280} height={132} frame="blue-d">
        <Line d="M-116 44V22M-72 44V2M-28 44V12M16 44V-14" color="blue" width={26} />
        <Line d="M60 44V-34" color="mint-d" width={26} />
        <Line d="M-122 -2L-66 -26L-22 -16L34 -48" color="cherry" width={7} />
        <path d="M48 -58L38 -34L24 -54Z" fill={paint('cherry')} />
        <Tool name="star" x={108} y={-16} scale={0.5} />
      </Board>
      <Person
        x={102}
        y={288}
        scale={0.98}
        {...CAST.longhair}
        skin={1}
        hair="curls"
        hairColor="ginger"
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        face="look"
        leftArm={['M-36 78C-56 104 -50 122 -30 128', -26, 130]}
        rightArm={['M36 78C56 104 50 122 30 128', 26, 130]}
        held={<Headset color="blue-d" />}
      />
      <Person
        x={262}
        y={288}
        scale={0.98}
        {...CAST.hijab}
        hairColor="waffle-d"
        top="straw-d"
        shade="#B3123A"
        wear="knit"
        face="open"
        leftArm={['M-36 78C-56 104 -50 122 -30 128', -26, 130]}
        rightArm={['M36 78C58 92 62 70 52 42', 50, 36]}
        held={<Headset color="blue-d" />}
      />
      <Counter x={182} y={424} width={364} color="cream" shade="blue" />
      <LaptopBack x={102} />
      <LaptopBack x={262} />
      <Person
        x={476}
        y={222}
        scale={1.1}
        {...CAST.greyfade}
        top="choc-l"
        shade="choc"
        face="smile"
        leftArm={['M-36 78C-66 74 -84 48 -92 20', -94, 14]}
        rightArm={['M36 76C76 96 70 128 44 136', 42, 136]}
        legs="stand"
        trousers="blue-d"
        held={<Line d="M-88 26L-128 -46" color="choc" width={6} />}
      />
    </Stage>
  );
}
