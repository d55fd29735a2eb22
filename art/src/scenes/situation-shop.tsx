import { CAST } from '../cast.ts';
import { paint, type Paint } from '../paint.ts';
import { Awning } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../picture.tsx';
import { HIP_LEFT, HOLD_LEFT, HOLD_RIGHT, OUT_RIGHT, UP_LEFT } from '../poses.ts';
import { Scissors } from '../tools/home.tsx';
import { Foliage } from '../tools/nature.tsx';

/** A goat seen from the side, looking left; the place is the middle of its body. */
function Goat({ coat = 'white', shade = 'milk', ...place }: Place & { coat?: Paint; shade?: Paint }) {
  return (
    <At {...place}>
      <Line d="M-34 20V66M-14 24V66M22 24V66M40 20V66" color="choc-l" width={12} />
      <path d="M-52 0C-52 -30 -30 -34 0 -32C36 -34 58 -26 58 2C58 30 30 34 2 34C-28 34 -52 30 -52 0Z" fill={paint(coat)} />
      <path d="M4 -32C38 -34 58 -26 58 2C58 30 30 34 4 34Z" fill={paint(shade)} />
      <Line d="M58 -12C70 -16 72 -26 68 -32" color={coat} width={10} />
      <path d="M-40 -10L-62 -52L-34 -58L-14 -24Z" fill={paint(coat)} />
      <Line d="M-50 -70C-48 -88 -36 -92 -28 -88M-60 -70C-60 -86 -52 -92 -44 -94" color="waffle-d" width={7} />
      <path d="M-30 -68C-14 -70 -10 -58 -14 -52C-24 -50 -32 -54 -36 -60Z" fill={paint(shade)} />
      <path d="M-34 -72C-30 -52 -50 -34 -74 -34C-86 -36 -86 -48 -76 -54C-66 -66 -54 -78 -34 -72Z" fill={paint(coat)} />
      <Line d="M-66 -34L-68 -20" color={shade} width={8} />
      <circle cx={-56} cy={-58} r={4} fill={paint('choc')} />
      <Line d="M-80 -42Q-74 -38 -68 -40" color="choc" width={3} />
    </At>
  );
}

/** Presses soap: a frame, a screw with a bar on top, and a fresh piece under it. */
function SoapPress(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 -104V-30" color="choc" width={12} />
      <Line d="M-34 -104H34" color="straw-d" width={14} />
      <path d="M-58 0V-62Q-58 -78 -42 -78H42Q58 -78 58 -62V0H34V-54H-34V0Z" fill={paint('blue')} />
      <path d="M0 -78H42Q58 -78 58 -62V0H34V-54H0Z" fill={paint('blue-d')} />
      <rect x={-26} y={-36} width={52} height={14} rx={5} fill={paint('choc-l')} />
      <rect x={-24} y={-20} width={48} height={20} rx={7} fill={paint('mint')} />
    </At>
  );
}

/** A shirt on a hanger. */
function Shirt({ color, shade, ...place }: Place & { color: Paint; shade: Paint }) {
  return (
    <At {...place}>
      <Line d="M0 -12V-20C0 -28 10 -28 10 -21M-22 0L0 -12L22 0" color="choc-l" width={4} />
      <path d="M-22 0Q0 12 22 0L44 18L32 36L24 30V74H-24V30L-32 36L-44 18Z" fill={paint(color)} />
      <path d="M0 6Q12 5 22 0L44 18L32 36L24 30V74H0Z" fill={paint(shade)} />
    </At>
  );
}

const SOAPS = [
  [40, 'mint'],
  [76, 'straw'],
  [112, 'blue-l'],
] as const;

/** A workshop behind a shop: one presses soap, one makes shirts, one feeds the goats in the yard. */
export default function ShopScene(props: ArtProps) {
  return (
    <Picture width={960} height={540} {...props}>
      <rect width={960} height={540} fill={paint('vanilla')} />
      <path d="M540 340C650 236 800 226 960 276V440H540Z" fill={paint('mint')} />
      <rect y={420} width={960} height={120} fill={paint('waffle-l')} />
      <Line d="M690 330V430M790 322V430M890 322V430M960 322V430" color="choc-l" width={14} />
      <Line d="M660 352H960M660 394H960" color="choc-l" width={12} />
      <rect x={-10} y={96} width={610} height={334} fill={paint('straw-l')} />
      <rect x={-10} y={414} width={610} height={16} fill={paint('straw')} />
      <Awning x={-16} y={92} width={640} height={40} stripes={10} colors={['straw-d', 'cream']} />
      <rect x={-16} y={78} width={640} height={22} rx={11} fill={paint('straw-d')} />
      <rect x={24} y={234} width={136} height={10} rx={5} fill={paint('choc-l')} />
      {SOAPS.map(([x, color]) => (
        <rect key={x} x={x} y={210} width={28} height={24} rx={8} fill={paint(color)} />
      ))}
      <Line d="M356 176H584" color="choc-l" width={8} />
      <Shirt x={410} y={198} color="blue" shade="blue-d" />
      <Shirt x={522} y={198} color="mint" shade="mint-d" />
      <Person x={236} y={240} scale={0.84} {...CAST.turban} leftArm={UP_LEFT} face="down" />
      <rect x={40} y={392} width={300} height={88} rx={10} fill={paint('waffle-d')} />
      <rect x={28} y={372} width={324} height={26} rx={13} fill={paint('cream')} />
      <SoapPress x={140} y={374} />
      <Person
        x={466}
        y={262}
        scale={0.84}
        {...CAST.bluebob}
        top="vanilla"
        shade="waffle"
        wear="stripe"
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        legs="stand"
        held={<Scissors x={4} y={104} scale={0.7} />}
      />
      <Goat x={884} y={420} scale={0.8} coat="choc-l" shade="choc" />
      <Person
        x={644}
        y={264}
        scale={0.82}
        {...CAST.puffs}
        leftArm={HIP_LEFT}
        rightArm={OUT_RIGHT}
        face="open"
        legs="stand"
        held={<Foliage x={116} y={62} scale={0.5} turn={52} />}
      />
      <Goat x={808} y={426} scale={1.1} />
    </Picture>
  );
}
