import { CareerBuddy } from '../companions.tsx';
import { paint } from '../paint.ts';
import { Awning, Sprinkles } from '../parts.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { Book, Laptop } from '../tools/learning.tsx';
import { Wrench } from '../tools/making.tsx';
import { Foliage } from '../tools/nature.tsx';

/** Career Buddy, a strawberry scoop on a cone, waves hello under a striped awning. */
export default function Welcome(props: ArtProps) {
  return (
    <Picture width={800} height={480} {...props}>
      <rect width={800} height={480} fill={paint('blue')} />
      <circle cx={400} cy={330} r={250} fill={paint('blue-d')} />
      <CareerBuddy x={400} y={250} scale={1.35} face="open" />
      <Awning x={-10} y={0} width={820} height={52} stripes={10} colors={['straw', 'cream']} />
      <Foliage x={150} y={230} scale={0.8} turn={-20} />
      <Wrench x={640} y={200} scale={0.8} />
      <Book x={160} y={380} scale={0.8} turn={-10} />
      <Laptop x={648} y={370} scale={0.85} turn={6} />
      <Sprinkles
        spots={[
          [250, 170, 30],
          [560, 140, -40],
          [290, 420, 10],
          [530, 430, 60],
          [90, 320, 0],
          [720, 290, 30],
        ]}
        colors={['cream', 'mint', 'waffle', 'straw', 'cherry']}
      />
    </Picture>
  );
}
