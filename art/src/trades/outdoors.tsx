import { paint } from '../paint.ts';
import { Leaf } from '../parts.tsx';
import { At, Line } from '../picture.tsx';

// Tools and things of farms, gardens and the wild. Each is drawn in a box of about 100 units round 0,0.

const TREE = (
  <>
    <Line d="M0 50V4" color="choc-l" width={12} />
    <circle cy={-24} r={26} fill={paint('mint-d')} />
    <circle cx={-20} cy={-2} r={21} fill={paint('mint-d')} />
    <circle cx={20} cy={-2} r={21} fill={paint('mint')} />
  </>
);

const AXE = (
  <At turn={28}>
    <rect x={-6} y={-46} width={12} height={98} rx={6} fill={paint('waffle')} />
    <path d="M-6 -40H10C26 -42 38 -50 44 -52C50 -32 50 -16 44 2C34 -6 22 -10 10 -10H-6Z" fill={paint('blue-d')} />
    <path d="M34 -48Q40 -50 44 -52C50 -32 50 -16 44 2Q40 -1 36 -4Z" fill={paint('blue-l')} />
  </At>
);

const LOGS = (
  <>
    {(
      [
        [-26, 22],
        [26, 22],
        [0, -20],
      ] as const
    ).map(([x, y]) => (
      <At key={x} x={x} y={y}>
        <circle r={26} fill={paint('choc-l')} />
        <circle r={20} fill={paint('waffle')} />
        <circle r={11} fill="none" stroke={paint('waffle-d')} strokeWidth={4} />
        <circle r={3} fill={paint('waffle-d')} />
      </At>
    ))}
  </>
);

const TRACTOR = (
  <>
    <Line d="M30 -12V-36" color="choc" width={7} />
    <path d="M-40 12V-42H4V-12H50V18H-20Z" fill={paint('mint-d')} />
    <rect x={-32} y={-35} width={28} height={23} rx={4} fill={paint('blue-l')} />
    <circle cx={-24} cy={20} r={29} fill={paint('choc')} />
    <circle cx={-24} cy={20} r={12} fill={paint('waffle')} />
    <circle cx={36} cy={32} r={17} fill={paint('choc')} />
    <circle cx={36} cy={32} r={7} fill={paint('waffle')} />
  </>
);

const WHEAT = (
  <>
    {[-22, 0, 22].map((turn) => (
      <At key={turn} y={48} turn={turn}>
        <Line d="M0 0V-60" color="mint-d" width={5} />
        {[-54, -68, -82].map((y) => (
          <g key={y} fill={paint('waffle')}>
            <ellipse cx={-7} cy={y} rx={6} ry={10} transform={`rotate(-24 -7 ${y})`} />
            <ellipse cx={7} cy={y} rx={6} ry={10} transform={`rotate(24 7 ${y})`} />
          </g>
        ))}
        <ellipse cy={-94} rx={6} ry={10} fill={paint('waffle-d')} />
      </At>
    ))}
  </>
);

const FLOWERS = (
  <>
    <Line d="M-20 -8L-4 22M22 -6L4 22M0 -26V22" color="mint-d" width={5} />
    {(
      [
        [-24, -16, 'straw'],
        [24, -14, 'blue'],
        [0, -32, 'cherry'],
      ] as const
    ).map(([x, y, color]) => (
      <At key={x} x={x} y={y}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <At key={turn} turn={turn}>
            <circle cy={-10} r={8.5} fill={paint(color)} />
          </At>
        ))}
        <circle r={7} fill={paint('vanilla')} />
      </At>
    ))}
    <path d="M-28 8H28L6 52H-6Z" fill={paint('cream')} />
    <path d="M4 8H28L6 52H4Z" fill={paint('milk')} />
  </>
);

const LILY = (
  <>
    <Line d="M0 52C2 30 -2 20 0 4" color="mint-d" width={6} />
    <Leaf y={46} length={44} turn={48} />
    <path d="M0 8C-16 -4 -46 -8 -46 -30C-30 -34 -14 -22 0 8ZM0 8C16 -4 46 -8 46 -30C30 -34 14 -22 0 8Z" fill={paint('milk')} />
    <path d="M0 8C-22 -12 -18 -40 0 -52C18 -40 22 -12 0 8Z" fill={paint('white')} />
    <Line d="M0 4V-18M0 4L-8 -14M0 4L8 -14" color="waffle" width={4} />
  </>
);

const FISH = (
  <>
    <path d="M24 0L52 -24V24Z" fill={paint('blue-d')} />
    <path d="M-52 2C-36 -34 12 -34 34 0C12 34 -36 36 -52 2Z" fill={paint('blue')} />
    <path d="M-52 2C-36 36 12 34 34 0Z" fill={paint('blue-l')} />
    <circle cx={-30} cy={-6} r={5} fill={paint('choc')} />
    <Line d="M-12 -12Q-4 0 -12 12" color="blue-d" width={5} />
  </>
);

const HORSESHOE = <Line d="M-22 46C-62 -14 -34 -46 0 -46C34 -46 62 -14 22 46" color="choc-l" width={20} />;

