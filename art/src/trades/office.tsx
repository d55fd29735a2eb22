import { paint } from '../paint.ts';
import { At, Line } from '../picture.tsx';

// Tools of offices, shops, screens and courts. Each is drawn in a box of about 100 units round 0,0.

const HEADSET = (
  <>
    <Line d="M-36 10C-44 -58 44 -58 36 10" color="choc" width={10} />
    <Line d="M38 24Q34 44 8 42" color="choc" width={6} />
    <rect x={-50} y={-4} width={24} height={38} rx={11} fill={paint('blue')} />
    <rect x={26} y={-4} width={24} height={38} rx={11} fill={paint('blue')} />
    <rect x={-8} y={34} width={22} height={16} rx={8} fill={paint('cherry')} />
  </>
);

const PHONE = (
  <At turn={10}>
    <rect x={-27} y={-50} width={54} height={100} rx={12} fill={paint('choc')} />
    <rect x={-20} y={-40} width={40} height={74} rx={4} fill={paint('mint-l')} />
    <path d="M-12 -20H12V0H0L-8 8V0H-12Z" fill={paint('mint-d')} />
    <circle cy={42} r={4} fill={paint('cream')} />
  </At>
);

const ENVELOPE = (
  <>
    <rect x={-50} y={-34} width={100} height={70} rx={9} fill={paint('white')} />
    <path d="M-50 28L-10 -2H10L50 28Q50 36 41 36H-41Q-50 36 -50 28Z" fill={paint('milk')} />
    <path d="M-50 -28Q-48 -34 -41 -34H41Q48 -34 50 -28L6 8Q0 12 -6 8Z" fill={paint('straw')} />
    <circle cy={6} r={9} fill={paint('cherry')} />
  </>
);

const PRINTER = (
  <>
    <rect x={-28} y={-48} width={56} height={40} rx={4} fill={paint('white')} />
    <rect x={-50} y={-18} width={100} height={46} rx={11} fill={paint('blue')} />
    <path d="M10 -18H39Q50 -18 50 -7V17Q50 28 39 28H10Z" fill={paint('blue-d')} />
    <rect x={-32} y={8} width={64} height={40} rx={4} fill={paint('cream')} />
    <Line d="M-20 22H20M-20 35H6" color="choc-l" width={5} />
    <circle cx={36} cy={-6} r={5} fill={paint('mint')} />
  </>
);

const SCREEN = (
  <>
    <Line d="M0 24V42M-24 44H24" color="choc" width={10} />
    <rect x={-52} y={-42} width={104} height={70} rx={10} fill={paint('choc')} />
    <rect x={-45} y={-35} width={90} height={56} rx={5} fill={paint('blue-d')} />
    <Line d="M-34 -22H-12M-26 -9H6M-26 4H22M-34 14H-20" color="mint" width={5} />
    <Line d="M-2 -22H16" color="straw" width={5} />
  </>
);

const SERVER = (
  <>
    <rect x={-34} y={-50} width={68} height={100} rx={9} fill={paint('choc')} />
    {[-40, -10, 20].map((y) => (
      <At key={y} y={y}>
        <rect x={-26} width={52} height={22} rx={5} fill={paint('blue')} />
        <Line d="M-16 11H2" color="blue-l" width={5} />
        <circle cx={16} cy={11} r={4.5} fill={paint('mint')} />
      </At>
    ))}
  </>
);

const PADLOCK = (
  <>
    <Line d="M-20 -6V-22A20 20 0 0 1 20 -22V-6" color="choc-l" width={11} />
    <rect x={-38} y={-10} width={76} height={58} rx={13} fill={paint('waffle')} />
    <path d="M6 -10H25Q38 -10 38 3V35Q38 48 25 48H6Z" fill={paint('waffle-d')} />
    <circle cy={14} r={8} fill={paint('choc')} />
    <Line d="M0 16V30" color="choc" width={7} />
  </>
);

const KEY = (
  <At turn={-40}>
    <circle cx={-28} r={18} fill="none" stroke={paint('waffle')} strokeWidth={11} />
    <Line d="M-10 0H46M34 0V16M46 0V12" color="waffle-d" width={10} />
  </At>
);

const CHART = (
  <>
    <rect x={-50} y={-44} width={100} height={88} rx={11} fill={paint('white')} />
    <Line d="M-34 30V6M-12 30V-8M10 30V-2M32 30V-24" color="blue" width={13} />
    <Line d="M-36 -8L-12 -24L8 -18L34 -36" color="cherry" width={5} />
  </>
);

const GAVEL = (
  <>
    <At y={-8} turn={-32}>
      <rect x={4} y={-6} width={54} height={12} rx={6} fill={paint('waffle')} />
      <rect x={-24} y={-26} width={34} height={52} rx={5} fill={paint('choc-l')} />
      <rect x={-29} y={-32} width={44} height={12} rx={5} fill={paint('choc')} />
      <rect x={-29} y={20} width={44} height={12} rx={5} fill={paint('choc')} />
    </At>
    <rect x={-44} y={34} width={74} height={14} rx={7} fill={paint('waffle-d')} />
  </>
);

const COLUMN = (
  <>
    <path d="M-50 -22L0 -50L50 -22Z" fill={paint('waffle-l')} />
    <rect x={-48} y={-24} width={96} height={11} rx={3} fill={paint('waffle')} />
    <Line d="M-32 -8V28M-11 -8V28M11 -8V28M32 -8V28" color="cream" width={11} />
    <rect x={-50} y={32} width={100} height={14} rx={4} fill={paint('waffle-d')} />
  </>
);

