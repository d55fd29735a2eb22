import { AREA_LOOKS } from '../../art/areas.ts';
import { CareerSceneFile, hasScene } from '../../art/career-scene-file.tsx';
import { paint } from '../../art/paint.ts';
import { Person } from '../../art/person.tsx';
import { At, Picture, type ArtProps } from '../../art/picture.tsx';
import { REST_LEFT, WAVE_RIGHT } from '../../art/poses.ts';
import { Tool } from '../../art/tool.tsx';
import type { CareerLook } from './career-looks.ts';
import './career-figure.css';

interface CareerFigureProps extends ArtProps {
  onet_code: string;
  look: CareerLook;
}

/** The small upright picture of a card: its scene, else somebody with the tool of its leading area. */
export function CareerFigure({ onet_code, look, ...art }: CareerFigureProps) {
  const [first, second] = look.areas;
  const { ground, tint, tool } = AREA_LOOKS[first];
  if (hasScene(onet_code)) {
    return (
      <CareerSceneFile onet_code={onet_code} className={`figure-scene--${tint} ${art.className ?? ''}`} />
    );
  }
  return (
    <Picture width={200} height={230} {...art}>
      <rect x={-200} y={-200} width={600} height={630} fill={paint(ground[0])} />
      <circle cx={100} cy={150} r={92} fill={paint(ground[1])} />
      <circle cx={86} cy={146} r={56} fill={paint('cream')} />
      <Person
        x={86}
        y={150}
        scale={0.8}
        {...look.who}
        leftArm={REST_LEFT}
        rightArm={WAVE_RIGHT}
        face="look"
      />
      <Tool name={tool} x={140} y={90} scale={0.7} />
      {second && (
        <At x={150} y={206}>
          <circle r={25} fill={paint('white')} />
          <Tool name={AREA_LOOKS[second].tool} scale={0.38} />
        </At>
      )}
    </Picture>
  );
}
