import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const HIGH_LEFT: Arm = ['M-36 76C-64 60 -76 22 -72 -22', -71, -30];
const HIGH_RIGHT: Arm = ['M36 76C64 60 76 22 72 -22', 71, -30];
const CURL_LEFT: Arm = ['M-36 78C-66 92 -80 78 -78 52', -77, 46];
const CURL_RIGHT: Arm = ['M36 78C66 92 80 78 78 52', 77, 46];

/** A small weight held in the fist; the place is the fist. */
function Weight({ color = 'mint-d', ...place }: Place & { color?: 'mint-d' | 'waffle' | 'blue' }) {
  return (
    <At {...place}>
      <rect x={-24} y={-5} width={48} height={10} rx={5} fill={paint('choc')} />
      <rect x={-30} y={-15} width={16} height={30} rx={6} fill={paint(color)} />
      <rect x={14} y={-15} width={16} height={30} rx={6} fill={paint(color)} />
    </At>
  );
}

/** The trainer counts aloud with the weights up high; two of the class lift theirs along. */
export default function ExerciseTrainers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="blue-l" {...props}>
      <rect x={56} y={86} width={488} height={250} rx={14} fill={paint('white')} />
      <Line d="M218 86V336M382 86V336" color="milk" width={7} />
      <Line d="M86 190L156 112M420 300L512 198M252 226L330 138" color="blue-l" width={9} />
      <Line d="M56 292H544" color="waffle-d" width={10} />
      <ellipse cx={300} cy={526} rx={150} ry={20} fill={paint('blue')} />
      <Person
        x={300}
        y={196}
        scale={1.18}
        broad
        {...CAST.greybun}
        skin={4}
        hair="bun"
        hairColor="grey"
        top="cherry"
        shade="#B3123A"
        wear="tee"
        extras={[]}
        face="open"
        legs="stand"
        trousers="choc"
        shoes="white"
        leftArm={HIGH_LEFT}
        rightArm={HIGH_RIGHT}
        held={
          <>
            <Line d="M-31 -16Q0 -30 31 -16" color="mint" width={9} />
            <Weight x={-71} y={-30} color="waffle" />
            <Weight x={71} y={-30} color="waffle" />
          </>
        }
      />
      <Person
        x={104}
        y={316}
        scale={0.84}
        {...CAST.ginger}
        extras={['beard']}
        skin={1}
        top="mint"
        shade="mint-d"
        wear="tee"
        face="smile"
        legs="sit"
        leftArm={CURL_LEFT}
        rightArm={CURL_RIGHT}
        behind={<Wheelchair color="waffle" />}
        held={
          <>
            <Weight x={-77} y={46} color="blue" />
            <Weight x={77} y={46} color="blue" />
          </>
        }
      />
      <Person
        x={494}
        y={302}
        scale={0.84}
        {...CAST.hijab}
        skin={2}
        hairColor="blue-d"
        top="waffle"
        shade="waffle-d"
        wear="tee"
        face="open"
        legs="stand"
        trousers="choc"
        shoes="white"
        leftArm={CURL_LEFT}
        rightArm={CURL_RIGHT}
        held={
          <>
            <Weight x={-77} y={46} />
            <Weight x={77} y={46} />
          </>
        }
      />
    </Stage>
  );
}
