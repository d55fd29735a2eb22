import { paint } from '../../paint.ts';
import { Cone, Scoop } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';

const SKETCH: Arm = ['M-36 78C-64 100 -60 120 -38 124', -34, 124];
const HIGHER: Arm = ['M36 78C66 76 80 50 88 26', 90, 22];

/** The poster: a huge cone between sprinkles. */
function Poster() {
  return (
    <>
      <Cone x={0} y={6} width={70} height={96} />
      <Scoop x={0} y={6} r={44} />
      <Line d="M-78 -40H-56M-80 -8H-62M-76 26H-56" color="vanilla" width={11} />
      <Line d="M64 -46L76 -36M84 0L70 8M66 46L78 40" color="mint" width={9} />
    </>
  );
}

/** A campaign goes up: the manager compares the sketch with the board, where a colleague glues the last strip. */
export default function AdvertisingManagers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Cloud x={104} y={120} scale={0.8} color="white" />
      <Line d="M290 330V520M528 330V520" color="choc-l" width={18} />
      <Line d="M300 480L518 350" color="choc-l" width={9} />
      <rect x={222} y={70} width={366} height={280} rx={16} fill={paint('choc')} />
      <rect x={234} y={82} width={342} height={256} rx={6} fill={paint('milk')} />
      <path d="M234 82H490V338H234Z" fill={paint('blue')} />
      <At x={362} y={188} scale={1.36}>
        <Poster />
      </At>
      <path d="M490 82H546C556 130 540 190 548 236Q528 250 490 244Z" fill={paint('#6369D6')} />
      <Line d="M490 84V336" color="blue-l" width={3} />
      <Line d="M496 536V270M566 536V270" color="waffle" width={12} />
      <Line d="M500 500H562M500 456H562M500 412H562M500 368H562" color="waffle-d" width={10} />
      <Person
        x={532}
        y={202}
        scale={0.92}
        flip
        skin={4}
        hair="fade"
        hairColor="black"
        top="cream"
        shade="straw-d"
        wear="overall"
        trousers="straw-d"
        face="look"
        legs="stand"
        leftArm={['M-36 76C-58 100 -56 122 -44 138', -42, 142]}
        rightArm={['M36 78C58 68 58 40 48 20', 46, 14]}
        held={
          <>
            <Line d="M46 18L58 -20" color="choc" width={9} />
            <Line d="M40 -18L76 -32" color="vanilla" width={19} />
          </>
        }
      />
      <Person
        x={150}
        y={212}
        scale={1.14}
        skin={1}
        hair="swoop"
        hairColor="ginger"
        top="cherry"
        shade="#B3123A"
        wear="shirt"
        trousers="choc"
        face="look"
        extras={['glasses']}
        broad
        legs="stand"
        leftArm={SKETCH}
        rightArm={HIGHER}
        held={
          <>
            <g transform="rotate(-6 -24 104)">
              <rect x={-72} y={66} width={92} height={76} rx={6} fill={paint('white')} />
              <rect x={-65} y={73} width={78} height={62} fill={paint('blue')} />
              <path d="M-38 104H-14L-26 130Z" fill={paint('waffle')} />
              <path d="M-42 106A16 18 0 0 1 -10 106Z" fill={paint('straw')} />
            </g>
            <Reach skin={1} sleeve="#B3123A" arm={['M-36 78C-72 100 -80 116 -70 128', -68, 130]} />
          </>
        }
      />
    </Stage>
  );
}
