import { Headset } from '../../headwear.tsx';
import { Clipboard } from '../../held.tsx';
import { paint, SKINS, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Bunting } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A round table laid for a feast; the place is the middle of its foot. */
function FeastTable(place: Place) {
  return (
    <At {...place}>
      <path d="M-126 -132H126L146 -8Q110 8 74 -6Q36 8 0 -6Q-36 8 -74 -6Q-110 8 -146 -8Z" fill={paint('white')} />
      <path d="M52 -132H126L146 -8Q110 8 74 -6Z" fill={paint('milk')} />
      <ellipse cy={-132} rx={130} ry={24} fill={paint('straw')} />
      <Line d="M-16 -166L-28 -208M0 -166V-222M16 -166L30 -206" color="mint-d" width={7} />
      <circle cx={-32} cy={-216} r={20} fill={paint('cherry')} />
      <circle cx={34} cy={-212} r={20} fill={paint('waffle')} />
      <circle cy={-234} r={22} fill={paint('white')} />
      <circle cy={-234} r={9} fill={paint('waffle')} />
      <path d="M-24 -176H24L16 -130H-16Z" fill={paint('blue')} />
      <ellipse cx={-80} cy={-134} rx={28} ry={8} fill={paint('white')} />
      <ellipse cx={82} cy={-134} rx={28} ry={8} fill={paint('white')} />
    </At>
  );
}

/** Three balloons on strings from one hand. */
function Balloons({ colors }: { colors: readonly [Paint, Paint, Paint] }) {
  return (
    <>
      <Line d="M0 0C-8 -40 -30 -50 -38 -80M0 0V-110M0 0C8 -40 34 -50 40 -76" color="choc" width={3} />
      {colors.map((color, index) => (
        <At key={color} x={(index - 1) * 40} y={index === 1 ? -150 : -116}>
          <ellipse rx={31} ry={38} fill={paint(color)} />
          <Line d="M-14 -14A20 20 0 0 1 -4 -24" color="white" width={5} />
        </At>
      ))}
    </>
  );
}

/** A planner checks the list and tells where things go; the balloons have come. */
export default function EventPlanners(props: ArtProps) {
  return (
    <Stage back="mint" floor="waffle-l" {...props}>
      <At scale={0.625}>
        <Bunting y={70} colors={['cherry', 'cream', 'blue', 'waffle']} />
      </At>
      <Person
        x={456}
        y={234}
        scale={1.02}
        skin={5}
        hair="short"
        hairColor="black"
        top="straw"
        shade="straw-d"
        wear="tee"
        leftArm={['M-36 78C-62 96 -72 110 -74 122', -74, 126]}
        rightArm={['M36 76C66 66 70 46 66 26', 66, 20]}
        face="open"
        legs="stand"
        trousers="blue-d"
        held={
          <At x={66} y={22} turn={-4} scale={0.86}>
            <Balloons colors={['cherry', 'vanilla', 'blue']} />
          </At>
        }
      />
      <FeastTable x={360} y={536} scale={0.94} />
      <Person
        x={166}
        y={224}
        scale={1.1}
        skin={2}
        hair="hijab"
        hairColor="blue-d"
        top="cherry"
        shade="#B3123A"
        wear="shirt"
        leftArm={['M-36 78C-62 106 -54 126 -30 124', -28, 124]}
        rightArm={['M36 78C70 94 88 84 104 62', 107, 57]}
        face="look"
        legs="stand"
        trousers="choc"
        shoes="waffle"
        held={
          <>
            <Headset />
            <Clipboard x={-36} y={110} scale={0.72} turn={-8} />
            <circle cx={-16} cy={128} r={12} fill={SKINS[2][0]} />
          </>
        }
      />
    </Stage>
  );
}
