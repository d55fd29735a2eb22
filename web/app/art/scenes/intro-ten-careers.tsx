import { CAST } from '../cast.ts';
import { paint, type Paint } from '../paint.ts';
import { Awning, Scoop, Sprinkles } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Picture, type ArtProps } from '../picture.tsx';
import { HIP_LEFT, UP_RIGHT } from '../poses.ts';
import { Tool, type ToolName } from '../tool.tsx';

const TEN: readonly (readonly [tool: ToolName, flavour: Paint])[] = [
  ['mountain', 'vanilla'],
  ['sprout', 'straw-l'],
  ['paw', 'waffle-l'],
  ['palette', 'straw'],
  ['camera', 'vanilla'],
  ['book', 'mint-l'],
  ['laptop', 'straw-l'],
  ['folded-map', 'blue'],
  ['stethoscope', 'blue'],
  ['pot', 'blue'],
];

/** Ten scoops on two shelves, each with a kind of work on it: seven in warm flavours, three in blueberry. */
export default function IntroTenCareers(props: ArtProps) {
  return (
    <Picture width={800} height={480} {...props}>
      <rect width={800} height={480} fill={paint('mint-l')} />
      <circle cx={160} cy={400} r={230} fill={paint('mint')} />
      <Awning x={-10} width={820} height={52} stripes={10} colors={['straw-d', 'cream']} />
      {TEN.map(([tool, flavour], index) => (
        <At key={tool} x={334 + (index % 5) * 102} y={206 + Math.floor(index / 5) * 150}>
          <Scoop r={46} color={flavour} shine={null} bumps={4} />
          <circle cy={-66} r={30} fill={paint('white')} />
          <Tool name={tool} y={-66} scale={0.46} />
        </At>
      ))}
      {[216, 366].map((y) => (
        <rect key={y} x={272} y={y} width={532} height={16} rx={8} fill={paint('waffle-d')} />
      ))}
      <Person
        x={140}
        y={196}
        scale={1.22}
        {...CAST.longhair}
        leftArm={HIP_LEFT}
        rightArm={UP_RIGHT}
        face="open"
      />
      <rect y={400} width={800} height={80} fill={paint('waffle')} />
      <rect y={400} width={800} height={18} fill={paint('waffle-d')} />
      <Sprinkles
        spots={[
          [52, 110, 30],
          [236, 110, -40],
          [44, 250, 60],
          [246, 330, 10],
        ]}
        colors={['cherry', 'blue', 'waffle', 'white']}
      />
    </Picture>
  );
}
