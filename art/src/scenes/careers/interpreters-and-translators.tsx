import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { HOLD_LEFT, type Arm } from '../../poses.ts';
import { Mug } from '../../held.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';

const SIGN_HIGH: Arm = ['M36 78C66 84 72 66 62 50', 58, 44];
const SIGN_LOW: Arm = ['M-36 78C-70 100 -62 118 -34 108', -28, 104];

/** What somebody says: dots for the one language, waves for the other. */
function Bubble({ wave = false, ...place }: Place & { wave?: boolean }) {
  return (
    <At {...place}>
      <path
        d="M-64 -40Q-64 -54 -50 -54H50Q64 -54 64 -40V12Q64 26 50 26H-14L-44 54L-40 26H-50Q-64 26 -64 12Z"
        fill={paint(wave ? 'cherry' : 'blue')}
      />
      {wave ? (
        <Line d="M36 -26Q27 -38 18 -26T0 -26T-18 -26T-36 -26M36 0Q27 -12 18 0T0 0T-18 0" color="white" width={7} />
      ) : (
        <Line d="M-38 -28H-18M-2 -28H38M-38 -2H8M24 -2H38" color="white" width={8} />
      )}
    </At>
  );
}

/** Between two people who share no language stands an interpreter, who says and signs what each one means. */
export default function Interpreters(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <Person
        x={302}
        y={194}
        scale={1.2}
        skin={4}
        hair="braids"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="shirt"
        trousers="choc"
        legs="stand"
        face="open"
        extras={['glasses']}
        leftArm={SIGN_LOW}
        rightArm={SIGN_HIGH}
      />
      <Person
        {...CAST.turban}
        x={124}
        y={250}
        scale={0.98}
        hairColor="blue"
        top="straw"
        shade="straw-d"
        wear="knit"
        legs="stand"
        face="look"
        leftArm={HOLD_LEFT}
        rightArm={['M36 78C60 92 74 84 84 74', 88, 70]}
      />
      <Person
        {...CAST.hijab}
        x={482}
        y={252}
        scale={0.98}
        flip
        skin={1}
        hairColor="blue-d"
        top="waffle"
        shade="waffle-d"
        face="open"
        legs="stand"
        rightArm={['M36 78C60 92 74 84 84 74', 88, 70]}
      />
      <Bubble x={138} y={126} />
      <Bubble x={464} y={130} flip wave />
      <Table x={300} y={446} width={400} height={90} color="choc-l" shade="choc" />
      <Mug x={190} y={426} color="blue" />
      <Mug x={412} y={426} color="cherry" />
      <At x={302} y={440}>
        <path d="M-52 6Q-50 -16 0 -6Q50 -16 52 6Z" fill={paint('white')} />
        <Line d="M-34 -4H-12M12 -4H34" color="blue" width={4} />
      </At>
    </Stage>
  );
}
