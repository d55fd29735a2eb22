import { Eyes, Smile } from '../faces.tsx';
import { paint } from '../paint.ts';
import { Cup, Scoop, Sprinkles } from '../parts.tsx';
import { Person } from '../person.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { UP_LEFT, WAVE_RIGHT } from '../poses.ts';

/** Three friends peek out of a giant paper cup. */
export default function FriendsInACup(props: ArtProps) {
  return (
    <Picture width={600} height={660} {...props}>
      <circle cx={300} cy={400} r={256} fill={paint('straw-d')} opacity={0.32} />
      <Person
        x={184}
        y={292}
        scale={1.12}
        skin={1}
        hair="bob"
        hairColor="blue"
        top="vanilla"
        shade="waffle"
        wear="hoodie"
        leftArm={UP_LEFT}
        face="open"
        extras={['glasses']}
      />
      <Person
        x={416}
        y={288}
        scale={1.12}
        skin={5}
        hair="flat"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        rightArm={WAVE_RIGHT}
        extras={['earrings']}
      />
      <Person x={298} y={238} scale={1.22} skin={3} hair="hijab" hairColor="#1F9B73" top="cream" shade="straw-l" wear="knit" face="open" />
      <Cup x={300} y={392} width={384} height={330} />
      <circle cx={300} cy={540} r={62} fill={paint('cream')} />
      <Scoop x={300} y={552} r={30} bumps={4} />
      <Eyes x={300} y={541} gap={9} r={3} />
      <Smile x={300} y={548} width={6} line={3} />
      <Sprinkles
        spots={[
          [60, 200, 30],
          [560, 190, -40],
          [80, 420, 70],
          [530, 420, 10],
          [300, 90, 20],
          [180, 120, -30],
          [440, 130, 60],
        ]}
        colors={['cream', 'blue', 'mint', 'cherry', 'waffle-l']}
      />
    </Picture>
  );
}
