import { paint } from '../paint.ts';
import { At, Line } from '../picture.tsx';

// Tools of health work. Each is drawn in a box of about 100 units round 0,0.

const SYRINGE = (
  <At turn={45}>
    <Line d="M0 28V54" color="choc-l" width={4} />
    <rect x={-15} y={-34} width={30} height={62} rx={8} fill={paint('blue-l')} />
    <path d="M-15 -6H15V20Q15 28 7 28H-7Q-15 28 -15 20Z" fill={paint('mint-d')} />
    <Line d="M0 -36V-52M-15 -54H15M-22 -34H22" color="blue-d" width={7} />
    <Line d="M4 -20H14M4 -6H14" color="blue" width={4} />
  </At>
);

const FIRST_AID = (
  <>
    <Line d="M-18 -28V-42H18V-28" color="choc" width={8} />
    <rect x={-50} y={-30} width={100} height={72} rx={13} fill={paint('white')} />
    <path d="M14 -30H37Q50 -30 50 -17V29Q50 42 37 42H14Z" fill={paint('milk')} />
    <path d="M-9 -18H9V-3H24V15H9V30H-9V15H-24V-3H-9Z" fill={paint('mint-d')} />
  </>
);

const TOOTH = (
  <>
    <path
      d="M-38 -14C-42 -46 -16 -48 0 -38C16 -48 42 -46 38 -14C35 6 30 46 18 46C8 46 12 16 0 16C-12 16 -8 46 -18 46C-30 46 -35 6 -38 -14Z"
      fill={paint('white')}
    />
    <path d="M14 -43C34 -48 42 -36 38 -14C35 6 30 46 18 46C14 46 13 38 12 30C24 12 26 -20 14 -43Z" fill={paint('milk')} />
    <Line d="M-26 -18Q-26 -32 -14 -33" color="blue-l" width={5} />
  </>
);

const TOOTHBRUSH = (
  <At turn={40}>
    <rect x={-7} y={-12} width={14} height={66} rx={7} fill={paint('mint-d')} />
    <rect x={-8} y={-54} width={12} height={46} rx={6} fill={paint('mint-d')} />
    <rect x={4} y={-52} width={16} height={32} rx={4} fill={paint('white')} />
    <Line d="M6 -42H18M6 -31H18" color="blue-l" width={4} />
  </At>
);

const PILLS = (
  <>
    <rect x={-32} y={-24} width={52} height={72} rx={10} fill={paint('waffle')} />
    <path d="M4 -24H10Q20 -24 20 -14V38Q20 48 10 48H4Z" fill={paint('waffle-d')} />
    <rect x={-36} y={-46} width={60} height={24} rx={8} fill={paint('white')} />
    <rect x={-32} y={-6} width={52} height={32} fill={paint('cream')} />
    <Line d="M-20 4H8M-20 15H-2" color="choc-l" width={4} />
    <At x={38} y={34} turn={-40}>
      <rect x={-9} y={-18} width={18} height={36} rx={9} fill={paint('white')} />
      <path d="M-9 0H9V9A9 9 0 0 1 -9 9Z" fill={paint('cherry')} />
    </At>
  </>
);

const X_RAY = (
  <>
    <rect x={-44} y={-48} width={88} height={96} rx={10} fill={paint('blue-d')} />
    <Line d="M0 -34V34" color="cream" width={9} />
    <Line
      d="M-6 -24C-28 -26 -30 -14 -26 -8M6 -24C28 -26 30 -14 26 -8M-6 -6C-30 -8 -34 6 -28 14M6 -6C30 -8 34 6 28 14M-6 12C-24 10 -28 22 -24 30M6 12C24 10 28 22 24 30"
      color="blue-l"
      width={6}
    />
  </>
);

const BONE = (
  <At turn={-40}>
    <rect x={-9} y={-34} width={18} height={68} fill={paint('cream')} />
    {[-38, 38].map((y) => (
      <g key={y}>
        <circle cx={-11} cy={y} r={14} fill={paint('cream')} />
        <circle cx={11} cy={y} r={14} fill={paint('cream')} />
      </g>
    ))}
    <Line d="M-3 -24V20" color="white" width={5} />
  </At>
);

const GLASSES = (
  <>
    <circle cx={-26} cy={6} r={20} fill={paint('blue-l')} />
    <circle cx={26} cy={6} r={20} fill={paint('blue-l')} />
    <Line d="M-26 -14A20 20 0 1 0 -25 -14ZM26 -14A20 20 0 1 0 27 -14ZM-6 4Q0 -4 6 4M-46 4L-52 -18M46 4L52 -18" color="choc" width={8} />
    <Line d="M-34 4L-26 -4M18 4L26 -4" color="white" width={4} />
  </>
);

