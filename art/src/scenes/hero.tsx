import { paint } from '../paint.ts';
import { Cone, Scoop, Sprinkles } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Picture, type ArtProps } from '../picture.tsx';
import { HIP_LEFT, LAP_LEFT, LAP_RIGHT, UP_LEFT, UP_RIGHT } from '../poses.ts';
import { Brush, MusicNote } from '../tools/arts.tsx';
import { Gear, Wrench } from '../tools/making.tsx';
import { Foliage, Paw } from '../tools/nature.tsx';
import { Beaker } from '../tools/science.tsx';
import { Star } from '../tools/signs.tsx';

/** Three teenagers on a giant ice cream cone. One holds up a star, one a wrench, one works on a laptop. */
export default function Hero(props: ArtProps) {
  return (
    <Picture width={770} height={800} {...props}>
      <circle cx={392} cy={452} r={330} fill={paint('straw-d')} opacity={0.32} />
      <Cone x={392} y={600} width={400} height={430} />
      <Person
        x={404}
        y={96}
        skin={4}
        hair="puffs"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="overall"
        leftArm={HIP_LEFT}
        rightArm={UP_RIGHT}
        face="open"
        extras={['earrings']}
        held={<Star x={74} y={-52} scale={0.62} turn={12} />}
      />
      <Scoop x={394} y={612} r={196} color="blue" shine="#8388E6" bumps={7} />
      <Scoop x={384} y={452} r={158} color="mint" shine="mint-l" bumps={6} />
      <Scoop x={398} y={312} r={118} color="vanilla" shine="white" />
      <Person
        x={214}
        y={358}
        skin={1}
        hair="swoop"
        hairColor="ginger"
        top="cherry"
        shade="#B3123A"
        wear="hoodie"
        leftArm={UP_LEFT}
        rightArm={LAP_RIGHT}
        extras={['glasses']}
        legs="sit"
        trousers="choc-l"
        shoes="cream"
        held={<Wrench x={-72} y={-42} scale={0.66} turn={-20} />}
      />
      <Person
        x={576}
        y={358}
        skin={3}
        hair="hijab"
        hairColor="#1F9B73"
        top="cream"
        shade="straw-l"
        wear="knit"
        leftArm={LAP_LEFT}
        rightArm={LAP_RIGHT}
        legs="sit"
        trousers="choc"
        shoes="waffle"
        held={
          <At y={152}>
            <path d="M-58 0H58L50 14H-50Z" fill={paint('cream')} />
            <rect x={-46} y={-66} width={92} height={66} rx={9} fill={paint('white')} />
            <circle cx={0} cy={-34} r={9} fill={paint('straw')} />
          </At>
        }
      />
      <Foliage x={90} y={208} scale={0.8} turn={-24} />
      <Gear x={664} y={150} scale={0.72} />
      <Brush x={690} y={300} scale={0.72} />
      <MusicNote x={150} y={86} scale={0.7} turn={-8} />
      <Beaker x={92} y={640} scale={0.74} turn={-12} />
      <Paw x={690} y={640} scale={0.7} turn={14} />
      <Sprinkles
        spots={[
          [250, 170, 30],
          [560, 110, -40],
          [590, 230, 70],
          [60, 360, 60],
          [730, 450, -30],
          [150, 560, -60],
          [640, 540, 20],
          [52, 500, 10],
          [300, 40, 80],
        ]}
        colors={['cream', 'blue', 'mint', 'cherry', 'waffle-l']}
      />
    </Picture>
  );
}
