import { AREA_LOOKS } from '../../art/areas.ts';
import { CareerSceneFile, hasScene } from '../../art/career-scene-file.tsx';
import { paint } from '../../art/paint.ts';
import { Leaf, Sprinkles } from '../../art/parts.tsx';
import { Person } from '../../art/person.tsx';
import { Picture, At, type ArtProps } from '../../art/picture.tsx';
import { HOLD_LEFT, OUT_RIGHT } from '../../art/poses.ts';
import { Tool } from '../../art/tool.tsx';
import type { CareerLook } from './career-looks.ts';

interface CareerSceneProps extends ArtProps {
  onet_code: string;
  look: CareerLook;
}

/** The big picture of the first career: its own scene, else somebody with the tools of its areas. */
export function CareerScene({ onet_code, look, ...art }: CareerSceneProps) {
  if (hasScene(onet_code)) return <CareerSceneFile onet_code={onet_code} className={art.className} eager />;
  const [first, second = first, third] = look.areas;
  return (
    <Picture width={600} height={560} {...art}>
      <circle cx={330} cy={270} r={236} fill={paint('vanilla')} />
      <circle cx={330} cy={700} r={330} fill={paint('mint-d')} />
      <circle cx={206} cy={760} r={280} fill="#1C8F69" />
      <Person
        x={330}
        y={192}
        scale={1.18}
        {...look.who}
        legs="stand"
        leftArm={HOLD_LEFT}
        rightArm={OUT_RIGHT}
      />
      <At x={502} y={210}>
        <circle r={74} fill={paint('white')} />
        <Tool name={AREA_LOOKS[second].tool} scale={1.12} />
      </At>
      <Tool name={AREA_LOOKS[first].tool} x={150} y={366} scale={2.1} />
      {third && <Tool name={AREA_LOOKS[third].tool} x={488} y={452} scale={1.2} turn={8} />}
      <Leaf x={70} y={556} length={96} turn={-24} />
      <Leaf x={92} y={560} length={120} turn={10} />
      <Sprinkles
        spots={[
          [120, 120, 30],
          [206, 60, -40],
          [70, 232, 70],
        ]}
        colors={['cherry', 'blue', 'cream']}
      />
    </Picture>
  );
}
