import { CAST } from '@careerscoop/art/cast.ts';
import type { Paint } from '@careerscoop/art/paint.ts';
import { Cone, Scoop, Sprinkles } from '@careerscoop/art/parts.tsx';
import { Person, type PersonProps } from '@careerscoop/art/person.tsx';
import { At, type Place } from '@careerscoop/art/picture.tsx';
import { HIP_LEFT, HIP_RIGHT, REST_LEFT, REST_RIGHT, UP_LEFT, UP_RIGHT, type Arm } from '@careerscoop/art/poses.ts';
import { ease, mix, mixArm, spring, sway } from '../motion.ts';
import { Counter, Roof, Room, type SceneProps, Title } from '../stage.tsx';

const BOTH: readonly [Arm, Arm] = [
  ['M-36 78C-60 100 -40 124 -14 112', -12, 110],
  ['M36 78C60 100 40 124 14 112', 12, 110],
];

function IceCream({ color, shine, ...place }: Place & { color: Paint; shine: Paint }) {
  return (
    <At {...place}>
      <Cone width={50} height={62} />
      <Scoop r={30} color={color} shine={shine} bumps={4} />
    </At>
  );
}

/** Comes up from behind the counter and sways to the music. */
function Guest({ second, at, ...person }: SceneProps & { at: number } & PersonProps) {
  const down = (1 - ease(second, at, 0.7)) * 330;
  return <Person {...person} y={(person.y ?? 0) + down + sway(second, 4, 2, at)} turn={sway(second, 1.4, 4, at)} />;
}

/** Three teenagers, each happy with another flavour. */
export function NoWrongAnswers({ second }: SceneProps) {
  const left = spring(second, 1.1, 0.6);
  const right = spring(second, 1.35, 0.6);
  return (
    <Room ground="mint" back="mint-d" circle={[640, 576, 340]}>
      <Sprinkles
        spots={[
          [110, 240, 30],
          [210, 420, -40],
          [1080, 250, 60],
          [1190, 400, 10],
          [70, 520, 0],
          [1200, 540, 70],
        ]}
        colors={['cream', 'straw', 'waffle', 'blue', 'cherry']}
      />
      <Guest
        second={second}
        at={0.45}
        x={372}
        y={402}
        scale={1.24}
        {...CAST.ginger}
        leftArm={mixArm(REST_LEFT, UP_LEFT, left)}
        rightArm={HIP_RIGHT}
        held={<IceCream x={mix(-42, -72, left)} y={mix(128, -38, left)} color="vanilla" shine="white" />}
      />
      <Guest
        second={second}
        at={0.65}
        x={908}
        y={402}
        scale={1.24}
        {...CAST.flattop}
        top="waffle"
        shade="waffle-d"
        leftArm={HIP_LEFT}
        rightArm={mixArm(REST_RIGHT, UP_RIGHT, right)}
        held={<IceCream x={mix(42, 72, right)} y={mix(128, -38, right)} color="blue" shine="blue-l" />}
      />
      <Guest
        second={second}
        at={0.85}
        x={640}
        y={376}
        scale={1.36}
        {...CAST.hijab}
        hairColor="cherry"
        face="open"
        leftArm={BOTH[0]}
        rightArm={BOTH[1]}
        held={<IceCream y={84} color="straw" shine="straw-l" />}
      />
      <Counter />
      <Title lines={['No wrong answers']} second={second} at={0.5} y={212} size={104} />
      <Roof color="waffle" />
    </Room>
  );
}
