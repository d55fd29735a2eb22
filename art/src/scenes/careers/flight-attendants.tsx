import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, Picture, type ArtProps } from '../../picture.tsx';
import { CabinSeat, CabinWindow, Trolley } from '../../settings-cabin.tsx';

/** A flight attendant brings a cup to somebody by the window. */
export default function FlightAttendants(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <path d="M0 500V170Q0 30 140 30H460Q600 30 600 170V500Z" fill={paint('mint-l')} />
      <path d="M12 112Q46 30 140 30H460Q554 30 588 112Z" fill={paint('white')} />
      <Line d="M170 34V108M330 34V108M490 34V108" color="milk" width={5} />
      <CabinWindow x={92} />
      <CabinWindow x={204} />
      <CabinWindow x={316} />
      <CabinWindow x={428} />
      <CabinWindow x={540} />
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
        behind={<CabinSeat color="blue" shade="blue-d" />}
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
        behind={<CabinSeat color="blue" shade="blue-d" />}
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
            <circle cx={106} cy={100} r={12} fill={SKINS[5][0]} />
          </>
        }
      />
      <Trolley x={94} y={540} scale={1.04} />
    </Picture>
  );
}
