import { Dog } from '../../animals.tsx';
import { CAST } from '../../cast.ts';
import { Cap } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Dial } from '../../settings-plant.tsx';
import { Stage } from '../../settings-stage.tsx';

const READ: Arm = ['M36 78C64 90 78 78 84 62', 87, 57];

/** An electric meter with its glass and four small dials; the place is its middle. */
function Meter(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 60V190M0 -60V-116" color="choc-l" width={18} />
      <rect x={-62} y={-78} width={124} height={156} rx={18} fill={paint('choc-l')} />
      <circle r={58} fill={paint('milk')} />
      <circle r={48} fill={paint('blue-l')} />
      <rect x={-30} y={12} width={60} height={13} rx={6} fill={paint('choc')} />
      {[-27, 0, 27].map((x, index) => (
        <Dial key={x} x={x} y={-12} r={14} needle={index * 70 - 60} />
      ))}
      <Line d="M-34 -30L-22 -40" color="white" width={6} />
    </At>
  );
}

/** A meter reader notes what a house has used since last time; the dog behind the fence knows her by now. */
export default function MeterReaders(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <path d="M330 506V86H600V506Z" fill={paint('waffle')} />
      <path d="M330 86H600V120H330Z" fill={paint('waffle-d')} />
      <path d="M306 96L350 40H600V96Z" fill={paint('cherry')} />
      {[150, 230, 310, 390, 470].map((y, index) => (
        <Line
          key={y}
          d={`M${index % 2 ? 346 : 372} ${y}H${index % 2 ? 386 : 412}M${index % 2 ? 540 : 520} ${y}H${index % 2 ? 580 : 560}`}
          color="waffle-d"
          width={12}
        />
      ))}
      <Meter x={462} y={266} scale={1.2} />
      <Dog x={480} y={516} scale={0.84} />
      {[350, 394, 438, 482, 526, 570].map((x) => (
        <path key={x} d={`M${x - 14} 540V470L${x} 454L${x + 14} 470V540Z`} fill={paint('white')} />
      ))}
      <Line d="M340 490H586M340 522H586" color="milk" width={10} />
      <Person
        x={196}
        y={212}
        scale={1.14}
        {...CAST.puffs}
        skin={5}
        hair="bob"
        top="waffle-l"
        shade="blue"
        wear="vest"
        extras={['earrings']}
        face="look"
        legs="stand"
        trousers="blue-d"
        leftArm={['M-36 78C-62 98 -58 118 -34 116', -28, 114]}
        rightArm={READ}
        held={
          <>
            <Cap color="blue" shade="blue-d" />
            <Line d="M-34 60L40 148" color="choc" width={8} />
            <rect x={26} y={130} width={44} height={44} rx={8} fill={paint('choc-l')} />
            <rect x={76} y={14} width={34} height={58} rx={8} fill={paint('choc')} />
            <rect x={81} y={20} width={24} height={24} rx={4} fill={paint('mint')} />
            <Line d="M84 54H102M84 62H102" color="milk" width={4} dash="1 7" />
            <circle cx={84} cy={62} r={11} fill={paint('#623A27')} />
          </>
        }
      />
    </Stage>
  );
}
