import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Wheel } from '../../settings-vehicles.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TOP_HAND: Arm = ['M36 78C56 96 36 116 8 110', 2, 110];
const LOW_HAND: Arm = ['M-36 78C-60 104 -66 124 -54 144', -50, 148];

/** A lorry with hot asphalt and an arrow of lamps that sends the traffic past; the place is where it stands. */
function ArrowTruck(place: Place) {
  return (
    <At {...place}>
      <path d="M70 -40V-166H126Q138 -166 144 -156L170 -100V-40Z" fill={paint('blue')} />
      <path d="M92 -146H122L146 -98H92Z" fill={paint('blue-l')} />
      <path d="M-150 -140H64V-50H-124Z" fill={paint('waffle')} />
      <path d="M-132 -140C-100 -176 -40 -160 -10 -172C20 -176 44 -160 52 -140Z" fill={paint('choc')} />
      <rect x={-130} y={-60} width={300} height={24} rx={6} fill={paint('choc-l')} />
      <Line d="M36 -140V-212" color="choc-l" width={9} />
      <rect x={-44} y={-274} width={168} height={78} rx={12} fill={paint('choc')} />
      <Line d="M-16 -235H96M74 -256L96 -235L74 -214" color="vanilla" width={10} dash="1 18" />
      <Wheel x={-84} y={-34} />
      <Wheel x={106} y={-34} />
    </At>
  );
}

/** Between cones, two workers in bright vests fill a hole in the road with asphalt before the cars come back. */
export default function HighwayMaintenanceWorkers(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('waffle-l')} />
      <path d="M50 330C130 280 210 320 290 296S460 270 552 322V470H50Z" fill={paint('mint')} />
      <path d="M0 420Q300 392 600 420V560H0Z" fill={paint('blue-l')} />
      <Line d="M20 452L110 446M170 443L250 441" color="white" width={9} />
      <ArrowTruck x={446} y={452} />
      <ellipse cx={212} cy={520} rx={92} ry={22} fill={paint('choc')} />
      <path d="M150 516Q206 472 270 514Q212 530 150 516Z" fill="#4A2B20" />
      <Person
        x={300}
        y={218}
        scale={1.1}
        {...CAST.puffs}
        skin={4}
        hair="braids"
        hairColor="black"
        extras={['hard-hat', 'glasses']}
        top="waffle"
        shade="cherry"
        wear="vest"
        face="down"
        leftArm={LOW_HAND}
        rightArm={TOP_HAND}
        legs="stand"
        trousers="blue-d"
        shoes="choc"
        held={<Line d="M-46 140H-12M12 140H46" color="white" width={8} />}
      />
      <Line d="M316 318L208 478" color="waffle-l" width={10} />
      <path d="M218 450L236 464L202 514Q176 512 172 492Z" fill={paint('blue-d')} />
      <Reach x={300} y={218} scale={1.1} skin={4} sleeve="waffle" arm={LOW_HAND} glove="mint" />
      <Reach x={300} y={218} scale={1.1} skin={4} sleeve="waffle" arm={TOP_HAND} glove="mint" />
      <Person
        x={96}
        y={230}
        scale={1.04}
        {...CAST.ginger}
        extras={['hard-hat', 'beard']}
        top="waffle"
        shade="cherry"
        wear="vest"
        face="look"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={['M36 78C62 92 74 96 80 102', 82, 104]}
        legs="stand"
        trousers="choc"
        shoes="waffle"
        held={
          <>
            <Line d="M-46 140H-12M12 140H46" color="white" width={8} />
            <Line d="M82 224V40" color="choc" width={9} />
            <path d="M62 -44H102L126 -20V20L102 44H62L38 20V-20Z" fill={paint('cherry')} />
            <Line d="M60 0H104" color="cream" width={13} />
            <circle cx={82} cy={104} r={13} fill={paint('mint')} />
          </>
        }
      />
      <ToolOfTrade name="traffic-cone" x={420} y={488} scale={0.92} />
      <ToolOfTrade name="traffic-cone" x={536} y={496} scale={1.04} />
    </Picture>
  );
}
