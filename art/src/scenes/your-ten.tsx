import { paint } from '../paint.ts';
import { Cherry, Cone, Scoop, Sprinkles } from '../parts.tsx';
import { Person } from '../person.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { UP_RIGHT } from '../poses.ts';

/** A boy holds up his arm beside a tall cone. Runs out of its room at the bottom. */
export default function YourTen(props: ArtProps) {
  return (
    <Picture width={520} height={300} {...props}>
      <circle cx={300} cy={210} r={170} fill={paint('vanilla')} opacity={0.9} />
      <Cone x={300} y={250} width={190} height={200} />
      <Scoop x={300} y={250} r={100} color="mint" shine="mint-l" />
      <Scoop x={300} y={168} r={80} />
      <Scoop x={300} y={98} r={58} color="vanilla" shine="white" bumps={4} />
      <Cherry x={300} y={34} r={14} />
      <Person
        x={140}
        y={160}
        scale={1.05}
        skin={2}
        hair="curls"
        hairColor="brown"
        top="blue"
        shade="blue-d"
        wear="hoodie"
        rightArm={UP_RIGHT}
        face="open"
      />
      <Sprinkles
        spots={[
          [60, 80, 30],
          [430, 70, -40],
          [470, 190, 70],
          [40, 200, 60],
          [400, 30, 10],
        ]}
      />
    </Picture>
  );
}
