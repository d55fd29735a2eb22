import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { LAP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Armchair, PotPlant } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const NOTE: Arm = ['M36 76C60 104 56 134 30 138', 26, 138];
const OPEN: Arm = ['M-36 78C-60 104 -74 112 -88 108', -92, 106];

/** In two soft chairs, a young person tells what is in a tangle, and a counselor listens with a notebook closed by. */
export default function MentalHealthCounselors(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="straw-l" {...props}>
      <PotPlant x={64} y={496} scale={1.14} color="waffle" />
      <Line d="M546 500V190" color="choc-l" width={9} />
      <path d="M500 196L520 128H572L592 196Z" fill={paint('waffle')} />
      <path d="M546 128H572L592 196H546Z" fill={paint('waffle-d')} />
      <rect x={516} y={492} width={60} height={14} rx={7} fill={paint('choc-l')} />
      <path
        d="M328 74H468Q500 74 500 106V156Q500 188 468 188H448L424 216V188H328Q296 188 296 156V106Q296 74 328 74Z"
        fill={paint('white')}
      />
      <Line
        d="M318 138C338 90 378 112 362 142C348 166 326 142 346 118C372 88 410 108 398 140C386 166 354 160 362 128C376 94 428 104 414 142C410 152 424 156 436 140C448 124 462 124 480 128"
        color="straw-d"
        width={7}
      />
      <Person
        x={424}
        y={256}
        scale={1.04}
        {...CAST.longhair}
        skin={4}
        hair="curls"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="hoodie"
        face="think"
        legs="sit"
        leftArm={OPEN}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        behind={<Armchair color="blue" shade="blue-d" />}
      />
      <Person
        x={188}
        y={250}
        scale={1.06}
        skin={1}
        hair="bob"
        hairColor="grey"
        top="mint"
        shade="mint-d"
        wear="knit"
        extras={['glasses', 'earrings']}
        face="look"
        legs="sit"
        trousers="choc"
        leftArm={LAP_LEFT}
        rightArm={NOTE}
        behind={<Armchair color="straw" shade="straw-d" />}
        held={
          <>
            <rect x={-26} y={128} width={58} height={40} rx={6} fill={paint('cherry')} transform="rotate(-8 3 148)" />
            <Line d="M-14 140L18 136" color="cream" width={5} />
            <Reach skin={1} sleeve="mint-d" arm={NOTE} />
          </>
        }
      />
      <ellipse cx={306} cy={470} rx={56} ry={15} fill={paint('waffle')} />
      <Line d="M306 480V530M282 534H330" color="waffle-d" width={12} />
      <rect x={276} y={432} width={60} height={34} rx={7} fill={paint('blue')} />
      <path d="M290 434C292 412 300 420 306 404C314 418 322 412 322 434Z" fill={paint('white')} />
    </Stage>
  );
}
