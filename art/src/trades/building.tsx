import { paint } from '../paint.ts';
import { At, Line } from '../picture.tsx';

// Tools of those who build. Each is drawn in a box of about 100 units round 0,0.

const HARD_HAT = (
  <>
    <path d="M-42 20C-46 -52 46 -52 42 20Z" fill={paint('waffle')} />
    <path d="M12 -34C36 -26 43 -4 42 20H12Z" fill={paint('waffle-d')} />
    <rect x={-11} y={-42} width={22} height={60} rx={9} fill={paint('vanilla')} />
    <rect x={-54} y={16} width={108} height={17} rx={8.5} fill={paint('waffle-d')} />
  </>
);

const BRICKS = (
  <>
    {(
      [
        [-50, 20, 48],
        [2, 20, 48],
        [-26, -6, 52],
        [-50, -6, 20],
        [30, -6, 20],
        [-50, -32, 48],
      ] as const
    ).map(([x, y, width]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height={22} rx={4} fill={paint(x < 0 ? 'straw-d' : '#C4553C')} />
    ))}
    <path d="M10 -16L52 -40L44 -10Z" fill={paint('blue-l')} />
    <Line d="M46 -26L58 -50" color="choc-l" width={8} />
  </>
);

const ROLLER = (
  <At turn={-10}>
    <rect x={-44} y={-46} width={74} height={34} rx={10} fill={paint('mint-d')} />
    <path d="M-44 -24H30V-22Q30 -12 20 -12H-34Q-44 -12 -44 -22Z" fill={paint('mint')} />
    <Line d="M30 -29H44V0H0V14" color="choc-l" width={7} />
    <rect x={-9} y={12} width={18} height={40} rx={8} fill={paint('straw-d')} />
  </At>
);

const DRILL = (
  <>
    <Line d="M32 -20H54" color="choc-l" width={6} />
    <path d="M18 -30L36 -26V-14L18 -10Z" fill={paint('choc')} />
    <rect x={-46} y={-40} width={68} height={40} rx={13} fill={paint('waffle')} />
    <path d="M-40 -4H-8L-14 30H-38Z" fill={paint('waffle-d')} />
    <rect x={-50} y={26} width={48} height={22} rx={7} fill={paint('choc')} />
    <circle cx={-4} cy={8} r={6} fill={paint('cherry')} />
  </>
);

const CRANE = (
  <>
    <Line d="M-22 48V-40M-44 -34H50M-22 -50L50 -34M-22 -50L-44 -34" color="waffle" width={8} />
    <Line d="M34 -32V2" color="choc" width={4} />
    <rect x={18} y={2} width={32} height={24} rx={4} fill={paint('straw-d')} />
    <rect x={-36} y={-34} width={24} height={22} rx={5} fill={paint('blue')} />
    <rect x={-44} y={40} width={44} height={10} rx={5} fill={paint('choc')} />
  </>
);

const EXCAVATOR = (
  <>
    <Line d="M-2 -8L26 -44L46 -6" color="waffle-d" width={10} />
    <path d="M36 -8H56L52 18Q40 20 34 8Z" fill={paint('choc-l')} />
    <path d="M-48 22V-8H-34V-32H-4V-8H10V22Z" fill={paint('waffle')} />
    <rect x={-28} y={-26} width={18} height={18} rx={3} fill={paint('blue-l')} />
    <rect x={-54} y={22} width={72} height={24} rx={12} fill={paint('choc')} />
    <Line d="M-40 34H4" color="cream" width={7} dash="1 14" />
  </>
);

const LADDER = (
  <At turn={12}>
    <Line d="M-18 -50V50M18 -50V50" color="waffle-d" width={9} />
    <Line d="M-16 -34H16M-16 -12H16M-16 10H16M-16 32H16" color="waffle" width={8} />
  </At>
);

const BLUEPRINT = (
  <>
    <rect x={-50} y={-38} width={100} height={76} rx={7} fill={paint('blue')} />
    <Line d="M-36 24V-8L-12 -26L12 -8V24H-36M-18 24V6H-4V24M24 -22H38M24 -8H38M24 6H38" color="cream" width={4.5} />
    <At x={26} y={24} turn={45}>
      <rect x={-6} y={-26} width={12} height={40} fill={paint('waffle')} />
      <path d="M-6 14H6L0 28Z" fill={paint('cream')} />
    </At>
  </>
);

const RULER = (
  <>
    <path d="M-46 44V-46L46 44ZM-26 26H6L-26 -6Z" fill={paint('waffle')} fillRule="evenodd" />
    <Line d="M-46 -18H-38M-46 2H-38M-46 22H-38M-20 44V36M0 44V36M20 44V36" color="choc" width={4} />
  </>
);

const GIRDER = (
  <At turn={-16}>
    <rect x={-54} y={-28} width={108} height={13} rx={3} fill={paint('straw-d')} />
    <rect x={-54} y={15} width={108} height={13} rx={3} fill={paint('straw-d')} />
    <rect x={-54} y={-16} width={108} height={32} fill={paint('cherry')} />
    {[-36, -12, 12, 36].map((x) => (
      <circle key={x} cx={x} r={6} fill={paint('cream')} />
    ))}
  </At>
);

