import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { PotPlant, Stool } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** A painting that begins as a storm and ends in the sun, on its easel. */
function Painting() {
  return (
    <At x={314} y={214}>
      <Line d="M-64 90L-92 322M64 90L92 322M0 90V300" color="choc-l" width={13} />
      <Line d="M0 -124V-90" color="choc-l" width={13} />
      <rect x={-98} y={-96} width={196} height={184} rx={8} fill={paint('white')} />
      <path d="M-86 -84H8C30 -50 -30 -30 0 10C20 40 -10 60 -16 76H-86Z" fill={paint('blue')} />
      <Line d="M-64 -50C-40 -74 -16 -54 -34 -36C-50 -22 -62 -40 -48 -46M-70 8C-44 -14 -20 4 -36 20" color="blue-l" width={7} />
      <Line d="M-66 40L-72 58M-42 40L-48 58M-20 44L-26 62" color="blue-l" width={6} />
      <circle cx={46} cy={-32} r={28} fill={paint('waffle')} />
      <Line d="M46 -76V-70M84 -54L78 -50M10 -52L14 -48M80 -8L74 -12" color="waffle" width={7} />
      <path d="M10 76C20 40 60 30 86 44V76Z" fill={paint('mint')} />
      <rect x={-110} y={86} width={220} height={16} rx={8} fill={paint('choc-l')} />
    </At>
  );
}

/** What cannot be said is painted: a teenager at the easel, and an art therapist who looks and listens. */
export default function ArtTherapists(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="straw-l" {...props}>
      <PotPlant x={556} y={520} scale={0.86} color="blue" />
      <Painting />
      <Person
        x={130}
        y={262}
        scale={1.04}
        {...CAST.flattop}
        skin={5}
        hair="afro"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        wear="hoodie"
        face="look"
        legs="sit"
        trousers="blue-d"
        shoes="cream"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={['M36 78C66 90 92 66 108 36', 111, 30]}
        behind={<Stool color="choc" />}
        held={
          <>
            <Line d="M108 38L128 -2" color="waffle" width={7} />
            <path d="M122 -2L132 4Q140 -8 136 -20Q124 -14 122 -2Z" fill={paint('straw-d')} />
          </>
        }
      />
      <Person
        x={476}
        y={256}
        scale={1.06}
        {...CAST.hijab}
        skin={3}
        hairColor="blue-d"
        top="waffle"
        shade="waffle-d"
        wear="knit"
        face="open"
        legs="sit"
        trousers="choc"
        shoes="cherry"
        leftArm={['M-36 78C-60 102 -78 108 -92 98', -96, 95]}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        behind={<Stool color="choc-l" />}
      />
      <At x={300} y={536}>
        <path d="M-74 -70H74L66 0H54L48 -52H-48L-54 0H-66Z" fill={paint('waffle-d')} />
        <rect x={-86} y={-84} width={172} height={18} rx={9} fill={paint('waffle')} />
        {(['straw-d', 'blue', 'mint-d', 'waffle-d'] as const).map((color, index) => (
          <At key={color} x={index * 38 - 57} y={-84}>
            <rect x={-15} y={-32} width={30} height={32} rx={6} fill={paint('white')} />
            <rect x={-15} y={-32} width={30} height={12} rx={6} fill={paint(color)} />
          </At>
        ))}
      </At>
    </Stage>
  );
}
