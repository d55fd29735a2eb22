import { paint } from '../paint.ts';
import { At, Line } from '../picture.tsx';

// Vehicles and what travels with them. Each is drawn in a box of about 100 units round 0,0.

const CAR = (
  <>
    <path d="M-34 -4L-22 -28Q-20 -32 -15 -32H16Q20 -32 23 -28L40 -4Z" fill={paint('blue-l')} />
    <path d="M-54 24V4Q-54 -6 -44 -6H40Q54 -4 54 12V24Z" fill={paint('cherry')} />
    <path d="M-4 -32H4V-4H-4Z" fill={paint('cherry')} />
    {[-30, 30].map((x) => (
      <g key={x}>
        <circle cx={x} cy={26} r={14} fill={paint('choc')} />
        <circle cx={x} cy={26} r={5} fill={paint('cream')} />
      </g>
    ))}
  </>
);

const BUS = (
  <>
    <rect x={-54} y={-38} width={108} height={66} rx={12} fill={paint('waffle')} />
    <rect x={-54} y={4} width={108} height={10} fill={paint('choc-l')} />
    {[-42, -16, 10].map((x) => (
      <rect key={x} x={x} y={-28} width={21} height={23} rx={4} fill={paint('blue-l')} />
    ))}
    <rect x={36} y={-28} width={18} height={34} rx={4} fill={paint('blue-l')} />
    {[-30, 30].map((x) => (
      <g key={x}>
        <circle cx={x} cy={30} r={14} fill={paint('choc')} />
        <circle cx={x} cy={30} r={5} fill={paint('cream')} />
      </g>
    ))}
  </>
);

const TRAIN = (
  <>
    <path d="M-34 -28Q-34 -48 -14 -48H14Q34 -48 34 -28V20Q34 32 22 32H-22Q-34 32 -34 20Z" fill={paint('mint-d')} />
    <path d="M6 -48H14Q34 -48 34 -28V20Q34 32 22 32H6Z" fill={paint('#14785A')} />
    <rect x={-25} y={-36} width={50} height={28} rx={7} fill={paint('blue-l')} />
    <circle cx={-19} cy={12} r={7} fill={paint('vanilla')} />
    <circle cx={19} cy={12} r={7} fill={paint('vanilla')} />
    <Line d="M-22 34L-36 52M22 34L36 52M-28 44H28" color="choc" width={7} />
  </>
);

const AEROPLANE = (
  <At turn={-20}>
    <path d="M-10 -6L-26 -44H-12L20 -6ZM-10 6L-26 44H-12L20 6Z" fill={paint('blue')} />
    <path d="M-46 -4L-56 -24H-46L-30 -6Z" fill={paint('cherry')} />
    <path d="M-50 0C-50 -10 -30 -12 20 -11C40 -11 54 -6 54 0C54 6 40 11 20 11C-30 12 -50 10 -50 0Z" fill={paint('white')} />
    <Line d="M-24 0H18" color="blue" width={5} dash="1 12" />
    <path d="M34 -9Q46 -6 48 -2H36Z" fill={paint('blue-l')} />
  </At>
);

const SHIP = (
  <>
    <path d="M8 -48H24V-18H8Z" fill={paint('cherry')} />
    <rect x={-26} y={-24} width={56} height={24} rx={4} fill={paint('white')} />
    <Line d="M-14 -12H18" color="blue" width={7} dash="1 15" />
    <path d="M-54 -2H52L38 34H-38Z" fill={paint('blue-d')} />
    <Line d="M-54 40C-42 30 -34 46 -20 38C-8 30 2 46 16 38C28 30 38 46 52 38" color="blue-l" width={8} />
  </>
);

const ANCHOR = (
  <>
    <circle cy={-38} r={10} fill="none" stroke={paint('blue-d')} strokeWidth={8} />
    <Line d="M0 -28V44M-22 -14H22M-40 12C-38 36 -18 46 0 46C18 46 38 36 40 12" color="blue-d" width={10} />
    <path d="M-52 20L-40 -2L-26 18ZM52 20L40 -2L26 18Z" fill={paint('blue-d')} />
  </>
);

const BICYCLE = (
  <>
    {[-30, 30].map((x) => (
      <circle key={x} cx={x} cy={18} r={20} fill="none" stroke={paint('choc')} strokeWidth={7} />
    ))}
    <Line d="M-30 18L-14 -16H18L0 18ZM-14 -16L0 18M18 -16L30 18M18 -16L14 -32H28M-22 -26H-8M-14 -16L-16 -26" color="cherry" width={6} />
  </>
);

const WHEEL = (
  <>
    <circle r={48} fill={paint('choc')} />
    <circle r={28} fill={paint('milk')} />
    {[0, 72, 144, 216, 288].map((turn) => (
      <At key={turn} turn={turn}>
        <circle cy={-16} r={5} fill={paint('blue')} />
      </At>
    ))}
    <circle r={8} fill={paint('blue-d')} />
  </>
);

