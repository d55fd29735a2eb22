import { CAST } from '../cast.ts';
import { paint, type Paint } from '../paint.ts';
import { Awning, Cone, Scoop, Sprinkles } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Picture, type ArtProps, type Place } from '../picture.tsx';
import { HIP_LEFT, HIP_RIGHT, UP_LEFT, UP_RIGHT } from '../poses.ts';

function IceCream({ color, shine, ...place }: Place & { color: Paint; shine: Paint }) {
  return (
    <At {...place}>
      <Cone width={50} height={62} />
      <Scoop r={30} color={color} shine={shine} bumps={4} />
    </At>
  );
}

/** Three teenagers, each happy with another flavour. */
export default function IntroNoWrongAnswers(props: ArtProps) {
  return (
    <Picture width={800} height={480} {...props}>
      <rect width={800} height={480} fill={paint('mint')} />
      <circle cx={400} cy={350} r={290} fill={paint('mint-d')} />
      <Awning x={-10} width={820} height={52} stripes={10} colors={['waffle', 'cream']} />
      <Person
        x={214}
        y={216}
        scale={1.1}
        {...CAST.ginger}
        leftArm={UP_LEFT}
        rightArm={HIP_RIGHT}
        held={<IceCream x={-72} y={-38} color="vanilla" shine="white" />}
      />
      <Person
        x={586}
        y={216}
        scale={1.1}
        {...CAST.flattop}
        top="waffle"
        shade="waffle-d"
        leftArm={HIP_LEFT}
        rightArm={UP_RIGHT}
        held={<IceCream x={72} y={-38} color="blue" shine="blue-l" />}
      />
      <Person
        x={400}
        y={184}
        scale={1.2}
        {...CAST.hijab}
        hairColor="cherry"
        face="open"
        leftArm={['M-36 78C-60 100 -40 124 -14 112', -12, 110]}
        rightArm={['M36 78C60 100 40 124 14 112', 12, 110]}
        held={<IceCream y={84} color="straw" shine="straw-l" />}
      />
      <rect y={400} width={800} height={80} fill={paint('waffle')} />
      <rect y={400} width={800} height={18} fill={paint('waffle-d')} />
      <Sprinkles
        spots={[
          [60, 180, 30],
          [310, 110, -40],
          [500, 110, 60],
          [740, 170, 10],
          [70, 330, 0],
          [730, 330, 70],
        ]}
        colors={['cream', 'straw', 'waffle', 'blue', 'cherry']}
      />
    </Picture>
  );
}
