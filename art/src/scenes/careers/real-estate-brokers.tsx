import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tree } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const GIVE: Arm = ['M36 78C62 92 76 84 86 70', 90, 65];

/** A house with a porch; the place is the middle of its foot. */
function FamilyHouse(place: Place) {
  return (
    <At {...place}>
      <rect x={62} y={-318} width={40} height={90} rx={5} fill={paint('choc-l')} />
      <rect x={-136} y={-190} width={272} height={190} rx={8} fill={paint('vanilla')} />
      <path d="M52 -190H136V0H52Z" fill={paint('waffle-l')} />
      <path d="M-172 -178L0 -320L172 -178Q176 -162 160 -162H-160Q-176 -162 -172 -178Z" fill={paint('cherry')} />
      <circle cy={-222} r={26} fill={paint('blue-l')} />
      <Line d="M0 -248V-196M-26 -222H26" color="white" width={6} />
      {[-84, 84].map((x) => (
        <g key={x}>
          <rect x={x - 34} y={-132} width={68} height={68} rx={7} fill={paint('white')} />
          <rect x={x - 26} y={-124} width={52} height={52} rx={4} fill={paint('blue')} />
          <Line d={`M${x} -124V-72M${x - 26} -98H${x + 26}`} color="white" width={6} />
        </g>
      ))}
      <path d="M-30 0V-110Q-30 -124 -16 -124H16Q30 -124 30 -110V0Z" fill={paint('mint-d')} />
      <circle cx={18} cy={-58} r={6} fill={paint('waffle')} />
    </At>
  );
}

/** A big key on its ring with a tag; the place is the finger it hangs from. */
function HouseKey(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 0L22 34" color="choc" width={4} />
      <path d="M10 30H36V60Q23 70 10 60Z" fill={paint('cherry')} />
      <circle cy={24} r={17} fill="none" stroke={paint('waffle-d')} strokeWidth={10} />
      <Line d="M0 44V88M0 70H16M0 86H18" color="waffle-d" width={10} />
    </At>
  );
}

/** Before a house, the broker hands over the key to the two who will live there. */
export default function RealEstateBrokers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint" {...props}>
      <Tree x={540} y={470} scale={1.16} color="mint-d" />
      <FamilyHouse x={176} y={488} scale={1.02} />
      <path d="M0 500Q300 466 600 500V560H0Z" fill={paint('mint')} />
      <Line d="M62 530V316H118" color="choc" width={11} />
      <rect x={50} y={336} width={94} height={74} rx={9} fill={paint('blue')} />
      <ToolOfTrade name="house" x={97} y={372} scale={0.62} />
      <Person
        x={256}
        y={210}
        scale={1.14}
        {...CAST.greybun}
        skin={3}
        hair="curls"
        hairColor="grey"
        top="blue"
        shade="blue-d"
        wear="shirt"
        extras={['glasses', 'earrings']}
        face="open"
        legs="stand"
        trousers="blue-d"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={GIVE}
      />
      <Person
        x={530}
        y={236}
        scale={1.04}
        {...CAST.wavy}
        top="waffle"
        shade="waffle-d"
        wear="knit"
        face="smile"
        legs="stand"
        flip
        trousers="choc"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={['M36 76C48 104 48 130 42 146', 42, 148]}
      />
      <Person
        x={456}
        y={228}
        scale={1.06}
        {...CAST.ginger}
        top="straw"
        shade="straw-d"
        wear="tee"
        face="open"
        legs="stand"
        flip
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={['M36 78C60 104 74 122 78 126', 82, 128]}
      />
      <HouseKey x={359} y={292} />
      <Reach x={256} y={210} scale={1.14} skin={3} sleeve="blue-d" arm={GIVE} />
    </Stage>
  );
}