const HEARING_AID = (
  <>
    <path
      d="M-24 44C-40 44 -34 22 -36 0C-40 -34 -14 -50 8 -46C34 -42 42 -14 28 6C18 20 14 20 10 32C6 44 -8 48 -24 44Z"
      fill={paint('#BC7A4E')}
    />
    <Line d="M-16 10C-24 -20 -4 -32 10 -24C22 -16 16 0 6 8C0 14 0 20 -6 26" color="#8C5535" width={7} />
    <Line d="M-30 -34C-6 -60 40 -56 42 -14C42 0 34 10 26 12" color="blue" width={10} />
    <circle cx={2} cy={4} r={8} fill={paint('blue-d')} />
  </>
);

const PULSE = (
  <>
    <rect x={-50} y={-42} width={100} height={72} rx={12} fill={paint('white')} />
    <rect x={-42} y={-34} width={84} height={56} rx={7} fill={paint('blue-d')} />
    <Line d="M-38 -4H-20L-12 -22L2 14L12 -12L18 -4H38" color="mint" width={6} />
    <Line d="M0 30V44M-24 46H24" color="choc-l" width={9} />
  </>
);

const CRUTCH = (
  <At turn={14}>
    <Line d="M-22 -46H18M-18 -44L-6 24M14 -44L2 24M-2 24V50M-12 -8H8" color="waffle-d" width={8} />
    <Line d="M-24 -47H20" color="blue" width={13} />
    <Line d="M-14 -8H10" color="choc" width={10} />
    <Line d="M-2 48V50" color="choc" width={13} />
  </At>
);

const TEST_TUBES = (
  <>
    {(
      [
        [-28, 'cherry'],
        [0, 'mint-d'],
        [28, 'waffle'],
      ] as const
    ).map(([x, color]) => (
      <At key={x} x={x}>
        <path d="M-10 -42H10V30A10 10 0 0 1 -10 30Z" fill={paint('blue-l')} />
        <path d="M-10 -6H10V30A10 10 0 0 1 -10 30Z" fill={paint(color)} />
        <rect x={-13} y={-48} width={26} height={9} rx={4.5} fill={paint('white')} />
      </At>
    ))}
    <rect x={-50} y={-20} width={100} height={13} rx={5} fill={paint('choc-l')} />
    <rect x={-50} y={26} width={100} height={20} rx={7} fill={paint('choc-l')} />
  </>
);

const BABY_BOTTLE = (
  <At turn={18}>
    <path d="M-8 -36C-8 -56 8 -56 8 -36Z" fill={paint('waffle-d')} />
    <rect x={-24} y={-38} width={48} height={16} rx={7} fill={paint('straw')} />
    <rect x={-21} y={-22} width={42} height={72} rx={13} fill={paint('white')} />
    <path d="M-21 4H21V37Q21 50 8 50H-8Q-21 50 -21 37Z" fill={paint('milk')} />
    <Line d="M4 -8H16M4 6H16M4 20H16" color="blue" width={4} />
  </At>
);

const HAND = (
  <At turn={-8}>
    <Line d="M-22 2V-28M-7 0V-40M8 0V-38M22 4V-26" color="#E6A97C" width={13} />
    <Line d="M24 22C38 14 44 6 46 -4" color="#E6A97C" width={13} />
    <path d="M-28.5 -2H28.5V22Q28 48 2 48Q-28 48 -28.5 22Z" fill={paint('#E6A97C')} />
    <Line d="M-14 22Q2 34 16 16" color="#CF8A5C" width={4} />
  </At>
);

const SURGICAL_MASK = (
  <>
    <Line d="M-34 -16C-52 -22 -54 14 -34 16M34 -16C52 -22 54 14 34 16" color="white" width={5} />
    <path d="M-38 -22Q0 -42 38 -22V12Q34 38 0 40Q-34 38 -38 12Z" fill={paint('mint')} />
    <path d="M6 -35Q24 -31 38 -22V12Q34 38 6 40Z" fill={paint('mint-d')} />
    <Line d="M-24 -8H24M-24 6H24M-20 20H20" color="mint-l" width={4} />
  </>
);

const LUNGS = (
  <>
    <Line d="M0 -48V-14M0 -16L-14 -4M0 -16L14 -4" color="blue" width={8} />
    <path d="M-8 -8V34Q-30 50 -44 40C-48 2 -36 -30 -18 -30Q-8 -28 -8 -8Z" fill={paint('straw')} />
    <path d="M8 -8V34Q30 50 44 40C48 2 36 -30 18 -30Q8 -28 8 -8Z" fill={paint('straw-d')} />
  </>
);

export const HEALTH_TRADES = {
  'baby-bottle': BABY_BOTTLE,
  bone: BONE,
  crutch: CRUTCH,
  'first-aid': FIRST_AID,
  glasses: GLASSES,
  hand: HAND,
  'hearing-aid': HEARING_AID,
  lungs: LUNGS,
  pills: PILLS,
  pulse: PULSE,
  'surgical-mask': SURGICAL_MASK,
  syringe: SYRINGE,
  'test-tubes': TEST_TUBES,
  tooth: TOOTH,
  toothbrush: TOOTHBRUSH,
  'x-ray': X_RAY,
} as const;
