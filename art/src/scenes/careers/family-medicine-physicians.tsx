import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { LAP_LEFT, LAP_RIGHT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Armchair, Board, Couch } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

const LISTEN: Arm = ['M36 78C58 112 76 124 92 126', 96, 126];

/** A family doctor listens to a child's heart; the grandfather looks on from the armchair. */
export default function FamilyPhysicians(props: ArtProps) {
  return (
    <Stage back="straw" floor="straw-l" {...props}>
      <Board x={428} y={140} width={76} height={108} color="white" frame="cream">
        <Line d="M-20 38V-40" color="waffle" width={12} />
        <Line d="M-6 -36H12M-6 -18H4M-6 0H12M-6 18H4M-6 36H12" color="choc" width={5} />
        <circle cx={24} cy={-12} r={7} fill={paint('cherry')} />
      </Board>
      <Board x={172} y={152} width={86} height={70} color="mint-l" frame="cream">
        <Tool name="heart" scale={0.5} />
      </Board>
      <Person
        {...CAST.greyfade}
        x={122}
        y={290}
        scale={0.98}
        skin={3}
        hair="fade"
        top="blue"
        shade="blue-d"
        wear="knit"
        broad
        legs="sit"
        face="look"
        extras={['beard', 'hearing-aid']}
        leftArm={LAP_LEFT}
        rightArm={LAP_RIGHT}
        behind={<Armchair color="mint" shade="mint-d" />}
      />
      <Couch x={432} y={526} width={252} color="mint-l" shade="mint-d" />
      <Person
        x={430}
        y={286}
        scale={0.76}
        skin={3}
        hair="puffs"
        hairColor="black"
        top="vanilla"
        shade="waffle"
        wear="stripe"
        trousers="blue"
        shoes="cherry"
        legs="sit"
        face="smile"
        leftArm={LAP_LEFT}
        rightArm={['M36 76C58 100 62 124 56 146', 56, 150]}
      />
      <Person
        x={288}
        y={204}
        scale={1.18}
        skin={1}
        hair="bob"
        hairColor="auburn"
        top="mint"
        shade="mint-d"
        wear="lab"
        trousers="blue-d"
        legs="stand"
        face="look"
        leftArm={['M-36 76C-56 104 -58 130 -44 148', -42, 150]}
        rightArm={LISTEN}
        held={
          <>
            <Line d="M-15 52C-18 74 -8 84 -2 98C8 140 50 104 102 132" color="choc" width={5} />
            <Line d="M15 52C16 74 6 86 -2 98" color="choc" width={5} />
            <Reach skin={1} sleeve="milk" arm={LISTEN} />
            <circle cx={108} cy={132} r={9} fill={paint('choc')} />
            <circle cx={108} cy={132} r={4} fill={paint('milk')} />
          </>
        }
      />
      <At x={500} y={398}>
        <path d="M-22 0C-30 -30 -20 -44 0 -44C20 -44 30 -30 22 0Z" fill={paint('waffle')} />
        <circle cy={-56} r={20} fill={paint('waffle')} />
        <circle cx={-16} cy={-72} r={8} fill={paint('waffle-d')} />
        <circle cx={16} cy={-72} r={8} fill={paint('waffle-d')} />
        <ellipse cy={-50} rx={8} ry={6} fill={paint('cream')} />
        <circle cx={-7} cy={-60} r={2.6} fill={paint('choc')} />
        <circle cx={7} cy={-60} r={2.6} fill={paint('choc')} />
      </At>
    </Stage>
  );
}
