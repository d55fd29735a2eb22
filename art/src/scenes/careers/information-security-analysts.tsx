import { Mug } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Board, Counter, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A shield with a lock on it. */
function Shield(place: Place) {
  return (
    <At {...place}>
      <path d="M0 -66Q30 -46 60 -46V0Q54 46 0 72Q-54 46 -60 0V-46Q-30 -46 0 -66Z" fill={paint('mint')} />
      <path d="M0 -66Q30 -46 60 -46V0Q54 46 0 72Z" fill={paint('mint-d')} />
      <path d="M-16 -6V-18A16 16 0 0 1 16 -18V-6" fill="none" stroke={paint('white')} strokeWidth={9} />
      <rect x={-27} y={-8} width={54} height={42} rx={9} fill={paint('white')} />
      <Line d="M0 8V18" color="choc" width={9} />
    </At>
  );
}

/** A cabinet of servers with their lights; the place is the middle of its foot. */
function Rack(place: Place) {
  return (
    <At {...place}>
      <rect x={-46} y={-300} width={92} height={300} rx={14} fill={paint('choc')} />
      {[-280, -232, -184, -136, -88].map((y, index) => (
        <g key={y}>
          <rect x={-36} y={y} width={72} height={36} rx={7} fill={paint('blue-d')} />
          <circle cx={-22} cy={y + 18} r={6} fill={paint(index === 2 ? 'cherry' : 'mint')} />
          <Line d={`M0 ${y + 18}H24`} color="blue" width={6} />
        </g>
      ))}
    </At>
  );
}

/** An analyst keeps watch over a network; a colleague points at the one light that is wrong. */
export default function SecurityAnalysts(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="straw-l" {...props}>
      <Rack x={74} y={500} />
      <Board x={284} y={130} width={276} height={160} color="blue-d" frame="choc">
        <Line d="M-112 -44L-60 -10L-104 40M112 -48L62 -8L112 46M-60 -10H60" color="blue-l" width={5} />
        <circle cx={-112} cy={-44} r={13} fill={paint('waffle')} />
        <circle cx={-104} cy={40} r={13} fill={paint('mint')} />
        <circle cx={112} cy={-48} r={13} fill={paint('mint')} />
        <circle cx={104} cy={46} r={18} fill={paint('cherry')} />
        <Line d="M104 38V46M104 54V55" color="white" width={5} />
        <Shield scale={0.96} />
      </Board>
      <Person
        x={500}
        y={234}
        scale={1.04}
        skin={3}
        hair="long"
        hairColor="grey"
        top="straw-d"
        shade="cherry"
        wear="knit"
        leftArm={['M-36 76C-64 70 -78 40 -84 2', -86, -5]}
        rightArm={['M36 78C58 100 56 116 46 122', 44, 124]}
        face="open"
        legs="stand"
        trousers="blue-d"
        held={<Mug x={58} y={112} scale={0.72} color="waffle" />}
      />
      <Person
        x={272}
        y={294}
        scale={0.98}
        skin={5}
        hair="fade"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="hoodie"
        leftArm={['M-36 78C-60 96 -56 112 -34 118', -30, 118]}
        rightArm={['M36 78C60 96 56 112 34 118', 30, 118]}
        extras={['glasses', 'headphones']}
        face="think"
      />
      <Counter x={262} y={424} width={372} color="cream" shade="waffle" />
      <rect x={216} y={402} width={112} height={20} rx={8} fill={paint('choc-l')} />
      <Monitor x={150} y={426} width={108} height={76} color="blue">
        <Line d="M-36 -20H0M-20 0H30M-36 20H-10" color="mint" width={7} />
      </Monitor>
      <Monitor x={394} y={426} width={108} height={76} color="blue">
        <Line d="M-38 10L-20 -12L-4 14L12 -18L24 6L38 -6" color="waffle-l" width={6} />
      </Monitor>
    </Stage>
  );
}
