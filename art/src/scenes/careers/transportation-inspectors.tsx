import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheel } from '../../settings-vehicles.tsx';

const LIGHT: Arm = ['M-36 78C-60 98 -80 112 -98 116', -102, 118];
const LIST: Arm = ['M36 78C62 100 62 118 48 122', 44, 122];

/** An inspector lights up the wheels of a big truck and ticks off a list before it may drive on. */
export default function TransportationInspectors(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <rect x={-20} y={128} width={340} height={268} rx={14} fill={paint('waffle')} />
      <path d="M-20 300H320V382Q320 396 306 396H-20Z" fill={paint('waffle-d')} />
      <Line d="M40 152V280M120 152V280M200 152V280M280 152V280" color="waffle-d" width={8} />
      <rect x={-20} y={396} width={352} height={26} rx={8} fill={paint('choc')} />
      <Wheel x={62} y={458} r={58} />
      <Wheel x={196} y={458} r={58} />
      <path d="M322 352L170 412L236 512Z" fill={paint('vanilla')} opacity={0.75} />
      <Person
        x={430}
        y={206}
        scale={1.16}
        skin={5}
        hair="puffs"
        hairColor="black"
        top="choc-l"
        shade="waffle"
        wear="vest"
        extras={['earrings']}
        face="smile"
        leftArm={LIGHT}
        rightArm={LIST}
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <Line d="M-46 132H46" color="vanilla" width={11} />
            <Clipboard x={54} y={104} scale={0.8} turn={8} color="straw-d" />
          </>
        }
      />
      <path d="M296 340L330 322L344 348L312 368Z" fill={paint('choc-l')} />
      <rect x={-26} y={-11} width={46} height={22} rx={8} fill={paint('choc')} transform="translate(342 334) rotate(-26)" />
      <Reach x={430} y={206} scale={1.16} skin={5} sleeve="choc-l" arm={LIGHT} />
      <Reach x={430} y={206} scale={1.16} skin={5} sleeve="choc-l" arm={LIST} />
    </Stage>
  );
}
