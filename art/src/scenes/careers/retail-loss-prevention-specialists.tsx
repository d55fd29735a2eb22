import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { ClothesRail } from '../../settings-office.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** A gate that rings when something unpaid goes through; the place is the middle of its foot. */
function Gate({ x }: { x: number }) {
  return (
    <At x={x} y={520}>
      <rect x={-26} y={-246} width={52} height={238} rx={24} fill={paint('white')} />
      <rect x={-12} y={-226} width={24} height={190} rx={12} fill={paint('blue-l')} />
      <rect x={-34} y={-18} width={68} height={18} rx={8} fill={paint('choc')} />
      <circle cy={-254} r={9} fill={paint('cherry')} />
    </At>
  );
}

/** At the door of a shop, somebody with a radio keeps a friendly eye on the gates. */
export default function LossPreventionSpecialists(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="vanilla" {...props}>
      <ClothesRail x={170} y={470} colors={['straw', 'blue', 'mint-d', 'waffle-d', 'cherry']} />
      <rect x={424} y={66} width={76} height={18} rx={8} fill={paint('choc')} />
      <path d="M430 84H494A32 32 0 0 1 430 84Z" fill={paint('blue-d')} />
      <circle cx={474} cy={98} r={6} fill={paint('cherry')} />
      <Gate x={372} />
      <Person
        x={462}
        y={254}
        scale={0.94}
        {...CAST.puffs}
        face="open"
        leftArm={['M-36 76C-46 104 -46 130 -42 146', -42, 148]}
        legs="stand"
        held={<ToolOfTrade name="shopping-bag" x={42} y={190} scale={0.8} />}
      />
      <Gate x={548} />
      <Person
        x={240}
        y={208}
        scale={1.14}
        skin={1}
        hair="pony"
        hairColor="ginger"
        top="blue-d"
        shade="#33378E"
        wear="shirt"
        face="look"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={['M36 78C62 84 66 60 48 40', 44, 36]}
        legs="stand"
        trousers="choc"
        held={
          <>
            <Line d="M32 2C40 12 38 26 34 40" color="choc" width={4} />
            <rect x={36} y={14} width={22} height={40} rx={7} fill={paint('choc')} />
            <Line d="M42 14V-6" color="choc" width={6} />
            <rect x={-24} y={96} width={24} height={30} rx={5} fill={paint('white')} />
          </>
        }
      />
    </Stage>
  );
}
