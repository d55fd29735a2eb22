import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const SIGNAL: Arm = ['M-36 76C-66 58 -76 24 -74 -20', -74, -28];

/** On the quay, a loader signals to the crane that a box may come down onto the ship. */
export default function ShipLoaders(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle-l" {...props}>
      <Line d="M64 500V84H420" color="waffle" width={18} />
      <Line d="M64 180L168 84" color="waffle-d" width={11} />
      <Line d="M370 92V164" color="choc" width={6} />
      <Line d="M370 164L312 194M370 164L428 194" color="choc" width={5} />
      <rect x={296} y={192} width={148} height={72} rx={6} fill={paint('straw-d')} />
      <Line d="M322 206V250M346 206V250M370 206V250M394 206V250M418 206V250" color="straw" width={6} />
      <path d="M196 470H600V352H560V320H470V352H250Z" fill={paint('blue')} />
      <rect x={486} y={250} width={76} height={76} rx={8} fill={paint('white')} />
      <rect x={500} y={266} width={48} height={24} rx={5} fill={paint('blue-l')} />
      <rect x={284} y={308} width={88} height={46} rx={5} fill={paint('mint-d')} />
      <rect x={378} y={308} width={86} height={46} rx={5} fill={paint('waffle-d')} />
      <path d="M240 352H600V384H224Z" fill={paint('cherry')} />
      <path d="M160 462H600V506Q400 500 160 520Z" fill={paint('blue-d')} />
      <Line
        d="M250 486C276 474 296 496 322 484C348 472 368 494 394 484C420 472 440 492 466 482C492 470 520 490 560 478"
        color="blue-l"
        width={8}
      />
      <Person
        x={172}
        y={232}
        scale={1.06}
        {...CAST.flattop}
        skin={3}
        hair="curls"
        top="waffle"
        shade="cherry"
        wear="vest"
        extras={['hard-hat', 'beard']}
        face="look"
        legs="stand"
        trousers="choc"
        leftArm={SIGNAL}
        rightArm={['M36 78C62 84 66 60 48 40', 44, 36]}
        held={
          <>
            <rect x={36} y={10} width={20} height={40} rx={7} fill={paint('choc')} />
            <Line d="M42 12V-10" color="choc" width={5} />
          </>
        }
      />
      <Reach x={172} y={232} scale={1.06} skin={3} sleeve="waffle" arm={SIGNAL} glove="vanilla" />
      <ToolOfTrade name="anchor" x={560} y={432} scale={0.34} />
    </Stage>
  );
}
