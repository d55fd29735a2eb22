import { CAST } from '../../cast.ts';
import { WornStethoscope } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Armchair } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const CHEER: Arm = ['M36 78C62 84 80 64 86 34', 88, 28];
const BLOW: Arm = ['M36 78C62 84 60 54 40 34', 36, 30];

/** A therapist cheers on somebody who blows into a tube, so that three balls rise. */
export default function RespiratoryTherapists(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <rect x={262} y={70} width={134} height={134} rx={16} fill={paint('white')} />
      <ToolOfTrade name="lungs" x={329} y={138} scale={1.1} />
      <Person
        x={418}
        y={244}
        scale={1.08}
        flip
        {...CAST.longhair}
        skin={4}
        hair="braids"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="knit"
        face="calm"
        legs="sit"
        trousers="blue-d"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={BLOW}
        behind={<Armchair color="straw" shade="straw-d" />}
      />
      <Line d="M408 262C384 262 372 280 352 300" color="blue-l" width={10} />
      <rect x={290} y={292} width={98} height={96} rx={14} fill={paint('blue-l')} />
      <Line d="M310 306V372M339 306V372M368 306V372" color="white" width={18} />
      {(
        [
          [310, 324, 'cherry'],
          [339, 340, 'waffle'],
          [368, 360, 'mint-d'],
        ] as const
      ).map(([x, y, color]) => (
        <circle key={x} cx={x} cy={y} r={9} fill={paint(color)} />
      ))}
      <Reach x={418} y={244} scale={1.08} flip skin={4} sleeve="mint-d" arm={BLOW} />
      <path d="M284 386H396V404H284Z" fill={paint('white')} />
      <Line d="M340 404V520M300 522H380" color="choc-l" width={12} />
      <Person
        x={190}
        y={210}
        scale={1.14}
        {...CAST.greyfade}
        skin={1}
        hair="swoop"
        hairColor="brown"
        top="blue"
        shade="blue-d"
        wear="tee"
        extras={['glasses']}
        face="open"
        legs="stand"
        trousers="blue-d"
        shoes="white"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={CHEER}
        held={
          <>
            <path d="M-16 52L0 80L16 52Q0 62 -16 52Z" fill="#E9AE88" />
            <WornStethoscope />
          </>
        }
      />
    </Stage>
  );
}