const TILES = (
  <>
    {[-33, 0, 33].map((y) =>
      [-33, 0, 33].map((x) => (
        <rect
          key={`${x} ${y}`}
          x={x - 15}
          y={y - 15}
          width={30}
          height={30}
          rx={4}
          fill={paint((x + y) % 2 ? 'mint-d' : x === y ? 'cream' : 'mint')}
        />
      )),
    )}
  </>
);

const TROWEL = (
  <At turn={-35}>
    <path d="M-26 -6H26L0 54Z" fill={paint('blue-l')} />
    <path d="M0 -6H26L0 54Z" fill={paint('#A3A9F2')} />
    <Line d="M0 -8V-20" color="choc" width={7} />
    <rect x={-8} y={-54} width={16} height={36} rx={8} fill={paint('waffle-d')} />
  </At>
);

const SCREWDRIVER = (
  <At turn={40}>
    <rect x={-13} y={-54} width={26} height={48} rx={11} fill={paint('cherry')} />
    <Line d="M-4 -44V-18M6 -44V-18" color="straw" width={4} />
    <Line d="M0 -4V42" color="blue-d" width={8} />
    <path d="M-6 38H6L8 54H-8Z" fill={paint('blue-d')} />
  </At>
);

const PLIERS = (
  <At turn={28}>
    <Line d="M8 0C24 14 24 34 18 50M-8 0C-24 14 -24 34 -18 50" color="cherry" width={12} />
    <path d="M-18 4C-26 -24 -16 -46 -3 -52V-6L14 8L4 14ZM18 4C26 -24 16 -46 3 -52V-6Z" fill={paint('blue-d')} />
    <circle cy={2} r={8} fill={paint('blue-l')} />
  </At>
);

/** A surveyor's instrument on its three legs. */
const LEVEL = (
  <>
    <Line d="M0 -4L-28 50M0 -4L28 50M0 -4V48" color="waffle-d" width={8} />
    <rect x={-14} y={-14} width={28} height={14} rx={4} fill={paint('choc')} />
    <rect x={-32} y={-44} width={58} height={30} rx={9} fill={paint('waffle')} />
    <circle cx={30} cy={-29} r={15} fill={paint('choc')} />
    <circle cx={30} cy={-29} r={8} fill={paint('blue-l')} />
  </>
);

const WHEELBARROW = (
  <>
    <Line d="M-28 24L54 -14M10 10L18 44" color="choc" width={7} />
    <path d="M-50 -24H34L16 16H-32Z" fill={paint('mint-d')} />
    <path d="M-40 -24Q-10 -48 24 -24Z" fill={paint('choc-l')} />
    <circle cx={-32} cy={32} r={17} fill={paint('choc')} />
    <circle cx={-32} cy={32} r={6} fill={paint('cream')} />
  </>
);

const WINDOW = (
  <>
    <rect x={-44} y={-48} width={88} height={92} rx={8} fill={paint('white')} />
    <rect x={-34} y={-38} width={68} height={72} fill={paint('blue-l')} />
    <Line d="M0 -38V34M-34 -2H34" color="white" width={8} />
    <Line d="M-26 -14L-12 -28M12 26L26 12" color="white" width={5} />
    <rect x={-50} y={40} width={100} height={12} rx={6} fill={paint('waffle')} />
  </>
);

/** The doors of a lift with its two buttons. */
const LIFT = (
  <>
    <rect x={-50} y={-50} width={74} height={100} rx={8} fill={paint('choc-l')} />
    <rect x={-42} y={-40} width={27} height={90} fill={paint('milk')} />
    <rect x={-11} y={-40} width={27} height={90} fill={paint('blue-l')} />
    <rect x={32} y={-22} width={22} height={44} rx={8} fill={paint('white')} />
    <path d="M43 -16L50 -4H36ZM43 16L36 4H50Z" fill={paint('cherry')} />
  </>
);

const FENCE = (
  <>
    <Line d="M-52 -10H52M-52 22H52" color="waffle-d" width={9} />
    {[-36, -12, 12, 36].map((x) => (
      <path key={x} d={`M${x - 9} 46V-30L${x} -44L${x + 9} -30V46Z`} fill={paint('waffle')} />
    ))}
  </>
);

const HOOK = (
  <>
    <Line d="M0 -52V-22" color="choc" width={7} />
    <rect x={-20} y={-34} width={40} height={26} rx={8} fill={paint('waffle')} />
    <Line d="M0 -8V2C26 2 28 44 0 44C-16 44 -24 34 -22 22" color="blue-d" width={12} />
  </>
);

export const BUILDING_TRADES = {
  blueprint: BLUEPRINT,
  bricks: BRICKS,
  crane: CRANE,
  drill: DRILL,
  excavator: EXCAVATOR,
  fence: FENCE,
  girder: GIRDER,
  'hard-hat': HARD_HAT,
  hook: HOOK,
  ladder: LADDER,
  level: LEVEL,
  lift: LIFT,
  'paint-roller': ROLLER,
  pliers: PLIERS,
  ruler: RULER,
  screwdriver: SCREWDRIVER,
  tiles: TILES,
  trowel: TROWEL,
  wheelbarrow: WHEELBARROW,
  window: WINDOW,
} as const;
