import { Crown } from '../../headwear.tsx';
import { paint, type Paint } from '../../paint.ts';
import { Awning } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { Line, Picture, type ArtProps } from '../../picture.tsx';
import { Mask } from '../../tools/arts.tsx';

/** A cloak that falls from the shoulders to the knees. */
function Cloak({ color, shade }: { color: Paint; shade: Paint }) {
  return (
    <>
      <path d="M-16 52C-62 70 -86 170 -92 244Q0 268 92 244C86 170 62 70 16 52Z" fill={paint(color)} />
      <path d="M16 52C62 70 86 170 92 244Q70 250 46 254C50 180 40 100 16 52Z" fill={paint(shade)} />
    </>
  );
}

/** The people in the first row, from behind. */
const HEADS = [
  [70, 'choc'],
  [164, 'blue-d'],
  [262, 'choc'],
  [352, '#5D3120'],
  [446, 'blue-d'],
  [536, 'choc'],
] as const;

/** Two actors play a king and a jester by moonlight; the first row looks on. */
export default function Actors(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <path d="M24 470V90Q24 40 74 40H526Q576 40 576 90V470Z" fill={paint('blue')} />
      <path d="M250 40H350L520 452H80Z" fill="#6A70DA" />
      <circle cx={194} cy={132} r={42} fill={paint('vanilla')} />
      <path d="M380 440V190H404V170H424V190H446V170H466V190H490V440Z" fill={paint('blue-l')} />
      <path d="M424 300V270A12 12 0 0 1 448 270V300Z" fill={paint('blue-d')} />
      <rect x={12} y={440} width={576} height={140} rx={16} fill={paint('choc-l')} />
      <path d="M24 440V60H110C116 220 92 330 50 440Z" fill={paint('straw-d')} />
      <path d="M576 440V60H490C484 220 508 330 550 440Z" fill={paint('straw-d')} />
      <Line d="M54 100C54 220 48 320 36 420M546 100C546 220 552 320 564 420" color="cherry" width={9} />
      <Awning x={12} y={30} width={576} height={44} stripes={8} colors={['cherry', 'straw-d']} />
      <Person
        x={368}
        y={198}
        scale={0.96}
        skin={4}
        hair="curls"
        hairColor="black"
        top="cream"
        shade="waffle"
        wear="knit"
        leftArm={['M-36 78C-62 96 -84 84 -100 66', -104, 62]}
        rightArm={['M36 76C66 66 84 34 88 0', 88, -6]}
        face="open"
        extras={['beard']}
        legs="stand"
        trousers="blue-d"
        shoes="waffle"
        behind={<Cloak color="cherry" shade="#B3123A" />}
        held={<Crown />}
      />
      <Person
        x={196}
        y={222}
        scale={0.9}
        skin={1}
        hair="bob"
        hairColor="auburn"
        top="mint"
        shade="mint-d"
        wear="stripe"
        leftArm={['M-36 78C-66 88 -80 70 -80 48', -80, 42]}
        rightArm={['M36 78C64 104 60 126 44 140', 42, 142]}
        extras={['glasses']}
        face="look"
        legs="stand"
        trousers="straw"
        shoes="waffle"
        held={
          <>
            <path d="M-46 168L-30 190L-12 168L6 190L24 168L40 190L46 166H-46Z" fill={paint('mint-d')} />
            <Mask x={-86} y={4} scale={0.7} turn={-10} />
          </>
        }
      />
      {HEADS.map(([x, color], index) => (
        <g key={x} fill={paint(color)}>
          <circle cx={x} cy={506 + (index % 2) * 10} r={32} />
          <path d={`M${x - 56} 560Q${x - 50} 530 ${x} 530Q${x + 50} 530 ${x + 56} 560Z`} />
        </g>
      ))}
    </Picture>
  );
}
