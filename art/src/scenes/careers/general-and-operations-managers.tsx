import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

const LIST: Arm = ['M-36 78C-64 100 -58 124 -34 128', -30, 128];
const ASK: Arm = ['M36 78C62 100 76 88 84 70', 86, 66];
const BOX: Arm = ['M-36 78C-62 104 -58 124 -42 132', -38, 134];

/** Shelves of a store with boxes on them. */
function Store() {
  return (
    <At x={490} y={92}>
      <Line d="M-88 0V410M96 0V410" color="blue-d" width={12} />
      {[96, 204].map((y, row) => (
        <g key={y}>
          <rect x={-78} y={y - 62} width={70} height={62} rx={6} fill={paint(row ? 'waffle-l' : 'waffle')} />
          <rect x={-50} y={y - 62} width={14} height={26} fill={paint('straw')} />
          <rect x={4} y={y - 50} width={80} height={50} rx={6} fill={paint(row ? 'waffle' : 'waffle-l')} />
          <rect x={36} y={y - 50} width={14} height={22} fill={paint('straw')} />
          <rect x={-94} y={y} width={196} height={13} rx={5} fill={paint('blue')} />
        </g>
      ))}
    </At>
  );
}

/** Between office and store, the manager who runs both hears how the day goes. */
export default function OperationsManagers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle" {...props}>
      <Store />
      <Tool name="clock" x={300} y={100} scale={0.82} />
      <Person
        x={140}
        y={250}
        scale={1}
        skin={1}
        hair="wavy"
        hairColor="blond"
        top="mint"
        shade="mint-d"
        wear="knit"
        face="look"
        extras={['headphones']}
        leftArm={['M-36 76C-58 100 -60 124 -44 140', -40, 144]}
      />
      <Monitor x={52} y={408} width={108} height={80} color="white">
        <Line d="M-40 22V8M-14 22V-6M12 22V-2M38 22V-24" color="blue" width={15} />
      </Monitor>
      <rect x={-20} y={416} width={196} height={150} fill={paint('mint-d')} />
      <rect x={-20} y={404} width={212} height={26} rx={13} fill={paint('cream')} />
      <Person
        x={494}
        y={250}
        scale={1}
        flip
        skin={5}
        hair="short"
        hairColor="black"
        top="waffle"
        shade="cherry"
        wear="vest"
        trousers="choc"
        face="smile"
        extras={['hard-hat', 'beard']}
        legs="stand"
        leftArm={BOX}
        rightArm={['M36 78C62 104 58 124 42 132', 38, 134]}
        held={
          <>
            <rect x={-42} y={84} width={84} height={66} rx={6} fill={paint('waffle-l')} />
            <rect x={-8} y={84} width={16} height={28} fill={paint('straw')} />
            <Reach skin={5} sleeve="waffle" arm={['M-36 78C-62 100 -66 120 -50 126', -46, 128]} />
            <Reach skin={5} sleeve="waffle" arm={['M36 78C62 100 66 120 50 126', 46, 128]} />
          </>
        }
      />
      <Person
        x={298}
        y={200}
        scale={1.18}
        skin={3}
        hair="long"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="shirt"
        trousers="blue-d"
        shoes="cherry"
        face="open"
        legs="stand"
        leftArm={LIST}
        rightArm={ASK}
        held={
          <>
            <Tablet x={-20} y={116} scale={0.8} turn={-6} color="white">
              <Line d="M-28 8L-10 -8L6 2L28 -14" color="straw-d" width={6} />
              <Line d="M-28 16H28" color="choc-l" width={5} />
            </Tablet>
            <Reach skin={3} sleeve="blue-d" arm={LIST} />
          </>
        }
      />
    </Stage>
  );
}
