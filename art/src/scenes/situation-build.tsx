import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps } from '../picture.tsx';
import { HIP_LEFT, HOLD_LEFT, HOLD_RIGHT, UP_RIGHT } from '../poses.ts';
import { Hammer } from '../tools/making.tsx';
import { Megaphone } from '../tools/people.tsx';

/** Three teenagers build a climbing frame: one with a hammer, one with the plan, one calling the team. */
export default function BuildScene(props: ArtProps) {
  return (
    <Picture width={960} height={540} {...props}>
      <rect width={960} height={540} fill={paint('straw-l')} />
      <circle cx={150} cy={120} r={62} fill={paint('waffle')} />
      <path d="M0 400Q480 340 960 400V540H0Z" fill={paint('mint')} />
      <path d="M0 470Q480 430 960 470V540H0Z" fill={paint('mint-d')} />
      <Line d="M420 430L470 130M720 430L670 130M440 300H700M456 210H684" color="waffle-d" width={20} />
      <path d="M440 140L570 50L700 140Z" fill={paint('straw-d')} />
      <rect x={478} y={200} width={184} height={16} rx={8} fill={paint('choc-l')} />
      <Line d="M670 216C760 250 760 400 850 430" color="blue" width={26} />
      <Person
        x={330}
        y={180}
        scale={0.96}
        skin={2}
        hair="fade"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="vest"
        rightArm={UP_RIGHT}
        extras={['hard-hat']}
        legs="stand"
        held={<Hammer x={82} y={-40} scale={0.7} turn={8} />}
      />
      <Person
        x={180}
        y={196}
        scale={0.94}
        skin={4}
        hair="wavy"
        hairColor="auburn"
        top="mint-d"
        shade="#14785A"
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        face="look"
        extras={['hearing-aid']}
        legs="stand"
        trousers="choc-l"
        shoes="cream"
        held={
          <At y={108}>
            <rect x={-44} y={-34} width={88} height={66} rx={6} fill={paint('white')} />
            <Line d="M-28 16L0 -18L28 16M-16 16V2M16 16V2" color="blue" width={5} />
          </At>
        }
      />
      <Person
        x={830}
        y={200}
        scale={0.92}
        skin={1}
        hair="pony"
        hairColor="blond"
        top="blue"
        shade="blue-d"
        wear="stripe"
        leftArm={HIP_LEFT}
        rightArm={['M36 78C66 84 70 54 54 28', 54, 24]}
        face="open"
        legs="stand"
        trousers="choc"
        shoes="straw-d"
        held={<Megaphone x={80} y={6} scale={0.6} />}
      />
    </Picture>
  );
}
