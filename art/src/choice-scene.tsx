import { AREA_LOOKS, type AreaKey } from './areas.ts';
import { CAST, type Look } from './cast.ts';
import { paint, type Paint } from './paint.ts';
import { Cherry, Scoop } from './parts.tsx';
import { Person } from './person.tsx';
import { At, Picture, type ArtProps } from './picture.tsx';
import { UP_LEFT, UP_RIGHT } from './poses.ts';
import { Tool } from './tool.tsx';

interface ChoiceLook {
  who: Look;
  sky: Paint;
  soil: Paint;
  scoop: Paint;
}

/** Another person and another room from one choice to the next. */
const LOOKS: readonly ChoiceLook[] = [
  { who: CAST.puffs, sky: 'mint-l', soil: 'waffle', scoop: 'straw' },
  { who: CAST.ginger, sky: 'vanilla', soil: 'waffle', scoop: 'mint' },
  { who: CAST.hijab, sky: 'blue-l', soil: 'choc-l', scoop: 'vanilla' },
  { who: CAST.flattop, sky: 'straw-l', soil: 'waffle', scoop: 'mint' },
  { who: CAST.turban, sky: 'waffle-l', soil: 'choc-l', scoop: 'straw' },
  { who: CAST.bluebob, sky: 'mint', soil: 'waffle-d', scoop: 'vanilla' },
];

/** How the n-th choice looks, from 0. */
export const choiceLook = (place: number): ChoiceLook => LOOKS[place % LOOKS.length]!;

/** Where the six float: an arch from hand to hand, narrow enough for a room that is cut at its sides. */
const ARCH = [
  [298, 344],
  [306, 200],
  [410, 98],
  [550, 98],
  [654, 200],
  [662, 344],
] as const;

interface ChoiceSceneProps extends ArtProps {
  /** What the six options are about, in their order. */
  areas: readonly (AreaKey | undefined)[];
  place: number;
}

/** Somebody juggles six scoops, one for each thing to choose from; all are of one size, so that none is praised. */
export function ChoiceScene({ areas, place, ...art }: ChoiceSceneProps) {
  const { who, sky, soil, scoop } = choiceLook(place);
  return (
    <Picture width={960} height={540} {...art}>
      <rect y={120} width={960} height={360} fill={paint(sky)} />
      <circle cx={480} cy={400} r={290} fill={paint('white')} opacity={0.28} />
      {ARCH.map(([x, y], index) => (
        <Floating key={index} x={x} y={y} area={areas[index]} />
      ))}
      <Person x={480} y={262} scale={1.4} {...who} leftArm={UP_LEFT} rightArm={UP_RIGHT} face="smile" />
      <rect x={-20} y={462} width={1000} height={78} fill={paint(soil)} />
      <rect x={-20} y={462} width={1000} height={14} fill={paint('choc')} opacity={0.18} />
      <Scoop x={330} y={462} r={30} color={scoop} shine="white" bumps={4} />
      <Scoop x={634} y={462} r={30} color={scoop} shine="white" bumps={4} />
      <Cherry x={634} y={424} r={10} />
    </Picture>
  );
}

function Floating({ x, y, area }: { x: number; y: number; area: AreaKey | undefined }) {
  return (
    <At x={x} y={y}>
      <circle r={58} fill={paint('cream')} />
      {area && <Tool name={AREA_LOOKS[area].tool} scale={0.74} />}
    </At>
  );
}
