import { Cat } from '../../animals.tsx';
import { paint, SKINS, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../../picture.tsx';
import { Board } from '../../settings-rooms.tsx';

const SHADES: readonly Paint[] = ['straw-d', 'straw', 'waffle', 'mint', 'blue'];

/** A fan of colour cards; the place is where they are held together. */
function ColorFan(place: Place) {
  return (
    <At {...place}>
      {SHADES.map((color, index) => (
        <At key={color} turn={index * 24 - 48}>
          <rect x={-13} y={-84} width={26} height={88} rx={6} fill={paint('white')} />
          <rect x={-13} y={-84} width={26} height={58} rx={6} fill={paint(color)} />
        </At>
      ))}
    </At>
  );
}

/** A sofa for two; the place is the middle of its foot. */
function Sofa(place: Place) {
  return (
    <At {...place}>
      <Line d="M-122 -20V-4M122 -20V-4" color="choc" width={15} />
      <rect x={-136} y={-172} width={272} height={140} rx={40} fill={paint('waffle')} />
      <rect x={-130} y={-88} width={260} height={62} rx={20} fill={paint('waffle-d')} />
      <rect x={-164} y={-122} width={52} height={104} rx={24} fill={paint('waffle-d')} />
      <rect x={112} y={-122} width={52} height={104} rx={24} fill={paint('waffle-d')} />
    </At>
  );
}

/** A designer shows colours to somebody on the sofa; three of them are on the wall already. */
export default function InteriorDesigners(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <path d="M40 480V110Q40 50 100 50H500Q560 50 560 110V480Z" fill={paint('vanilla')} />
      <path d="M310 50H500Q560 50 560 110V480H310Z" fill={paint('mint')} />
      <path d="M0 470H600V560H0Z" fill={paint('choc-l')} />
      <path d="M180 512H560L600 560H150Z" fill={paint('straw-l')} />
      <Board x={420} y={150} width={112} height={88} color="blue-l" frame="white">
        <path d="M-56 36L-22 -12L4 20L22 0L56 36V44H-56Z" fill={paint('straw-d')} />
      </Board>
      <path d="M212 96H286V150Q250 158 212 150Z" fill={paint('straw')} />
      <path d="M212 168H286V222Q250 230 212 222Z" fill={paint('blue-l')} />
      <Line d="M534 520V230M504 522H562" color="choc" width={9} />
      <path d="M502 180H566L588 240H480Z" fill={paint('vanilla')} />
      <Sofa x={396} y={526} scale={0.98} />
      <Person
        x={372}
        y={282}
        scale={0.96}
        skin={2}
        hair="short"
        hairColor="grey"
        top="blue"
        shade="blue-d"
        wear="knit"
        extras={['glasses']}
        leftArm={['M-36 78C-64 92 -72 72 -66 52', -65, 48]}
        rightArm={['M36 76C56 108 56 130 62 146', 63, 148]}
        face="open"
        legs="sit"
        trousers="choc"
        shoes="straw-d"
      />
      <Cat x={474} y={458} scale={0.86} />
      <Person
        x={146}
        y={222}
        scale={1.1}
        skin={4}
        hair="puffs"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        wear="shirt"
        broad
        leftArm={['M-36 78C-64 104 -66 124 -56 142', -54, 146]}
        rightArm={['M36 78C60 110 82 112 98 100', 101, 97]}
        extras={['earrings']}
        face="look"
        legs="stand"
        trousers="blue-d"
        shoes="waffle"
        held={
          <>
            <ColorFan x={104} y={96} scale={0.86} turn={14} />
            <circle cx={102} cy={98} r={12} fill={SKINS[4][0]} />
          </>
        }
      />
    </Picture>
  );
}
