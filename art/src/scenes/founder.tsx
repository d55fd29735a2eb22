import { paint } from '../paint.ts';
import { Awning, Cone, Scoop } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Picture, type ArtProps } from '../picture.tsx';

/** The founder in an apron holds an ice cream cone behind the counter. */
export default function Founder(props: ArtProps) {
  return (
    <Picture width={520} height={560} {...props}>
      <rect width={520} height={560} fill={paint('mint')} />
      <circle cx={260} cy={330} r={220} fill={paint('mint-d')} />
      <Person
        x={260}
        y={230}
        scale={1.7}
        skin={2}
        hair="bob"
        hairColor="brown"
        top="waffle"
        shade="waffle-d"
        wear="apron"
        leftArm={['M-36 78C-62 104 -56 124 -30 124', -28, 124]}
        rightArm={['M36 78C60 96 50 110 34 112', 34, 112]}
        extras={['earrings']}
        held={
          <At x={4} y={88} turn={8}>
            <Scoop y={-4} r={34} bumps={4} />
            <Cone width={58} height={76} />
          </At>
        }
      />
      <Awning width={520} height={44} stripes={8} colors={['straw', 'cream']} />
      <rect x={0} y={500} width={520} height={60} fill={paint('waffle')} />
      <rect x={0} y={500} width={520} height={16} fill={paint('waffle-d')} />
    </Picture>
  );
}
