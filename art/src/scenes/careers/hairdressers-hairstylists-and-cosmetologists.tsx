import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Bottles, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Scissors } from '../../tools/home.tsx';

/** A round mirror with lamps about it. */
function Mirror(place: Place) {
  return (
    <At {...place}>
      <circle r={104} fill={paint('waffle')} />
      <circle r={84} fill={paint('blue-l')} />
      <Line d="M-46 14L14 -46M-24 40L40 -24" color="white" width={11} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <At key={turn} turn={turn}>
          <circle cy={-94} r={10} fill={paint('white')} />
        </At>
      ))}
    </At>
  );
}

/** The chair that goes up and down. */
function Chair() {
  return (
    <>
      <Line d="M0 200V260" color="choc" width={20} />
      <path d="M-66 270Q-60 252 0 252Q60 252 66 270Z" fill={paint('choc')} />
      <rect x={-74} y={58} width={148} height={136} rx={34} fill={paint('cherry')} />
      <rect x={-70} y={166} width={140} height={34} rx={17} fill={paint('straw-d')} />
    </>
  );
}

/** The cape keeps the hair off the clothes. */
function Cape() {
  return (
    <>
      <path d="M-22 48Q0 62 22 48C64 62 84 130 82 196Q0 220 -82 196C-84 130 -64 62 -22 48Z" fill={paint('blue')} />
      <path d="M10 56Q18 52 22 48C64 62 84 130 82 196Q50 206 22 208C30 150 26 96 10 56Z" fill={paint('blue-d')} />
      <Line d="M-20 50Q0 64 20 50" color="cream" width={9} />
    </>
  );
}

/** A hairdresser cuts curls, comb in the other hand, beside a mirror with lamps. */
export default function Hairdressers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="mint-l" {...props}>
      <Mirror x={132} y={196} />
      <Shelf x={132} y={372} width={190} color="choc-l">
        <Bottles x={-34} colors={['mint', 'straw-d', 'blue']} />
        <Bottles x={62} scale={0.8} colors={['waffle', 'cherry']} />
      </Shelf>
      <Person
        x={290}
        y={272}
        scale={1}
        skin={4}
        hair="afro"
        hairColor="auburn"
        top="blue"
        extras={['earrings']}
        legs="sit"
        trousers="choc-l"
        shoes="cream"
        behind={<Chair />}
        held={<Cape />}
      />
      <Person
        x={446}
        y={222}
        scale={1.1}
        skin={2}
        hair="swoop"
        hairColor="black"
        top="mint-d"
        shade="mint-d"
        wear="apron"
        leftArm={['M-36 78C-58 92 -80 76 -92 56', -94, 52]}
        rightArm={['M36 78C62 88 76 66 70 34', 70, 28]}
        extras={['beard']}
        face="down"
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <Scissors x={-110} y={28} scale={0.56} turn={-26} />
            <Line d="M70 40V-28" color="choc" width={10} />
            <Line d="M74 -28H88M74 -16H88M74 -4H88M74 8H88" color="choc" width={5} />
          </>
        }
      />
    </Stage>
  );
}
