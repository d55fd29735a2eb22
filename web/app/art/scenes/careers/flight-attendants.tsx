import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../../picture.tsx';

/** A window of the cabin, with the sky in it. */
function Window({ x }: { x: number }) {
  return (
    <At x={x} y={206}>
      <rect x={-40} y={-54} width={80} height={108} rx={36} fill={paint('white')} />
      <rect x={-28} y={-42} width={56} height={84} rx={26} fill={paint('blue-l')} />
      <path d="M-22 28A13 13 0 0 1 -14 8A18 18 0 0 1 14 6A13 13 0 0 1 22 28Z" fill={paint('white')} />
    </At>
  );
}

/** A seat, drawn behind its sitter. */
function Seat({ color, shade }: { color: Paint; shade: Paint }) {
  return (
    <>
      <rect x={-58} y={-50} width={116} height={240} rx={34} fill={paint(color)} />
      <rect x={-74} y={116} width={30} height={104} rx={14} fill={paint(shade)} />
      <rect x={44} y={116} width={30} height={104} rx={14} fill={paint(shade)} />
      <rect x={-54} y={164} width={108} height={56} rx={16} fill={paint(shade)} />
    </>
  );
}

/** The trolley of drinks; the place is the middle of its foot. */
function Trolley(place: Place) {
  return (
    <At {...place}>
      <path d="M-34 -154L-28 -206H-8L-2 -154Z" fill={paint('waffle')} />
      <path d="M4 -154V-196H28V-154Z" fill={paint('straw-d')} />
      <rect x={8} y={-212} width={16} height={18} rx={5} fill={paint('cream')} />
      <rect x={-54} y={-156} width={108} height={144} rx={12} fill={paint('mint-d')} />
      <rect x={-62} y={-164} width={124} height={18} rx={9} fill={paint('cream')} />
      <Line d="M-28 -118H28M-28 -76H28" color="mint" width={9} />
      <circle cx={-36} cy={-8} r={10} fill={paint('choc')} />
      <circle cx={36} cy={-8} r={10} fill={paint('choc')} />
    </At>
  );
}

/** A flight attendant brings a cup to somebody by the window. */
export default function FlightAttendants(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <path d="M0 500V170Q0 30 140 30H460Q600 30 600 170V500Z" fill={paint('mint-l')} />
      <path d="M12 112Q46 30 140 30H460Q554 30 588 112Z" fill={paint('white')} />
      <Line d="M170 34V108M330 34V108M490 34V108" color="milk" width={5} />
      <Window x={92} />
      <Window x={204} />
      <Window x={316} />
      <Window x={428} />
      <Window x={540} />
      <rect y={488} width={600} height={72} fill={paint('waffle-l')} />
      <Person
        x={404}
        y={278}
        scale={1}
        skin={3}
        hair="hijab"
        hairColor="waffle"
        top="straw"
        shade="straw-d"
        wear="tee"
        leftArm={['M-36 78C-62 88 -72 78 -74 64', -75, 60]}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        face="open"
        legs="sit"
        trousers="choc-l"
        behind={<Seat color="blue" shade="blue-d" />}
      />
      <Person
        x={540}
        y={306}
        scale={0.88}
        skin={1}
        hair="short"
        hairColor="ginger"
        top="waffle"
        shade="waffle-d"
        wear="stripe"
        extras={['headphones']}
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        face="calm"
        legs="sit"
        trousers="mint-d"
        shoes="cherry"
        behind={<Seat color="blue" shade="blue-d" />}
      />
      <Person
        x={192}
        y={224}
        scale={1.08}
        skin={5}
        hair="fade"
        hairColor="black"
        top="white"
        shade="blue-d"
        wear="vest"
        leftArm={['M-36 78C-66 104 -70 122 -64 130', -62, 132]}
        rightArm={['M36 78C62 104 84 108 106 100', 110, 98]}
        face="look"
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <path d="M-16 48Q0 62 16 48L12 66L22 92L4 84L-4 64Z" fill={paint('cherry')} />
            <path d="M100 62H134L128 104H106Z" fill={paint('white')} />
            <path d="M103 78H131L129 90H105Z" fill={paint('straw-d')} />
            <circle cx={106} cy={100} r={12} fill="#623A27" />
          </>
        }
      />
      <Trolley x={94} y={540} scale={1.04} />
    </Picture>
  );
}
