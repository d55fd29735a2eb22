import { paint } from '../paint.ts';
import { At, Line } from '../picture.tsx';

// Tools of mines, wells, pipes and power. Each is drawn in a box of about 100 units round 0,0.

const DERRICK = (
  <>
    <Line d="M-26 46L-6 -44H6L26 46M-20 20H20M-14 -8H14M-20 20L14 -8M20 20L-14 -8" color="choc" width={6} />
    <path d="M0 -56C10 -48 10 -40 0 -38C-10 -40 -10 -48 0 -56Z" fill={paint('waffle')} />
    <rect x={-42} y={42} width={84} height={9} rx={4} fill={paint('choc-l')} />
  </>
);

const DISH = (
  <>
    <Line d="M-8 18L-24 48H20L2 18" color="choc" width={8} />
    <path d="M-46 -32C-50 12 -6 42 36 26Z" fill={paint('white')} />
    <path d="M-46 -32C-30 0 0 22 36 26C2 24 -36 -4 -46 -32Z" fill={paint('milk')} />
    <Line d="M-4 -2L22 -28" color="choc-l" width={6} />
    <circle cx={24} cy={-30} r={8} fill={paint('cherry')} />
    <Line d="M34 -48A22 22 0 0 1 46 -32" color="blue" width={6} />
  </>
);

const FAN = (
  <>
    <rect x={-48} y={-48} width={96} height={96} rx={15} fill={paint('blue-l')} />
    <circle r={38} fill={paint('blue-d')} />
    {[0, 90, 180, 270].map((turn) => (
      <At key={turn} turn={turn}>
        <path d="M0 -4C-16 -12 -18 -28 -2 -34C14 -32 12 -14 0 -4Z" fill={paint('mint')} />
      </At>
    ))}
    <circle r={8} fill={paint('cream')} />
  </>
);

const GAUGE = (
  <>
    <rect x={-10} y={34} width={20} height={18} rx={4} fill={paint('waffle-d')} />
    <circle r={42} fill={paint('choc')} />
    <circle r={33} fill={paint('white')} />
    <Line d="M-22 12A25 25 0 0 1 -12 -22" color="mint-d" width={7} />
    <Line d="M12 -22A25 25 0 0 1 22 12" color="cherry" width={7} />
    <Line d="M0 4L14 -14" color="choc" width={6} />
    <circle cy={4} r={6} fill={paint('choc')} />
  </>
);

const PICKAXE = (
  <At turn={32}>
    <rect x={-6} y={-34} width={12} height={86} rx={6} fill={paint('waffle')} />
    <path d="M-50 -18C-30 -48 30 -48 50 -18C30 -32 -30 -32 -50 -18Z" fill={paint('blue-d')} />
    <rect x={-11} y={-44} width={22} height={18} rx={5} fill={paint('choc')} />
  </At>
);

const PIPE = (
  <>
    <Line d="M-52 -18H-4Q14 -18 14 0V50" color="blue" width={26} />
    <Line d="M-52 -24H-2Q20 -24 20 2V50" color="blue-l" width={5} />
    <rect x={-40} y={-36} width={15} height={36} rx={5} fill={paint('blue-d')} />
    <rect x={-4} y={22} width={36} height={15} rx={5} fill={paint('blue-d')} />
  </>
);

const PYLON = (
  <>
    <Line d="M-22 50L-6 -48H6L22 50M-17 22L12 -2M17 22L-12 -2M-40 -30H40M-32 -10H32" color="choc" width={6} />
    <Line d="M-38 -24V-18M38 -24V-18M-30 -4V2M30 -4V2" color="straw-d" width={9} />
  </>
);

const ROCK = (
  <>
    <path d="M-48 40L-36 -4L-8 -34L26 -26L48 10L44 40Z" fill={paint('choc-l')} />
    <path d="M-8 -34L26 -26L48 10L44 40H14L6 0Z" fill={paint('choc')} />
    <path d="M-36 -4L-8 -34L6 0L-14 10Z" fill={paint('waffle-d')} />
  </>
);

const SOLAR = (
  <>
    <circle cx={34} cy={-34} r={15} fill={paint('waffle')} />
    <Line d="M0 26V46M-20 48H20" color="choc" width={8} />
    <path d="M-34 -22H34L48 30H-48Z" fill={paint('blue-d')} />
    <Line d="M-12 -20L-16 28M12 -20L16 28M-38 -4H38M-43 13H43" color="blue-l" width={4} />
  </>
);

const VALVE = (
  <>
    <Line d="M-52 26H52" color="blue" width={26} />
    <rect x={-22} y={8} width={44} height={38} rx={8} fill={paint('blue-d')} />
    <Line d="M0 10V-16" color="choc" width={9} />
    <ellipse cy={-28} rx={36} ry={15} fill="none" stroke={paint('cherry')} strokeWidth={10} />
    <Line d="M-34 -28H34" color="cherry" width={7} />
  </>
);

const TORCH = (
  <>
    <path d="M-54 30L-18 8L-30 36L-54 46Z" fill={paint('waffle')} />
    <circle cx={-50} cy={40} r={7} fill={paint('cherry')} />
    <Line d="M-20 16L8 -10" color="blue-d" width={10} />
    <Line d="M8 -10L44 -36" color="choc" width={18} />
    <Line d="M46 -34Q58 -8 40 10" color="straw-d" width={6} />
  </>
);

const TURBINE = (
  <>
    <path d="M-4 -14H4L8 50H-8Z" fill={paint('blue-d')} />
    {[10, 130, 250].map((turn) => (
      <At key={turn} y={-14} turn={turn}>
        <path d="M-5 -4C-12 -20 -6 -36 0 -46C4 -34 6 -18 5 -4Z" fill={paint('blue')} />
      </At>
    ))}
    <circle cy={-14} r={7} fill={paint('cherry')} />
  </>
);

export const POWER_TRADES = {
  derrick: DERRICK,
  dish: DISH,
  fan: FAN,
  gauge: GAUGE,
  pickaxe: PICKAXE,
  pipe: PIPE,
  pylon: PYLON,
  rock: ROCK,
  'solar-panel': SOLAR,
  valve: VALVE,
  'welding-torch': TORCH,
  'wind-turbine': TURBINE,
} as const;
