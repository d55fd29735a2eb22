import { paint } from '../paint.ts';
import { At, Line } from '../picture.tsx';

// Tools of stages, sport, beauty, play and the classroom. Each is drawn in a box of about 100 units round 0,0.

const CLAPPER = (
  <>
    <At x={-46} y={-12} turn={-14}>
      <path d="M0 -18H96V2H0Z" fill={paint('choc')} />
      <path d="M12 -18H32L22 2H2ZM52 -18H72L62 2H42Z" fill={paint('cream')} />
    </At>
    <rect x={-46} y={-8} width={92} height={56} rx={8} fill={paint('choc')} />
    <Line d="M-32 12H32M-32 30H4" color="cream" width={5} />
  </>
);

const MICROPHONE = (
  <At turn={28}>
    <rect x={-10} y={-12} width={20} height={64} rx={9} fill={paint('choc')} />
    <circle cy={-28} r={24} fill={paint('straw-d')} />
    <Line d="M-16 -34H16M-18 -24H18" color="straw-l" width={4} />
    <rect x={-18} y={-10} width={36} height={11} rx={5} fill={paint('cream')} />
  </At>
);

const FILM_REEL = (
  <>
    <circle r={46} fill={paint('choc')} />
    {[0, 72, 144, 216, 288].map((turn) => (
      <At key={turn} turn={turn}>
        <circle cy={-26} r={11} fill={paint('cream')} />
      </At>
    ))}
    <circle r={8} fill={paint('straw')} />
  </>
);

const FILM_CAMERA = (
  <>
    <circle cx={-24} cy={-30} r={18} fill={paint('choc-l')} />
    <circle cx={14} cy={-30} r={18} fill={paint('choc-l')} />
    <rect x={-46} y={-14} width={72} height={46} rx={10} fill={paint('choc')} />
    <path d="M26 6L52 -10V30L26 16Z" fill={paint('blue')} />
    <circle cx={-30} cy={2} r={6} fill={paint('cherry')} />
  </>
);

const SPOTLIGHT = (
  <>
    <path d="M-4 14L-34 52H52L24 2Z" fill={paint('vanilla')} />
    <Line d="M-20 -50V-30" color="choc" width={8} />
    <At turn={-24}>
      <path d="M-20 -38H20V-2L26 10H-26L-20 -2Z" fill={paint('blue-d')} />
      <rect x={-28} y={4} width={56} height={13} rx={6} fill={paint('waffle')} />
    </At>
  </>
);

const MIXER = (
  <>
    <rect x={-50} y={-36} width={100} height={76} rx={11} fill={paint('choc')} />
    {[-30, -10, 10, 30].map((x, index) => (
      <g key={x}>
        <Line d={`M${x} -24V26`} color="choc-l" width={5} />
        <rect x={x - 8} y={[0, -18, 8, -8][index]} width={16} height={12} rx={4} fill={paint(index % 2 ? 'mint' : 'straw')} />
      </g>
    ))}
  </>
);

const TURNTABLE = (
  <>
    <rect x={-52} y={-40} width={104} height={80} rx={12} fill={paint('blue')} />
    <circle cx={-10} r={33} fill={paint('choc')} />
    <circle cx={-10} r={12} fill={paint('straw')} />
    <circle cx={-10} r={3.5} fill={paint('cream')} />
    <Line d="M38 -26V4L18 20" color="cream" width={6} />
  </>
);

const PIANO = (
  <>
    <path d="M-50 -38H50V44H-50Z" fill={paint('choc')} />
    <rect x={-42} y={-12} width={84} height={48} fill={paint('white')} />
    <Line d="M-28 -12V36M-14 -12V36M0 -12V36M14 -12V36M28 -12V36" color="milk" width={3} />
    <Line d="M-28 -10V12M-14 -10V12M14 -10V12M28 -10V12" color="choc" width={8} />
  </>
);

const BALLET = (
  <>
    <Line d="M-28 -4C-50 -40 -8 -56 -6 -30M14 -2C4 -44 44 -50 34 -20" color="straw" width={6} />
    <path d="M-38 -8H-14C-8 20 -12 44 -26 50C-40 44 -44 20 -38 -8Z" fill={paint('straw-d')} />
    <path d="M8 -8H32C38 20 34 44 20 50C6 44 2 20 8 -8Z" fill={paint('straw-d')} />
    <path d="M-32 -4H-20L-26 16ZM14 -4H26L20 16Z" fill={paint('cream')} />
  </>
);

const DRESS = (
  <>
    <Line d="M-12 -50L-16 -30M12 -50L16 -30" color="cherry" width={6} />
    <path d="M-20 -34Q0 -22 20 -34L14 -6L42 48H-42L-14 -6Z" fill={paint('cherry')} />
    <path d="M4 -26Q12 -28 20 -34L14 -6L42 48H4Z" fill={paint('straw-d')} />
    <rect x={-17} y={-10} width={34} height={10} rx={4} fill={paint('waffle')} />
  </>
);

