import { Cat, Dog } from '../../animals.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { UP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Bottles, Couch, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

const LISTEN: Arm = ['M-36 78C-52 108 -74 128 -96 134', -100, 134];

/** A vet listens to the heart of a dog on the couch; its child waits beside, a cat in its basket. */
export default function Veterinarians(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Board x={162} y={176} width={92} height={92} color="vanilla" frame="mint-d">
        <Tool name="paw" scale={0.72} />
      </Board>
      <Shelf x={478} y={192} width={118}>
        <Bottles x={0} colors={['straw-d', 'blue', 'waffle']} />
      </Shelf>
      <Person
        x={344}
        y={184}
        scale={1.18}
        skin={5}
        hair="afro"
        hairColor="black"
        top="mint-d"
        wear="lab"
        trousers="blue-d"
        legs="stand"
        face="down"
        extras={['glasses']}
        leftArm={LISTEN}
        rightArm={['M36 76C60 104 62 130 44 150', 42, 152]}
      />
      <Couch x={290} y={532} width={356} color="blue-l" />
      <Dog x={214} y={410} scale={1.04} />
      <At x={344} y={184} scale={1.18}>
        <Line d="M-15 52C-18 74 -10 88 -10 100C-10 140 -60 106 -108 138" color="choc" width={5} />
        <Line d="M15 52C16 74 -2 86 -10 100" color="choc" width={5} />
      </At>
      <Reach x={344} y={184} scale={1.18} skin={5} sleeve="milk" arm={LISTEN} />
      <circle cx={216} cy={346} r={11} fill={paint('choc')} />
      <circle cx={216} cy={346} r={5.5} fill={paint('milk')} />
      <Person
        x={488}
        y={318}
        scale={0.78}
        skin={2}
        hair="swoop"
        hairColor="ginger"
        top="straw"
        shade="straw-d"
        wear="stripe"
        trousers="blue"
        shoes="cherry"
        legs="stand"
        face="open"
        leftArm={UP_LEFT}
      />
      <At x={112} y={532}>
        <Line d="M-24 -100C-24 -128 24 -128 24 -100" color="straw-d" width={10} />
        <rect x={-64} y={-104} width={128} height={104} rx={20} fill={paint('straw')} />
        <rect x={-48} y={-88} width={96} height={74} rx={14} fill={paint('cream')} />
        <Cat y={-14} scale={0.6} />
        <Line d="M-24 -86V-16M0 -86V-16M24 -86V-16" color="straw-d" width={4} />
      </At>
    </Stage>
  );
}
