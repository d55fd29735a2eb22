import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Table } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

function Tomato({ x, y, r = 20 }: { x: number; y: number; r?: number }) {
  return (
    <At x={x} y={y} scale={r / 20}>
      <circle r={20} fill={paint('cherry')} />
      <path d="M-12 -18L0 -14L12 -18L4 -8H-4Z" fill={paint('mint-d')} />
    </At>
  );
}

/** An engineer steers a robot arm that puts a ripe tomato into a crate without bruising it. */
export default function RoboticsEngineers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <rect x={166} y={92} width={150} height={86} rx={14} fill={paint('white')} />
      <Line d="M186 152L212 128L236 140L262 108L294 124" color="mint-d" width={7} />
      <Table x={250} y={420} width={230} height={104} color="choc-l" shade="choc" />
      <Tomato x={208} y={356} />
      <Tomato x={252} y={352} />
      <Tomato x={230} y={372} />
      <rect x={170} y={360} width={126} height={60} rx={8} fill={paint('waffle')} />
      <Line d="M176 390H290" color="waffle-d" width={6} />
      <path d="M48 532Q52 470 80 462H132Q160 470 164 532Z" fill={paint('blue-d')} />
      <Line d="M106 462L92 296" color="waffle" width={44} />
      <Line d="M92 296L206 206" color="waffle" width={36} />
      <Line d="M206 206L280 238" color="waffle-d" width={24} />
      <circle cx={106} cy={456} r={34} fill={paint('blue')} />
      <circle cx={92} cy={296} r={31} fill={paint('blue')} />
      <circle cx={206} cy={206} r={25} fill={paint('blue')} />
      <circle cx={106} cy={456} r={13} fill={paint('cream')} />
      <circle cx={92} cy={296} r={12} fill={paint('cream')} />
      <circle cx={206} cy={206} r={10} fill={paint('cream')} />
      <rect x={266} y={226} width={46} height={26} rx={11} fill={paint('blue-d')} />
      <Tomato x={289} y={292} r={24} />
      <Line d="M270 250C252 274 258 296 268 308M308 250C326 274 320 296 310 308" color="choc" width={9} />
      <Person
        x={436}
        y={232}
        scale={1.14}
        flip
        skin={2}
        hair="turban"
        hairColor="straw-d"
        top="mint"
        shade="mint-d"
        wear="hoodie"
        trousers="choc-l"
        legs="sit"
        face="look"
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        behind={<Wheelchair color="cherry" />}
        held={
          <>
            <Tablet y={122} color="vanilla">
              <Line d="M-20 16L-16 -2L6 -14L18 -4" color="blue" width={6} />
              <circle cx={20} cy={8} r={6} fill={paint('cherry')} />
            </Tablet>
            <Reach skin={2} sleeve="mint-d" arm={['M36 78C70 98 76 124 56 128', 50, 128]} />
          </>
        }
      />
    </Stage>
  );
}
