import { Cap } from '../../headwear.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wrench } from '../../tools/making.tsx';

/** A basin on the wall, its tap, and the bend of pipe below; the place is the middle of its rim. */
function Basin(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 64V118C0 168 66 168 66 124V116H150" color="waffle-d" width={24} />
      <rect x={-20} y={84} width={40} height={22} rx={7} fill={paint('choc-l')} />
      <rect x={84} y={96} width={22} height={40} rx={7} fill={paint('choc-l')} />
      <Line d="M30 -6V-50C30 -84 -18 -84 -18 -50" color="blue" width={17} />
      <Line d="M66 -10V-28M56 -30H76" color="blue" width={11} />
      <path d="M-100 8H100Q98 72 40 72H-40Q-98 72 -100 8Z" fill={paint('white')} />
      <path d="M34 8H100Q98 72 40 72H34Z" fill={paint('milk')} />
      <rect x={-114} y={-10} width={228} height={26} rx={13} fill={paint('white')} />
    </At>
  );
}

/** A bucket that catches the drops. */
function Bucket(place: Place) {
  return (
    <At {...place}>
      <path d="M-2 -104Q-16 -84 -2 -80Q12 -84 -2 -104Z" fill={paint('blue')} />
      <path d="M-46 -60H46L36 0H-36Z" fill={paint('straw-d')} />
      <path d="M14 -60H46L36 0H14Z" fill={paint('cherry')} />
      <rect x={-52} y={-68} width={104} height={16} rx={8} fill={paint('straw-l')} />
    </At>
  );
}

/** A plumber tightens the pipe under a basin; somebody small has brought the plunger. */
export default function Plumbers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="vanilla" {...props}>
      <rect x={296} y={72} width={236} height={116} rx={20} fill={paint('white')} />
      <Line d="M340 160L414 96M386 166L440 122" color="blue-l" width={11} />
      <Basin x={446} y={258} />
      <Bucket x={478} y={540} />
      <Person
        x={110}
        y={326}
        scale={0.74}
        skin={3}
        hair="puffs"
        hairColor="black"
        top="straw"
        shade="straw-d"
        wear="stripe"
        leftArm={['M-36 76C-66 84 -74 60 -66 34', -66, 28]}
        face="open"
        legs="stand"
        trousers="blue"
        shoes="cherry"
        held={
          <>
            <Line d="M-66 66V-34" color="waffle" width={12} />
            <path d="M-96 -30A30 34 0 0 1 -36 -30Z" fill={paint('cherry')} />
            <rect x={-100} y={-34} width={68} height={13} rx={6.5} fill={paint('straw-d')} />
          </>
        }
      />
      <Person
        x={280}
        y={272}
        scale={1.04}
        skin={1}
        hair="pony"
        hairColor="ginger"
        top="mint"
        shade="blue-d"
        wear="overall"
        leftArm={['M-36 76C-60 108 -52 140 -34 158', -32, 160]}
        rightArm={['M36 76C62 96 84 92 104 80', 108, 78]}
        face="look"
        legs="sit"
        trousers="blue-d"
        shoes="choc"
        behind={
          <>
            <rect x={-70} y={172} width={140} height={84} rx={14} fill={paint('waffle')} />
            <rect x={-70} y={172} width={140} height={26} rx={12} fill={paint('waffle-d')} />
          </>
        }
        held={
          <>
            <Cap color="blue" shade="blue-d" />
            <Wrench x={126} y={76} scale={0.84} turn={52} />
            <circle cx={104} cy={80} r={12} fill={SKINS[1][0]} />
          </>
        }
      />
    </Stage>
  );
}
