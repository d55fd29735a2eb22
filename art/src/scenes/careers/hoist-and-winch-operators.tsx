import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const LEVER: Arm = ['M-36 78C-60 100 -70 108 -74 112', -78, 114];
const HALT: Arm = ['M36 76C66 66 80 40 84 10', 85, 3];

/** A hand on the lever of the winch, an operator lets a girder down the shaft, slowly. */
export default function HoistOperators(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="blue-l" {...props}>
      <Line d="M392 520L452 70L566 520" color="mint-d" width={18} />
      <Line d="M416 340H522M404 430H544M430 250H498" color="mint-d" width={10} />
      <circle cx={452} cy={84} r={42} fill={paint('choc')} />
      <circle cx={452} cy={84} r={28} fill={paint('waffle')} />
      <circle cx={452} cy={84} r={9} fill={paint('choc')} />
      <Line d="M112 372L420 58" color="choc-l" width={7} />
      <Line d="M490 88V270" color="choc-l" width={7} />
      <ToolOfTrade name="hook" x={490} y={288} scale={0.86} />
      <Line d="M490 322L432 366M490 322L548 366" color="choc" width={5} />
      <path d="M410 364H572V380H556V400H572V416H410V400H426V380H410Z" fill={paint('cherry')} />
      <rect x={426} y={380} width={130} height={20} fill={paint('straw-d')} />
      <path d="M378 500H598V530H378Z" fill={paint('choc')} />
      <Line d="M378 500V446M598 500V446M378 456H410M566 456H598" color="waffle" width={9} />
      <rect x={26} y={470} width={196} height={54} rx={10} fill={paint('blue-d')} />
      <path d="M56 480L84 350H148L176 480Z" fill={paint('blue')} />
      <circle cx={116} cy={404} r={74} fill={paint('choc')} />
      <circle cx={116} cy={404} r={58} fill={paint('choc-l')} />
      <circle cx={116} cy={404} r={44} fill="none" stroke={paint('waffle-d')} strokeWidth={7} />
      <circle cx={116} cy={404} r={28} fill={paint('cherry')} />
      <circle cx={116} cy={404} r={9} fill={paint('cream')} />
      <Person
        x={296}
        y={206}
        scale={1.14}
        skin={4}
        hair="short"
        hairColor="black"
        top="waffle"
        shade="straw-d"
        wear="vest"
        extras={['hard-hat', 'headphones']}
        face="look"
        legs="stand"
        trousers="blue-d"
        leftArm={LEVER}
        rightArm={HALT}
        held={<Line d="M-46 122H-13M46 122H13" color="vanilla" width={9} />}
      />
      <rect x={170} y={420} width={76} height={104} rx={10} fill={paint('blue')} />
      <circle cx={226} cy={446} r={8} fill={paint('mint')} />
      <circle cx={226} cy={472} r={8} fill={paint('waffle')} />
      <Line d="M196 426L206 346" color="choc" width={11} />
      <circle cx={207} cy={336} r={16} fill={paint('cherry')} />
      <Reach x={296} y={206} scale={1.14} skin={4} sleeve="waffle" arm={LEVER} glove="vanilla" />
      <Reach x={296} y={206} scale={1.14} skin={4} sleeve="waffle" arm={HALT} glove="vanilla" />
    </Stage>
  );
}