const DUMBBELL = (
  <At turn={-24}>
    <Line d="M-30 0H30" color="choc-l" width={11} />
    {[-1, 1].map((side) => (
      <g key={side}>
        <rect x={side * 32 - 9} y={-32} width={18} height={64} rx={7} fill={paint('blue')} />
        <rect x={side * 48 - 7} y={-22} width={14} height={44} rx={6} fill={paint('blue-d')} />
      </g>
    ))}
  </At>
);

const MEDAL = (
  <>
    <path d="M-28 -52H-6L12 -6H-6ZM28 -52H6L-12 -6H6Z" fill={paint('blue')} />
    <circle cy={18} r={31} fill={paint('waffle')} />
    <circle cy={18} r={22} fill={paint('vanilla')} />
    <At y={18} scale={0.34}>
      <path d="M0 -46L13 -16L46 -13L21 9L29 42L0 24L-29 42L-21 9L-46 -13L-13 -16Z" fill={paint('waffle-d')} />
    </At>
  </>
);

const DICE = (
  <>
    <At x={-14} y={10} turn={-12}>
      <rect x={-34} y={-34} width={68} height={68} rx={15} fill={paint('cherry')} />
      {[-16, 0, 16].map((at) => (
        <circle key={at} cx={at} cy={at} r={7} fill={paint('cream')} />
      ))}
    </At>
    <At x={34} y={-26} turn={16}>
      <rect x={-19} y={-19} width={38} height={38} rx={9} fill={paint('white')} />
      <circle r={6} fill={paint('choc')} />
    </At>
  </>
);

const CARDS = (
  <>
    <At x={-14} turn={-14}>
      <rect x={-28} y={-42} width={56} height={84} rx={9} fill={paint('blue')} />
    </At>
    <At x={14} y={4} turn={10}>
      <rect x={-28} y={-42} width={56} height={84} rx={9} fill={paint('white')} />
      <path d="M0 22C-30 2 -20 -20 -8 -17C-3 -16 -1 -12 0 -9C1 -12 3 -16 8 -17C20 -20 30 2 0 22Z" fill={paint('cherry')} />
    </At>
  </>
);

const COMB = (
  <>
    <At x={-22} turn={-12}>
      <rect x={-9} y={-50} width={18} height={46} rx={8} fill={paint('straw-d')} />
      <rect x={-13} y={-8} width={26} height={58} rx={9} fill={paint('straw')} />
      <Line d="M8 4H20M8 16H20M8 28H20M8 40H20" color="straw-d" width={4} />
    </At>
    <At x={26} y={2} turn={14}>
      <Line d="M-6 50L8 -44" color="blue-l" width={9} />
      <Line d="M8 50L-6 -44" color="blue" width={9} />
      <circle cx={-10} cy={44} r={10} fill={paint('choc')} />
      <circle cx={12} cy={44} r={10} fill={paint('choc')} />
    </At>
  </>
);

const LIPSTICK = (
  <>
    <At x={-20} turn={-8}>
      <path d="M-12 -22V-36Q0 -56 12 -44V-22Z" fill={paint('cherry')} />
      <rect x={-14} y={-24} width={28} height={22} rx={3} fill={paint('waffle')} />
      <rect x={-18} y={-4} width={36} height={50} rx={6} fill={paint('choc')} />
    </At>
    <At x={28} turn={12}>
      <rect x={-5} y={-2} width={10} height={52} rx={5} fill={paint('waffle-d')} />
      <rect x={-8} y={-8} width={16} height={12} rx={3} fill={paint('blue-d')} />
      <path d="M-8 -8C-22 -26 -14 -48 0 -50C14 -48 22 -26 8 -8Z" fill={paint('straw')} />
    </At>
  </>
);

const NAIL_POLISH = (
  <>
    <path d="M-10 -52H10L14 -8H-14Z" fill={paint('choc')} />
    <rect x={-30} y={-8} width={60} height={56} rx={15} fill={paint('straw')} />
    <path d="M6 -8H15Q30 -8 30 7V33Q30 48 15 48H6Z" fill={paint('straw-d')} />
    <Line d="M-18 10V26" color="straw-l" width={6} />
  </>
);

const CREAM_JAR = (
  <>
    <rect x={-38} y={-4} width={76} height={46} rx={13} fill={paint('mint')} />
    <path d="M8 -4H25Q38 -4 38 9V29Q38 42 25 42H8Z" fill={paint('mint-d')} />
    <path d="M-34 -4C-30 -26 -10 -18 -2 -34C12 -26 30 -22 34 -4Z" fill={paint('white')} />
    <rect x={-42} y={-8} width={84} height={13} rx={6} fill={paint('cream')} />
  </>
);

