import { CAST } from '../../cast.ts';
import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const TOWELS: Arm = ['M36 78C58 100 54 120 34 126', 30, 128];
const LIST: Arm = ['M36 78C62 100 62 116 46 120', 42, 122];

/** In a hotel room just made, a supervisor checks the list with the colleague who brings the towels. */
export default function HousekeepingSupervisors(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <Board x={452} y={152} width={130} height={92} color="blue-l" frame="waffle-d">
        <path d="M-65 46V14L-30 -16L4 14L28 -6L65 22V46Z" fill={paint('mint-d')} />
      </Board>
      <rect x={330} y={272} width={256} height={120} rx={30} fill={paint('waffle-d')} />
      <rect x={352} y={318} width={96} height={62} rx={24} fill={paint('white')} />
      <rect x={466} y={318} width={96} height={62} rx={24} fill={paint('white')} />
      <path d="M326 396Q326 362 366 362H552Q592 362 592 396V452H326Z" fill={paint('blue')} />
      <path d="M326 408H592V440H326Z" fill={paint('blue-d')} />
      <Line d="M346 452V486M572 452V486" color="choc" width={16} />
      <Person
        x={322}
        y={228}
        scale={1.06}
        {...CAST.hijab}
        top="mint-d"
        shade="#14785A"
        wear="apron"
        face="look"
        flip
        legs="stand"
        trousers="choc-l"
        leftArm={['M-36 78C-58 100 -54 120 -34 126', -30, 128]}
        rightArm={TOWELS}
        held={
          <>
            <rect x={-48} y={62} width={96} height={26} rx={12} fill={paint('straw-l')} />
            <rect x={-52} y={84} width={104} height={26} rx={12} fill={paint('white')} />
            <rect x={-54} y={106} width={108} height={28} rx={13} fill={paint('mint-l')} />
            <circle cx={-40} cy={128} r={12} fill="#BC7A4E" />
            <circle cx={40} cy={128} r={12} fill="#BC7A4E" />
          </>
        }
      />
      <Person
        x={150}
        y={210}
        scale={1.14}
        skin={1}
        hair="short"
        hairColor="brown"
        top="straw-d"
        shade="#B3123A"
        wear="shirt"
        extras={['beard', 'glasses']}
        face="look"
        legs="stand"
        trousers="blue-d"
        leftArm={['M-36 78C-62 100 -58 118 -22 118', -18, 118]}
        rightArm={LIST}
        held={<Clipboard x={8} y={108} scale={0.86} turn={-6} color="choc-l" />}
      />
      <Reach x={150} y={210} scale={1.14} skin={1} sleeve="#B3123A" arm={LIST} />
    </Stage>
  );
}
