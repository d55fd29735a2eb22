import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Desk, Keyboard } from '../../settings-office.tsx';
import { Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A printed page on the wall: a picture and two columns. */
function Page({ x, y, color }: { x: number; y: number; color: 'straw' | 'mint' | 'waffle' }) {
  return (
    <At x={x} y={y}>
      <rect x={-36} y={-48} width={72} height={96} rx={5} fill={paint('white')} />
      <rect x={-27} y={-38} width={54} height={34} rx={4} fill={paint(color)} />
      <Line d="M-25 10H-6M-25 22H-6M-25 34H-12M8 10H26M8 22H26M8 34H20" color="choc-l" width={5} />
      <circle cy={-46} r={6} fill={paint('cherry')} />
    </At>
  );
}

/** Somebody lays out a magazine on a wide screen; the pages that are done hang on the wall. */
export default function DesktopPublishers(props: ArtProps) {
  return (
    <Stage back="mint" floor="mint-d" {...props}>
      <Page x={106} y={170} color="straw" />
      <Page x={196} y={154} color="mint" />
      <Page x={110} y={288} color="waffle" />
      <Person
        x={218}
        y={246}
        scale={1.18}
        {...CAST.bluebob}
        top="straw-d"
        shade="#B3123A"
        wear="knit"
        face="look"
        leftArm={['M-36 78C-56 104 -52 130 -30 138', -26, 140]}
        rightArm={['M36 78C62 100 74 122 86 138', 90, 140]}
      />
      <Desk color="cream" shade="straw">
        <Keyboard x={-56} y={4} />
        <Monitor x={132} width={232} height={172} color="milk">
          <rect x={-104} y={-76} width={100} height={152} rx={4} fill={paint('white')} />
          <rect x={4} y={-76} width={100} height={152} rx={4} fill={paint('white')} />
          <rect x={-94} y={-66} width={80} height={66} rx={4} fill={paint('blue')} />
          <circle cx={-32} cy={-46} r={11} fill={paint('waffle')} />
          <path d="M-94 0V-18L-66 -44L-40 -16L-28 -26L-14 -10V0Z" fill={paint('mint-d')} />
          <Line d="M-92 18H-62M-92 34H-62M-92 50H-70M-46 18H-16M-46 34H-16M-46 50H-24" color="choc-l" width={6} />
          <Line d="M16 -58H92" color="cherry" width={14} />
          <Line d="M16 -32H46M16 -16H46M16 0H46M62 -32H92M62 -16H92M62 0H84" color="choc-l" width={6} />
          <rect x={14} y={18} width={80} height={48} rx={4} fill={paint('straw')} />
          <path d="M84 40L84 74L93 66L99 80L106 77L100 63L111 62Z" fill={paint('choc')} />
        </Monitor>
      </Desk>
    </Stage>
  );
}