const BUG = (
  <>
    <Line
      d="M-20 -6L-46 -22M-22 10H-48M-20 24L-44 40M20 -6L46 -22M22 10H48M20 24L44 40M-6 -36L-16 -52M6 -36L16 -52"
      color="choc"
      width={6}
    />
    <circle cy={-26} r={16} fill={paint('choc')} />
    <ellipse cy={14} rx={28} ry={34} fill={paint('cherry')} />
    <Line d="M0 -18V46" color="choc" width={5} />
    {[-13, 13].map((x) => (
      <g key={x} fill={paint('choc')}>
        <circle cx={x} cy={2} r={6} />
        <circle cx={x} cy={24} r={6} />
      </g>
    ))}
  </>
);

const DROP = (
  <>
    <path d="M0 -52C24 -18 36 -2 36 16A36 36 0 0 1 -36 16C-36 -2 -24 -18 0 -52Z" fill={paint('blue')} />
    <path d="M0 -52C24 -18 36 -2 36 16A36 36 0 0 1 0 52Z" fill={paint('blue-d')} />
    <Line d="M-22 18A20 20 0 0 0 -8 36" color="blue-l" width={6} />
  </>
);

const SUN_CLOUD = (
  <>
    <circle cx={14} cy={-18} r={27} fill={paint('waffle')} />
    <path d="M-36 40A22 22 0 0 1 -34 -4A30 30 0 0 1 20 -10A26 26 0 0 1 34 40Z" fill={paint('white')} />
    <path d="M8 -22A30 30 0 0 1 20 -10A26 26 0 0 1 34 40H8Z" fill={paint('milk')} />
  </>
);

const RAKE = (
  <>
    <At x={-20} turn={-12}>
      <Line d="M0 52V-30M-20 -30H20M-20 -28V-48M-7 -28V-48M7 -28V-48M20 -28V-48" color="waffle-d" width={7} />
    </At>
    <At x={20} turn={12}>
      <Line d="M0 0V-46M-10 -48H10" color="waffle" width={8} />
      <path d="M-17 -4H17V30Q14 48 0 54Q-14 48 -17 30Z" fill={paint('blue')} />
    </At>
  </>
);

const SHEARS = (
  <At turn={20}>
    <path d="M-3 4L-22 -50L4 -6ZM3 4L22 -50L-4 -6Z" fill={paint('blue-l')} />
    <Line d="M3 0C12 18 18 34 14 50M-3 0C-12 18 -18 34 -14 50" color="cherry" width={11} />
    <circle r={6} fill={paint('choc')} />
  </At>
);

const SPRAYER = (
  <>
    <rect x={-44} y={-20} width={50} height={66} rx={13} fill={paint('mint-d')} />
    <rect x={-30} y={-36} width={22} height={18} rx={5} fill={paint('choc')} />
    <Line d="M6 30C28 30 14 -8 30 -14" color="choc" width={6} />
    <Line d="M24 -12L42 -26" color="choc-l" width={8} />
    <Line d="M48 -44V-34M56 -26H48M54 -40L48 -32" color="blue" width={5} />
    <rect x={-36} y={2} width={34} height={24} rx={4} fill={paint('mint-l')} />
  </>
);

const BUCKET = (
  <>
    <Line d="M-34 -16C-30 -56 30 -56 34 -16" color="choc" width={6} />
    <circle cx={-10} cy={-22} r={11} fill={paint('white')} />
    <circle cx={10} cy={-24} r={9} fill={paint('white')} />
    <path d="M-40 -16H40L30 44Q28 50 20 50H-20Q-28 50 -30 44Z" fill={paint('blue')} />
    <path d="M8 -16H40L30 44Q28 50 20 50H8Z" fill={paint('blue-d')} />
  </>
);

const RECYCLING = (
  <>
    <rect x={-36} y={-46} width={72} height={14} rx={6} fill={paint('mint-d')} />
    <path d="M-32 -30H32L26 42Q26 48 20 48H-20Q-26 48 -26 42Z" fill={paint('mint')} />
    <path d="M8 -30H32L26 42Q26 48 20 48H8Z" fill={paint('mint-d')} />
    <Line d="M-12 8A14 14 0 0 1 10 -2M14 12A14 14 0 0 1 -6 24" color="cream" width={6} />
    <path d="M6 -12L18 -2L5 6ZM-4 32L-14 21L0 15Z" fill={paint('cream')} />
  </>
);

const SNOWFLAKE = (
  <>
    {[0, 60, 120].map((turn) => (
      <At key={turn} turn={turn}>
        <Line d="M0 -48V48M-11 -40L0 -28L11 -40M-11 40L0 28L11 40" color="blue" width={7} />
      </At>
    ))}
  </>
);

export const OUTDOOR_TRADES = {
  axe: AXE,
  bucket: BUCKET,
  bug: BUG,
  drop: DROP,
  fish: FISH,
  flowers: FLOWERS,
  horseshoe: HORSESHOE,
  lily: LILY,
  logs: LOGS,
  rake: RAKE,
  recycling: RECYCLING,
  shears: SHEARS,
  snowflake: SNOWFLAKE,
  sprayer: SPRAYER,
  'sun-cloud': SUN_CLOUD,
  tractor: TRACTOR,
  tree: TREE,
  wheat: WHEAT,
} as const;
