import { paint } from '../paint.ts';
import { Awning, Cherry, Cone, Cup, Scoop, Sprinkles } from '../parts.tsx';
import { At, Picture, type ArtProps } from '../picture.tsx';
import { SkillTag } from '../settings.tsx';
import { Brush } from '../tools/arts.tsx';
import { Wrench } from '../tools/making.tsx';
import { Tent } from '../tools/nature.tsx';
import { Speech } from '../tools/people.tsx';
import { Lens } from '../tools/science.tsx';

const MOMENTS = [
  { x: 480, y: 240, color: 'cream', Tool: Wrench },
  { x: 570, y: 240, color: 'mint-l', Tool: Tent },
  { x: 480, y: 330, color: 'blue-l', Tool: Speech },
  { x: 570, y: 330, color: 'vanilla', Tool: Lens },
] as const;

/** Four parts on one counter: scoops that grow, a cone to stack, moments to choose from, and a cup. */
export default function IntroFourParts(props: ArtProps) {
  return (
    <Picture width={800} height={480} {...props}>
      <rect width={800} height={480} fill={paint('straw')} />
      <circle cx={400} cy={370} r={330} fill={paint('straw-d')} opacity={0.45} />
      <Awning x={-10} width={820} height={52} stripes={10} colors={['blue', 'cream']} />
      <rect y={392} width={800} height={88} fill={paint('waffle')} />
      <rect y={392} width={800} height={18} fill={paint('waffle-d')} />
      <Scoop x={46} y={382} r={20} color="cream" shine="white" bumps={4} />
      <Scoop x={104} y={382} r={30} color="vanilla" shine="white" bumps={4} />
      <Scoop x={186} y={382} r={44} color="cherry" bumps={5} />
      <Cherry x={186} y={328} r={11} />
      <Cone x={334} y={296} width={96} height={98} />
      <Scoop x={334} y={296} r={56} color="mint" shine="mint-l" />
      <Scoop x={334} y={234} r={46} color="cream" shine="white" />
      <SkillTag x={334} y={272} scale={0.62} turn={-6} width={130} />
      <SkillTag x={340} y={216} scale={0.56} turn={8} width={110} />
      {MOMENTS.map(({ x, y, color, Tool }) => (
        <At key={`${x} ${y}`} x={x} y={y}>
          <rect x={-40} y={-40} width={80} height={80} rx={24} fill={paint(color)} />
          <Tool scale={0.56} />
        </At>
      ))}
      <Brush x={716} y={224} scale={0.7} turn={10} />
      <Scoop x={694} y={286} r={56} color="vanilla" shine="white" bumps={4} />
      <Cup x={694} y={296} width={128} height={104} color="blue" shade="blue-d" taper={0.7} />
      <Sprinkles
        spots={[
          [70, 160, 30],
          [230, 130, -40],
          [640, 140, 60],
          [420, 150, 10],
          [760, 200, 0],
        ]}
        colors={['cream', 'blue', 'mint', 'waffle', 'cherry']}
      />
    </Picture>
  );
}
