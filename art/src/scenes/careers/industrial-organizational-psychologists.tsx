import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const POINT: Arm = ['M-36 76C-66 58 -84 26 -92 -6', -94, -14];

function Note({ x, y, color }: { x: number; y: number; color: Paint }) {
  return (
    <At x={x} y={y}>
      <rect x={-23} y={-19} width={46} height={38} rx={5} fill={paint(color)} />
      <Line d="M-12 -5H12M-12 6H4" color="choc-l" width={4} />
    </At>
  );
}

/** With a team at the table, a psychologist of work sorts on a board what makes their days good and bad. */
export default function WorkPsychologists(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Board x={222} y={164} width={308} height={160} color="white" frame="choc-l">
        <Line d="M0 -66V66" color="milk" width={6} />
        <circle cx={-76} cy={-50} r={17} fill={paint('mint')} />
        <Line d="M-84 -48Q-76 -40 -68 -48" color="choc" width={4} />
        <circle cx={76} cy={-50} r={17} fill={paint('waffle')} />
        <Line d="M68 -44Q76 -52 84 -44" color="choc" width={4} />
        <Note x={-112} y={-4} color="vanilla" />
        <Note x={-52} y={4} color="straw-l" />
        <Note x={-96} y={48} color="blue-l" />
        <Note x={52} y={0} color="mint-l" />
        <Note x={110} y={8} color="vanilla" />
        <Note x={68} y={50} color="straw-l" />
      </Board>
      <Person
        x={458}
        y={206}
        scale={1.18}
        {...CAST.greybun}
        skin={2}
        hair="bob"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="shirt"
        extras={['glasses']}
        face="open"
        legs="stand"
        trousers="choc"
        leftArm={POINT}
        rightArm={['M36 76C76 96 70 128 44 136', 42, 136]}
      />
      {(
        [
          [98, CAST.flattop, 'straw-d'],
          [214, CAST.ginger, 'waffle'],
          [328, CAST.hijab, 'mint-d'],
        ] as const
      ).map(([x, who, top]) => (
        <Person
          key={x}
          x={x}
          y={314}
          scale={0.86}
          {...who}
          top={top}
          wear="tee"
          shade={top}
          face="look"
          leftArm={['M-36 76C-60 100 -62 126 -40 136', -36, 138]}
          rightArm={['M36 76C60 100 62 126 40 136', 36, 138]}
        />
      ))}
      <Counter x={214} y={438} width={420} color="waffle" shade="waffle-d" />
    </Stage>
  );
}
