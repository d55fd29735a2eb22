import { Dog } from '../../animals.tsx';
import { PeakedCap } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Car } from '../../settings-vehicles.tsx';
import { Tree } from '../../settings.tsx';
import { Star } from '../../tools/signs.tsx';

/** An officer brings a lost dog back to a child and a grandparent. */
export default function PoliceOfficers(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="blue-l" {...props}>
      <Tree x={404} y={470} scale={1.3} />
      <path d="M0 450Q300 420 600 450V500H0Z" fill={paint('mint')} />
      <Car x={136} y={486} scale={1.32} color="white" shade="blue">
        <rect x={-28} y={-172} width={30} height={18} rx={6} fill={paint('cherry')} />
        <rect x={4} y={-172} width={30} height={18} rx={6} fill={paint('blue')} />
        <path d="M-20 -94H88V-46H-20Z" fill={paint('blue')} />
        <Star x={34} y={-69} scale={0.4} />
      </Car>
      <path d="M0 500Q300 476 600 500V560H0Z" fill={paint('blue-l')} />
      <Person
        x={268}
        y={224}
        scale={1.1}
        skin={4}
        hair="bun"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="shirt"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={['M36 78C62 104 84 116 100 124', 103, 126]}
        face="smile"
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <PeakedCap />
            <Star x={24} y={92} scale={0.26} />
            <rect x={-47} y={152} width={94} height={16} rx={6} fill={paint('choc')} />
            <rect x={-10} y={152} width={20} height={16} rx={4} fill={paint('waffle')} />
          </>
        }
      />
      <Person
        x={540}
        y={236}
        scale={1.04}
        skin={3}
        hair="bald"
        hairColor="grey"
        top="straw"
        shade="straw-d"
        wear="knit"
        extras={['glasses']}
        broad
        leftArm={['M-36 78C-56 110 -62 134 -62 158', -62, 164]}
        face="open"
        legs="stand"
        trousers="choc-l"
      />
      <Person
        x={456}
        y={334}
        scale={0.74}
        skin={3}
        hair="curls"
        hairColor="brown"
        top="cherry"
        shade="#B3123A"
        wear="hoodie"
        leftArm={['M-36 78C-62 92 -80 84 -92 64', -95, 59]}
        rightArm={['M36 78C62 90 70 74 70 60', 70, 54]}
        face="open"
        legs="stand"
        trousers="mint-d"
        shoes="cream"
      />
      <Line d="M376 372C378 410 374 430 368 440" color="cherry" width={6} />
      <Dog x={378} y={542} scale={0.84} />
    </Stage>
  );
}
