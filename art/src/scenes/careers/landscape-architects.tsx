import { CAST } from '../../cast.ts';
import { Plan } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { HOLD_LEFT, UP_RIGHT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud, Tree } from '../../settings.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const SHOW: Arm = ['M36 78C62 94 76 74 84 56', 88, 50];

/** A landscape architect looks from the plan to the park that grows from it: a path, a pond, young trees. */
export default function LandscapeArchitects(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="mint" ground="hill" {...props}>
      <circle cx={470} cy={130} r={38} fill={paint('waffle')} />
      <Cloud x={176} y={150} scale={0.8} color="white" />
      <path d="M56 352Q170 270 300 340T552 330Q540 420 480 500H110Q66 420 56 352Z" fill={paint('mint-d')} />
      <Tree x={112} y={420} scale={0.72} color="#1C8F69" />
      <Tree x={300} y={384} scale={0.56} color="mint" />
      <path
        d="M300 430C320 380 560 400 470 340Q454 330 420 340C510 380 220 380 210 452Q200 520 420 560H560C430 530 290 500 300 430Z"
        fill={paint('waffle-l')}
      />
      <path d="M318 470Q340 440 420 446Q520 440 530 474Q520 504 430 502Q330 506 318 470Z" fill={paint('blue')} />
      <Line d="M364 470H404M440 484H486" color="blue-l" width={6} />
      <Person
        {...CAST.flattop}
        x={420}
        y={278}
        scale={0.56}
        skin={3}
        hair="curls"
        top="straw"
        shade="straw-d"
        legs="sit"
        face="smile"
        rightArm={UP_RIGHT}
        behind={<Wheelchair />}
      />
      <Person
        x={202}
        y={206}
        scale={1.18}
        skin={2}
        hair="long"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="overall"
        trousers="blue-d"
        shoes="waffle-d"
        legs="stand"
        face="look"
        leftArm={HOLD_LEFT}
        rightArm={SHOW}
        held={
          <>
            <Plan x={-18} y={128} turn={-6}>
              <path d="M-40 20C-30 -20 0 0 6 -12S34 -20 40 -26" fill="none" stroke={paint('waffle')} strokeWidth={9} />
              <circle cx={-26} cy={-16} r={11} fill={paint('mint-d')} />
              <circle cx={28} cy={10} r={13} fill={paint('mint')} />
              <ellipse cx={-6} cy={22} rx={14} ry={8} fill={paint('blue')} />
            </Plan>
            <Reach skin={2} sleeve="blue" arm={['M-36 78C-70 96 -80 116 -74 126', -72, 132]} />
          </>
        }
      />
      <At x={516} y={536}>
        <Line d="M0 0V-96" color="choc-l" width={10} />
        <Line d="M22 0V-70" color="choc" width={6} />
        <Line d="M0 -56H22" color="straw" width={6} />
        <Leaf y={-84} length={54} turn={-50} color="mint-d" shade="#14785A" />
        <Leaf y={-92} length={64} color="mint-d" shade="#14785A" />
        <Leaf y={-84} length={54} turn={50} color="mint-d" shade="#14785A" />
      </At>
    </Stage>
  );
}