const BLOCKS = (
  <>
    <rect x={-48} y={4} width={44} height={44} rx={7} fill={paint('blue')} />
    <rect x={4} y={4} width={44} height={44} rx={7} fill={paint('mint-d')} />
    <rect x={-22} y={-44} width={44} height={44} rx={7} fill={paint('straw-d')} />
    <circle cx={-26} cy={26} r={11} fill={paint('cream')} />
    <path d="M26 14L38 37H14Z" fill={paint('cream')} />
    <rect x={-10} y={-32} width={20} height={20} rx={3} fill={paint('cream')} />
  </>
);

const CHALKBOARD = (
  <>
    <Line d="M-30 30L-40 52M30 30L40 52" color="waffle-d" width={8} />
    <rect x={-52} y={-44} width={104} height={78} rx={8} fill={paint('waffle-d')} />
    <rect x={-44} y={-36} width={88} height={60} rx={4} fill={paint('#1C6B52')} />
    <Line d="M-30 -20L-20 4H-40ZM-4 -16H28M-4 0H16" color="cream" width={5} />
  </>
);

const BACKPACK = (
  <>
    <Line d="M-14 -36V-50H14V-36" color="choc" width={7} />
    <path d="M-38 -8C-38 -46 38 -46 38 -8V38Q38 48 28 48H-28Q-38 48 -38 38Z" fill={paint('cherry')} />
    <rect x={-25} y={8} width={50} height={34} rx={9} fill={paint('straw-d')} />
    <Line d="M-12 18H12" color="waffle" width={6} />
    <Line d="M-20 -14H20" color="straw-d" width={7} />
  </>
);

const STATUE = (
  <>
    <rect x={-34} y={32} width={68} height={18} rx={5} fill={paint('waffle-d')} />
    <path d="M-30 32C-32 8 -16 4 -10 0V-14H10V0C16 4 32 8 30 32Z" fill={paint('milk')} />
    <path d="M-18 -30C-18 -56 18 -56 18 -30C18 -12 10 -4 0 -4C-10 -4 -18 -12 -18 -30Z" fill={paint('white')} />
    <path d="M-19 -32C-22 -58 22 -58 19 -32C12 -42 -12 -42 -19 -32Z" fill={paint('milk')} />
  </>
);

const NEWSPAPER = (
  <>
    <path d="M-46 -44H30V48H-36Q-46 48 -46 38Z" fill={paint('white')} />
    <path d="M30 -20H48V38Q48 48 39 48Q30 48 30 38Z" fill={paint('milk')} />
    <Line d="M-32 -28H16" color="choc" width={9} />
    <rect x={-34} y={-12} width={26} height={24} rx={3} fill={paint('blue')} />
    <Line d="M2 -8H18M2 6H18M-32 24H18M-32 36H18" color="choc-l" width={4} />
  </>
);

const GAME_PAWN = (
  <>
    <circle cy={-26} r={20} fill={paint('straw-d')} />
    <path d="M-14 -8H14L26 34H-26Z" fill={paint('straw')} />
    <path d="M2 -8H14L26 34H2Z" fill={paint('straw-d')} />
    <rect x={-36} y={32} width={72} height={16} rx={8} fill={paint('straw-d')} />
  </>
);

const PUZZLE = (
  <>
    <path d="M-46 -20H-14C-24 -46 16 -46 6 -20H34V6C58 -6 58 36 34 24V48H-46V24C-24 34 -24 -4 -46 6Z" fill={paint('blue')} />
    <path d="M6 -20H34V6C58 -6 58 36 34 24V48H6Z" fill={paint('blue-d')} />
  </>
);

export const SHOW_TRADES = {
  backpack: BACKPACK,
  'ballet-shoes': BALLET,
  blocks: BLOCKS,
  cards: CARDS,
  chalkboard: CHALKBOARD,
  clapper: CLAPPER,
  comb: COMB,
  'cream-jar': CREAM_JAR,
  dice: DICE,
  dress: DRESS,
  dumbbell: DUMBBELL,
  'film-camera': FILM_CAMERA,
  'film-reel': FILM_REEL,
  lipstick: LIPSTICK,
  medal: MEDAL,
  microphone: MICROPHONE,
  mixer: MIXER,
  'nail-polish': NAIL_POLISH,
  newspaper: NEWSPAPER,
  pawn: GAME_PAWN,
  piano: PIANO,
  puzzle: PUZZLE,
  spotlight: SPOTLIGHT,
  statue: STATUE,
  turntable: TURNTABLE,
} as const;