const BALLOT = (
  <>
    <path d="M-20 -50H22V-4H-20Z" fill={paint('white')} />
    <Line d="M-10 -32L-3 -24L12 -40" color="mint-d" width={6} />
    <rect x={-46} y={-10} width={92} height={58} rx={9} fill={paint('blue')} />
    <path d="M8 -10H37Q46 -10 46 -1V39Q46 48 37 48H8Z" fill={paint('blue-d')} />
    <Line d="M-26 -6H26" color="choc" width={7} />
  </>
);

const REGISTER = (
  <>
    <rect x={-18} y={-50} width={52} height={26} rx={7} fill={paint('mint-l')} />
    <Line d="M-2 -37H20" color="mint-d" width={5} />
    <path d="M-34 -20H38L48 18H-44Z" fill={paint('straw')} />
    {[-8, 6].map((y) => (
      <Line key={y} d={`M-22 ${y}H26`} color="cream" width={7} dash="1 15" />
    ))}
    <rect x={-50} y={16} width={100} height={32} rx={8} fill={paint('straw-d')} />
    <Line d="M-12 32H12" color="cream" width={6} />
  </>
);

const BAG = (
  <>
    <Line d="M-18 -14V-24A18 18 0 0 1 18 -24V-14" color="choc" width={7} />
    <path d="M-38 -20H38L44 40Q44 48 36 48H-36Q-44 48 -44 40Z" fill={paint('mint')} />
    <path d="M10 -20H38L44 40Q44 48 36 48H10Z" fill={paint('mint-d')} />
    <circle cx={-8} cy={18} r={11} fill={paint('cherry')} />
  </>
);

const CART = (
  <>
    <Line d="M-52 -36H-38L-24 22H32" color="choc" width={8} />
    <path d="M-36 -22H46L36 10H-28Z" fill={paint('blue')} />
    <Line d="M-8 -20L-4 8M18 -20L16 8" color="blue-l" width={5} />
    <circle cx={-16} cy={38} r={10} fill={paint('choc-l')} />
    <circle cx={26} cy={38} r={10} fill={paint('choc-l')} />
  </>
);

const PACKAGE = (
  <>
    <rect x={-44} y={-26} width={88} height={74} rx={8} fill={paint('waffle')} />
    <path d="M12 -26H36Q44 -26 44 -18V40Q44 48 36 48H12Z" fill={paint('waffle-d')} />
    <path d="M-30 -48H30L44 -22H-44Z" fill={paint('waffle-l')} />
    <path d="M-10 -48H10L12 6L0 -2L-12 6Z" fill={paint('straw')} />
  </>
);

const KEYBOARD = (
  <>
    <rect x={-54} y={-28} width={108} height={58} rx={11} fill={paint('choc')} />
    {[-14, 1].map((y) => (
      <Line key={y} d={`M-40 ${y}H42`} color="cream" width={9} dash="1 15" />
    ))}
    <Line d="M-22 17H22" color="mint" width={9} />
  </>
);

const DOCUMENT = (
  <>
    <path d="M-36 -50H14L38 -26V50H-36Z" fill={paint('white')} />
    <path d="M14 -50L38 -26H14Z" fill={paint('milk')} />
    <Line d="M-22 -24H4M-22 -8H22M-22 8H22M-22 24H0" color="blue" width={5} />
    <circle cx={20} cy={32} r={11} fill={paint('cherry')} />
  </>
);

const GLOBE = (
  <>
    <circle r={42} fill={paint('blue')} />
    <path
      d="M-30 -28C-10 -34 4 -26 -2 -12C-8 2 -22 -2 -26 14C-40 4 -42 -14 -30 -28ZM10 6C26 2 38 12 30 26C22 36 8 40 8 26C8 18 2 10 10 6ZM12 -36C24 -32 32 -24 34 -16C24 -12 12 -22 12 -36Z"
      fill={paint('mint')}
    />
    <Line d="M-34 -34A48 48 0 0 0 34 34" color="waffle-d" width={6} />
  </>
);

const CALENDAR = (
  <>
    <rect x={-42} y={-38} width={84} height={84} rx={11} fill={paint('white')} />
    <path d="M-42 -14V-27Q-42 -38 -31 -38H31Q42 -38 42 -27V-14Z" fill={paint('cherry')} />
    <Line d="M-20 -48V-30M20 -48V-30" color="choc" width={8} />
    {[2, 18, 34].map((y) => (
      <Line key={y} d={`M-24 ${y}H26`} color="blue-l" width={9} dash="1 15" />
    ))}
  </>
);

export const OFFICE_TRADES = {
  ballot: BALLOT,
  calendar: CALENDAR,
  chart: CHART,
  column: COLUMN,
  document: DOCUMENT,
  envelope: ENVELOPE,
  gavel: GAVEL,
  globe: GLOBE,
  headset: HEADSET,
  key: KEY,
  keyboard: KEYBOARD,
  package: PACKAGE,
  padlock: PADLOCK,
  phone: PHONE,
  printer: PRINTER,
  register: REGISTER,
  screen: SCREEN,
  server: SERVER,
  'shopping-bag': BAG,
  'shopping-cart': CART,
} as const;