const STEERING = (
  <>
    <circle r={38} fill="none" stroke={paint('choc')} strokeWidth={15} />
    <Line d="M-34 -4H34M0 4V34" color="choc-l" width={12} />
    <circle r={15} fill={paint('straw-d')} />
  </>
);

const SUITCASE = (
  <>
    <Line d="M-14 -28V-50H14V-28" color="choc" width={7} />
    <rect x={-40} y={-30} width={80} height={76} rx={13} fill={paint('straw')} />
    <path d="M8 -30H27Q40 -30 40 -17V33Q40 46 27 46H8Z" fill={paint('straw-d')} />
    <Line d="M-20 -18V34M20 -18V34" color="cream" width={5} />
    <circle cx={-24} cy={48} r={6} fill={paint('choc')} />
    <circle cx={24} cy={48} r={6} fill={paint('choc')} />
  </>
);

const FORKLIFT = (
  <>
    <Line d="M22 36V-44M22 34H54" color="choc" width={8} />
    <rect x={28} y={-2} width={28} height={28} rx={4} fill={paint('waffle-d')} />
    <path d="M-46 30V-6H-28V-42H10L18 30Z" fill={paint('waffle')} />
    <path d="M-20 -34H4L8 -6H-20Z" fill={paint('blue-l')} />
    <circle cx={-28} cy={32} r={15} fill={paint('choc')} />
    <circle cx={6} cy={34} r={13} fill={paint('choc')} />
  </>
);

const ROCKET = (
  <At turn={32}>
    <path d="M-10 34H10L0 56Z" fill={paint('waffle')} />
    <path d="M-20 6L-36 34H-14ZM20 6L36 34H14Z" fill={paint('cherry')} />
    <path d="M0 -56C24 -32 24 4 16 36H-16C-24 4 -24 -32 0 -56Z" fill={paint('white')} />
    <path d="M0 -56C24 -32 24 4 16 36H0Z" fill={paint('milk')} />
    <circle cy={-12} r={10} fill={paint('blue')} />
  </At>
);

const TELESCOPE = (
  <>
    <Line d="M0 8L-22 50M0 8L22 50M0 8V46" color="choc-l" width={7} />
    <At y={-8} turn={-28}>
      <rect x={-46} y={-9} width={40} height={18} rx={4} fill={paint('waffle')} />
      <rect x={-12} y={-14} width={62} height={28} rx={6} fill={paint('blue')} />
      <rect x={40} y={-17} width={13} height={34} rx={5} fill={paint('blue-d')} />
    </At>
    <path d="M-32 -46L-28 -36L-18 -34L-26 -28L-24 -18L-32 -24L-40 -18L-38 -28L-46 -34L-36 -36Z" fill={paint('vanilla')} />
  </>
);

const ATOM = (
  <>
    {[0, 60, 120].map((turn) => (
      <At key={turn} turn={turn}>
        <ellipse rx={50} ry={18} fill="none" stroke={paint('blue')} strokeWidth={5} />
      </At>
    ))}
    <circle r={11} fill={paint('cherry')} />
    <circle cx={44} cy={-9} r={6} fill={paint('mint-d')} />
    <circle cx={-30} cy={-30} r={6} fill={paint('mint-d')} />
    <circle cx={-14} cy={44} r={6} fill={paint('mint-d')} />
  </>
);

const DIVING = (
  <>
    <Line d="M46 -50V6Q46 26 28 28H14" color="waffle" width={9} />
    <rect x={-50} y={-36} width={88} height={54} rx={20} fill={paint('blue-d')} />
    <path d="M-40 -26H-10V-4Q-12 8 -24 8Q-40 8 -40 -8ZM28 -26H-2V-4Q0 8 12 8Q28 8 28 -8Z" fill={paint('blue-l')} />
  </>
);

const BED = (
  <>
    <Line d="M-50 -34V44M50 0V44" color="choc-l" width={10} />
    <rect x={-44} y={-14} width={34} height={24} rx={10} fill={paint('white')} />
    <path d="M-8 -4Q-8 -12 2 -12H36Q50 -12 50 2V22H-8Z" fill={paint('mint-d')} />
    <rect x={-50} y={12} width={100} height={18} rx={6} fill={paint('waffle')} />
  </>
);

export const TRAVEL_TRADES = {
  aeroplane: AEROPLANE,
  anchor: ANCHOR,
  atom: ATOM,
  bed: BED,
  bicycle: BICYCLE,
  bus: BUS,
  car: CAR,
  'diving-mask': DIVING,
  forklift: FORKLIFT,
  rocket: ROCKET,
  ship: SHIP,
  'steering-wheel': STEERING,
  suitcase: SUITCASE,
  telescope: TELESCOPE,
  train: TRAIN,
  wheel: WHEEL,
} as const;
