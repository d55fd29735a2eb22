import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';

const LIST: Arm = ['M-36 78C-64 100 -58 124 -34 128', -30, 128];
const POINT: Arm = ['M36 78C62 96 80 84 94 70', 98, 66];
const SAMPLE: Arm = ['M36 78C64 82 76 62 78 38', 78, 32];

/** A dam between two hills, with water running over it into the river. */
function Dam() {
  return (
    <>
      <path d="M30 340L112 196Q122 182 132 196L236 340ZM364 340L488 176Q498 162 508 176L584 340Z" fill={paint('mint-d')} />
      <path d="M140 174Q300 204 460 174L480 372H120Z" fill={paint('#D9CBBE')} />
      <path d="M132 166Q300 200 468 166V192Q300 226 132 192Z" fill={paint('#B8A99B')} />
      {[216, 292, 368].map((x) => (
        <path key={x} d={`M${x - 18} ${x === 292 ? 209 : 206}h36l6 164h-48Z`} fill={paint('blue-l')} />
      ))}
      <Line d="M208 238V318M224 268V340M284 242V312M300 268V340M360 238V318M376 268V340" color="white" width={6} />
    </>
  );
}

/** Below the dam, a specialist reads how high the river stands; a colleague in waders takes a sample of its water. */
export default function WaterSpecialists(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint" {...props}>
      <Cloud x={316} y={112} scale={0.82} color="white" />
      <Dam />
      <path d="M46 364Q300 352 554 364L600 470V560H0V470Z" fill={paint('blue')} />
      <Line d="M150 384H222M270 398H330M190 424H250" color="blue-l" width={7} />
      <At x={318} y={282}>
        <rect x={-15} y={0} width={30} height={208} rx={4} fill={paint('white')} />
        <path d="M-15 18H3V36H-15ZM-15 54H3V72H-15ZM-15 90H3V108H-15ZM-15 126H3V144H-15ZM-15 162H3V180H-15Z" fill={paint('cherry')} />
      </At>
      <Person
        x={474}
        y={230}
        scale={1.06}
        flip
        skin={1}
        hair="bob"
        hairColor="brown"
        top="straw"
        shade="#14785A"
        wear="overall"
        trousers="#14785A"
        face="look"
        legs="stand"
        extras={['glasses']}
        leftArm={['M-36 76C-58 100 -60 124 -46 140', -42, 144]}
        rightArm={SAMPLE}
      />
      <At x={390} y={238}>
        <rect x={-13} y={-28} width={26} height={52} rx={9} fill={paint('white')} />
        <path d="M-13 -8H13V15A9 9 0 0 1 4 24H-4A9 9 0 0 1 -13 15Z" fill={paint('blue')} />
        <rect x={-9} y={-40} width={18} height={14} rx={4} fill={paint('straw-d')} />
      </At>
      <Reach x={474} y={230} scale={1.06} flip skin={1} sleeve="straw" arm={SAMPLE} glove="mint-d" />
      <path d="M214 500Q280 426 400 420Q500 416 600 432V560H214Z" fill={paint('blue')} />
      <path d="M412 416H536V440H412Z" fill={paint('blue')} />
      <Line d="M404 420Q474 436 546 420" color="blue-l" width={6} />
      <Line d="M392 470H432M484 474H540M350 500H420" color="blue-l" width={7} />
      <path d="M-10 470Q150 440 262 492Q300 520 308 560H-10Z" fill={paint('mint')} />
      <Person
        x={142}
        y={206}
        scale={1.14}
        skin={4}
        hair="fade"
        hairColor="grey"
        top="cream"
        shade="waffle"
        wear="vest"
        trousers="choc-l"
        shoes="choc"
        face="look"
        extras={['sun-hat', 'beard']}
        legs="stand"
        leftArm={LIST}
        rightArm={POINT}
        held={
          <>
            <Tablet x={-20} y={116} scale={0.8} turn={-6} color="mint-l">
              <Line d="M-30 -16C-10 -16 -14 10 6 10S20 -6 34 -4M-6 22C0 14 4 12 6 10" color="blue" width={6} />
            </Tablet>
            <Reach skin={4} sleeve="cream" arm={LIST} />
          </>
        }
      />
      <Leaf x={26} y={520} length={64} turn={-24} color="mint-d" shade="#1C8F69" />
      <Leaf x={40} y={522} length={84} turn={6} color="mint-d" shade="#1C8F69" />
      <Leaf x={262} y={556} length={62} turn={18} color="mint-d" shade="#1C8F69" />
    </Stage>
  );
}
