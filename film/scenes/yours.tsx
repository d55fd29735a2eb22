import { CAST } from '@careerscoop/art/cast.ts';
import { paint } from '@careerscoop/art/paint.ts';
import { Cup } from '@careerscoop/art/parts.tsx';
import { Person } from '@careerscoop/art/person.tsx';
import { At } from '@careerscoop/art/picture.tsx';
import { HIP_LEFT, HIP_RIGHT, OUT_RIGHT, REST_RIGHT } from '@careerscoop/art/poses.ts';
import { SkillTag } from '@careerscoop/art/settings.tsx';
import { ease, mixArm, spring, sway } from '../motion.ts';
import { COUNTER, Counter, Roof, Room, type SceneProps, Title } from '../stage.tsx';
import { Padlock, School, Switch } from './yours-parts.tsx';

const CUP = 640;
const ANSWERS = [
  [-52, 0.8, -14],
  [48, 1.1, 10],
  [-8, 1.4, -4],
] as const;
const PARENT_AT = 6.1;

/** The answers go into a cup with a lock. A switch between it and the school is off; a parent stands by. */
export function Yours({ second }: SceneProps) {
  return (
    <Room ground="waffle" back="waffle-l" circle={[600, 600, 362]}>
      <School second={second} at={4.2} x={1108} y={COUNTER - 82} from={CUP + 124} />
      <Switch second={second} at={4.6} x={886} y={COUNTER - 112} />
      {second > PARENT_AT && (
        <Person
          x={372}
          y={372 + (1 - ease(second, PARENT_AT, 0.7)) * 340 + sway(second, 3, 2, 0.3)}
          scale={1.36}
          skin={1}
          hair="bun"
          hairColor="brown"
          top="straw"
          shade="straw-d"
          wear="knit"
          rightArm={HIP_RIGHT}
        />
      )}
      <Person
        x={190}
        y={396 + (1 - ease(second, 0.4, 0.7)) * 340 + sway(second, 3, 2)}
        scale={1.26}
        {...CAST.bluebob}
        top="mint"
        shade="mint-d"
        leftArm={HIP_LEFT}
        rightArm={mixArm(REST_RIGHT, OUT_RIGHT, spring(second, 0.8, 0.5) - spring(second, 5.6, 0.5))}
      />
      {second > 0.7 &&
        ANSWERS.map(([x, at, turn]) => (
          <SkillTag key={x} x={CUP + x} y={430 - (1 - spring(second, at, 0.6)) * 520} turn={turn} width={132} scale={0.95} />
        ))}
      <Counter front="choc-l" top="choc" />
      <Cup x={CUP} y={392} width={236} height={198} color="blue" shade="blue-d" />
      {second > 1.9 && (
        <At x={CUP} y={-(1 - spring(second, 1.9, 0.5)) * 420}>
          <path d={`M-112 384C-104 318 104 318 112 384Z`} fill={paint('straw-l')} />
          <rect x={-136} y={372} width={272} height={38} rx={19} fill={paint('cream')} />
        </At>
      )}
      <Padlock second={second} at={2.4} x={CUP} y={494} />
      <Title lines={['Your answers are yours']} second={second} at={0.5} y={208} size={100} />
      <Roof color="blue" />
    </Room>
  );
}
