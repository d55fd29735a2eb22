import { CAST } from '../cast.ts';
import { paint, type Paint } from '../paint.ts';
import { Cup } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../picture.tsx';
import { HIP_LEFT, LAP_LEFT, LAP_RIGHT, UP_RIGHT, WAVE_LEFT } from '../poses.ts';
import { Bunting } from '../settings.tsx';
import { Vase } from '../tools/home.tsx';
import { Laptop } from '../tools/learning.tsx';
import { Sprout } from '../tools/nature.tsx';

/** A cloth-covered table; the place is the middle of its top. */
function ShowTable({ width, cloth, shade, ...place }: Place & { width: number; cloth: Paint; shade: Paint }) {
  return (
    <At {...place}>
      <rect x={-width / 2 + 8} y={8} width={width - 16} height={92} rx={8} fill={paint(shade)} />
      <rect x={-width / 2} width={width} height={26} rx={13} fill={paint(cloth)} />
    </At>
  );
}

function PottedSprout({ color, shade, ...place }: Place & { color: Paint; shade: Paint }) {
  return (
    <At {...place}>
      <Sprout y={-62} scale={0.72} />
      <Cup y={-38} width={52} height={38} color={color} shade={shade} rim={shade} />
    </At>
  );
}

/** The town on a board: land, a river, streets and a pin. */
function TownBoard(place: Place) {
  return (
    <At {...place}>
      <Line d="M-70 100L-92 250M70 100L92 250" color="choc-l" width={12} />
      <rect x={-126} y={-94} width={252} height={196} rx={18} fill={paint('white')} />
      <rect x={-110} y={-78} width={220} height={164} rx={10} fill={paint('mint-l')} />
      <path d="M-110 20C-60 -10 -30 50 20 24S80 -20 110 4V50C80 30 50 70 0 62S-70 40 -110 62Z" fill={paint('blue-l')} />
      <Line d="M-84 -62L-40 8M24 -64L40 14M-96 -20H92" color="white" width={9} />
      <rect x={-66} y={-60} width={40} height={28} rx={5} fill={paint('straw')} />
      <rect x={54} y={-58} width={36} height={26} rx={5} fill={paint('waffle')} />
      <rect x={-20} y={-62} width={28} height={28} rx={5} fill={paint('mint')} />
      <path d="M0 12C-20 -12 -20 -20 -20 -24A20 20 0 0 1 20 -24C20 -20 20 -12 0 12Z" fill={paint('cherry')} />
      <circle cy={-24} r={8} fill={paint('cream')} />
    </At>
  );
}

/** A school fair: plants that grow indoors, a map of the town, and old vases beside a game on a laptop. */
export default function SchoolScene(props: ArtProps) {
  return (
    <Picture width={960} height={540} {...props}>
      <rect width={960} height={540} fill={paint('waffle')} />
      <path d="M0 426V150Q480 96 960 150V426Z" fill={paint('waffle-l')} />
      <Bunting y={40} colors={['straw-d', 'cream', 'blue', 'mint', 'cherry']} />
      <rect y={420} width={960} height={120} fill={paint('choc-l')} />
      <rect y={420} width={960} height={14} fill={paint('choc')} />
      <TownBoard x={466} y={252} scale={0.96} />
      <Person x={170} y={236} scale={0.86} {...CAST.hijab} leftArm={WAVE_LEFT} face="open" />
      <ShowTable x={170} y={384} width={280} cloth="cream" shade="mint-d" />
      <PottedSprout x={86} y={386} color="straw" shade="straw-d" />
      <PottedSprout x={170} y={386} scale={1.12} color="blue" shade="blue-d" />
      <PottedSprout x={254} y={386} color="cherry" shade="#A81236" />
      <Person x={618} y={258} scale={0.84} flip {...CAST.ginger} leftArm={HIP_LEFT} rightArm={UP_RIGHT} face="look" legs="stand" />
      <Person x={796} y={236} scale={0.86} {...CAST.puffs} leftArm={LAP_LEFT} rightArm={LAP_RIGHT} face="down" />
      <ShowTable x={796} y={384} width={290} cloth="cream" shade="straw-d" />
      <Laptop x={796} y={354} scale={0.86} />
      <Vase x={896} y={344} scale={0.84} />
      <Vase x={696} y={352} scale={0.66} />
    </Picture>
  );
}
