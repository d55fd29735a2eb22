import { CAST } from '../../cast.ts';
import { Cap } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheel } from '../../settings-vehicles.tsx';

const STEER: Arm = ['M-36 78C-58 96 -62 104 -58 112', -56, 114];

/** An ear of wheat on its stalk; the place is its foot. */
function Ear(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 0V-62" color="waffle-d" width={5} />
      <ellipse cy={-78} rx={9} ry={22} fill={paint('waffle')} />
      <Line d="M0 -64V-92" color="waffle-d" width={3} />
    </At>
  );
}

/** The harvester behind the cabin: its tank full of grain, its belly, its pipe. */
function Harvester() {
  return (
    <>
      <path d="M312 166Q400 96 500 166Z" fill={paint('vanilla')} />
      <path d="M290 160H528L504 214H290Z" fill={paint('cherry')} />
      <path d="M276 206H532Q568 206 572 244L584 390Q584 420 556 420H276Z" fill={paint('cherry')} />
      <path d="M276 344H580L584 390Q584 420 556 420H276Z" fill={paint('straw-d')} />
      <rect x={338} y={244} width={170} height={66} rx={14} fill={paint('straw-d')} />
      <Line d="M360 266H486M360 288H486" color="cherry" width={9} />
      <Line d="M498 176L594 110" color="straw-d" width={24} />
      <path d="M112 344L250 316V420H120Z" fill={paint('straw-d')} />
    </>
  );
}

/** High in the cabin of a harvester, somebody drives through the ripe wheat. */
export default function AgriculturalOperators(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle" ground="hill" {...props}>
      <circle cx={66} cy={196} r={42} fill={paint('vanilla')} />
      <path d="M0 430Q160 350 320 400T600 396V480H0Z" fill={paint('mint')} />
      <path d="M0 462Q300 420 600 462V560H0Z" fill={paint('waffle-l')} />
      <Harvester />
      <path d="M118 92H292V340H150Z" fill={paint('white')} />
      <Person
        x={216}
        y={196}
        scale={0.98}
        {...CAST.wavy}
        skin={2}
        hair="pony"
        hairColor="black"
        top="mint-d"
        shade="mint"
        wear="overall"
        extras={['hearing-aid']}
        face="smile"
        leftArm={STEER}
        rightArm={['M36 78C60 100 58 122 40 132', 36, 134]}
        held={<Cap color="waffle" shade="waffle-d" />}
      />
      <Line d="M140 336L162 300" color="choc" width={9} />
      <Line d="M136 282L186 318" color="choc" width={11} />
      <Reach x={216} y={196} scale={0.98} skin={2} sleeve="mint-d" arm={STEER} />
      <path d="M140 324H296V360H146Z" fill={paint('cherry')} />
      <Line d="M118 92L150 340M292 92V340" color="cherry" width={15} />
      <rect x={100} y={74} width={210} height={26} rx={12} fill={paint('straw-d')} />
      <rect x={112} y={58} width={34} height={18} rx={8} fill={paint('waffle')} />
      <Wheel x={252} y={424} r={92} />
      <circle cx={252} cy={424} r={18} fill={paint('waffle')} />
      <Wheel x={506} y={458} r={58} />
      <At x={70} y={412}>
        {[0, 45, 90, 135].map((turn) => (
          <At key={turn} turn={turn}>
            <Line d="M-62 0H62M-62 -16V16M62 -16V16" color="choc-l" width={8} />
          </At>
        ))}
        <circle r={16} fill={paint('cherry')} />
        <path d="M-30 64H86V86H-44Z" fill={paint('choc')} />
      </At>
      {[-2, 26, 54, 82, 110, 142, 340, 372, 404, 436, 568].map((x, index) => (
        <Ear key={x} x={x} y={552} scale={index % 2 === 0 ? 1.34 : 1.12} />
      ))}
    </Stage>
  );
}
