import { Dog } from '../../animals.tsx';
import { Cap } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';

const OVER: Arm = ['M36 78C64 80 84 56 96 30', 100, 24];
const TREAT: Arm = ['M-36 78C-62 104 -54 124 -30 128', -26, 128];

/** A dog in the middle of a jump to the right. */
function LeapingDog() {
  return (
    <At x={420} y={304} turn={-8} scale={1.06}>
      <Line d="M-74 -14C-98 -24 -106 -44 -98 -58" color="choc" width={14} />
      <Line d="M-52 12C-76 22 -88 30 -104 30M44 14C62 26 82 26 98 20" color="choc" width={17} />
      <path d="M-84 -2C-84 -44 30 -40 62 -34C84 -10 68 30 40 30C0 22 -84 40 -84 -2Z" fill={paint('white')} />
      <path d="M-84 -2C-84 -32 -36 -38 4 -38C14 -16 -10 10 -50 24C-74 22 -84 14 -84 -2Z" fill={paint('choc')} />
      <Line d="M-50 18C-70 34 -82 44 -96 46M50 18C70 20 90 12 106 4" color="white" width={18} />
      <circle cx={74} cy={-48} r={35} fill={paint('choc')} />
      <path d="M66 -80L104 -62C124 -54 124 -30 106 -26C88 -24 78 -34 76 -46Z" fill={paint('white')} />
      <circle cx={114} cy={-46} r={7.5} fill={paint('choc')} />
      <circle cx={84} cy={-56} r={4.6} fill={paint('vanilla')} />
      <Line d="M98 -30Q106 -28 112 -34" color="choc" width={3.4} />
      <path d="M62 -74C36 -80 26 -50 36 -32C52 -32 64 -52 62 -74Z" fill={paint('choc-l')} />
      <Line d="M44 -24Q58 -8 80 -14" color="cherry" width={10} />
    </At>
  );
}

/** On the training field, a trainer sends a dog over the bar with a raised hand; the next one waits its turn. */
export default function AnimalTrainers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint" ground="hill" {...props}>
      <Cloud x={456} y={132} scale={0.9} color="white" />
      <circle cx={166} cy={116} r={36} fill={paint('vanilla')} />
      <Line d="M338 520V360M516 520V360" color="white" width={16} />
      <path d="M338 520V360M516 520V360" fill="none" stroke={paint('cherry')} strokeWidth={16} strokeDasharray="22 26" />
      <Line d="M338 400H516" color="waffle" width={14} />
      <path d="M346 400H510" fill="none" stroke={paint('blue-d')} strokeWidth={14} strokeDasharray="24 28" />
      <LeapingDog />
      <Person
        x={154}
        y={216}
        scale={1.12}
        skin={3}
        hair="pony"
        hairColor="black"
        top="straw-d"
        shade="#B3123A"
        wear="tee"
        trousers="blue-d"
        shoes="choc"
        face="open"
        legs="stand"
        leftArm={TREAT}
        rightArm={OVER}
        held={
          <>
            <Cap color="blue" shade="blue-d" />
            <Line d="M-14 54Q0 92 14 54" color="waffle" width={4} />
            <circle cy={78} r={8} fill={paint('waffle')} />
            <path d="M20 130H56V166Q56 174 48 174H28Q20 174 20 166Z" fill={paint('waffle-d')} />
            <Line d="M-46 132H46" color="choc" width={9} />
          </>
        }
      />
      <Dog x={62} y={524} scale={0.78} />
    </Stage>
  );
}
