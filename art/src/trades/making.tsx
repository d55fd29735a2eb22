import { paint } from '../paint.ts';
import { At, Line } from '../picture.tsx';

// Tools and goods of workshops and factories. Each is drawn in a box of about 100 units round 0,0.

const ROBOT_ARM = (
  <>
    <rect x={-44} y={34} width={60} height={15} rx={7} fill={paint('choc')} />
    <Line d="M-14 32V2L18 -32L44 -8" color="waffle" width={15} />
    <circle cx={-14} cy={2} r={11} fill={paint('choc-l')} />
    <circle cx={18} cy={-32} r={11} fill={paint('choc-l')} />
    <Line d="M44 -6L34 12M44 -6L54 10" color="blue-d" width={7} />
  </>
);

const DRILL_PRESS = (
  <>
    <Line d="M24 44V-36" color="choc-l" width={12} />
    <rect x={-32} y={-50} width={70} height={36} rx={10} fill={paint('mint-d')} />
    <path d="M-20 -14H0L-4 4H-16Z" fill={paint('choc')} />
    <Line d="M-10 4V18" color="blue-d" width={6} />
    <Line d="M-32 -30L-50 -16" color="cherry" width={7} />
    <rect x={-38} y={18} width={66} height={10} rx={4} fill={paint('blue')} />
    <rect x={-44} y={38} width={90} height={12} rx={6} fill={paint('choc')} />
  </>
);

const CONVEYOR = (
  <>
    <rect x={-40} y={-30} width={32} height={32} rx={5} fill={paint('waffle')} />
    <rect x={8} y={-20} width={28} height={22} rx={5} fill={paint('straw')} />
    <rect x={-54} y={4} width={108} height={28} rx={14} fill={paint('choc')} />
    {[-38, -13, 13, 38].map((x) => (
      <circle key={x} cx={x} cy={18} r={8} fill={paint('cream')} />
    ))}
    <Line d="M-30 32V48M30 32V48" color="choc-l" width={9} />
  </>
);

const LADLE = (
  <>
    <Line d="M-20 -30L-20 -50H30V-14" color="choc" width={7} />
    <path d="M-48 -26H12L4 22Q2 30 -6 30H-30Q-38 30 -40 22Z" fill={paint('choc-l')} />
    <path d="M-48 -26H12L10 -14H-46Z" fill={paint('waffle')} />
    <Line d="M12 -22C30 -18 34 8 34 44" color="waffle" width={10} />
    <Line d="M12 -22C30 -18 34 8 34 44" color="cherry" width={4} />
    <path d="M14 40H54L50 50H18Z" fill={paint('choc')} />
  </>
);

const FLAME = (
  <>
    <path
      d="M2 -52C34 -24 40 -2 34 18C30 36 16 48 0 48C-20 48 -36 34 -36 12C-36 -6 -22 -14 -18 -32C-6 -24 -4 -12 -4 -4C6 -14 8 -34 2 -52Z"
      fill={paint('cherry')}
    />
    <path d="M2 -6C16 8 20 18 16 28C14 40 6 46 -2 46C-14 44 -20 34 -16 22C-12 14 -2 10 2 -6Z" fill={paint('waffle')} />
  </>
);

const BARREL = (
  <>
    <path d="M-34 -46H34V46H-34Z" fill={paint('blue')} />
    <path d="M8 -46H34V46H8Z" fill={paint('blue-d')} />
    <rect x={-39} y={-50} width={78} height={12} rx={6} fill={paint('choc')} />
    <rect x={-39} y={-16} width={78} height={9} rx={4} fill={paint('choc')} />
    <rect x={-39} y={12} width={78} height={9} rx={4} fill={paint('choc')} />
    <rect x={-39} y={38} width={78} height={12} rx={6} fill={paint('choc')} />
  </>
);

const TANK = (
  <>
    <Line d="M-26 30V48M26 30V48" color="choc" width={9} />
    <rect x={-40} y={-44} width={80} height={78} rx={26} fill={paint('milk')} />
    <path d="M8 -44H14Q40 -44 40 -18V8Q40 34 14 34H8Z" fill={paint('#D9CBBE')} />
    <circle cx={-10} cy={-12} r={15} fill={paint('blue')} />
    <Line d="M-10 -12L-4 -20" color="cream" width={4} />
    <Line d="M40 16H54V46" color="mint-d" width={9} />
  </>
);

const SPOOL = (
  <>
    <rect x={-34} y={-48} width={68} height={17} rx={7} fill={paint('waffle')} />
    <rect x={-25} y={-32} width={50} height={64} fill={paint('straw')} />
    <path d="M6 -32H25V32H6Z" fill={paint('straw-d')} />
    <Line d="M-25 -16L25 -8M-25 2L25 10M-25 20L25 28" color="straw-l" width={4} />
    <rect x={-34} y={31} width={68} height={17} rx={7} fill={paint('waffle-d')} />
    <Line d="M25 20C44 22 40 48 52 46" color="straw-d" width={5} />
  </>
);

const SEWING_MACHINE = (
  <>
    <path d="M-46 -34H38Q48 -34 48 -24V34H22V-6H-22V2H-46Z" fill={paint('cherry')} />
    <path d="M22 -34H38Q48 -34 48 -24V34H22Z" fill={paint('straw-d')} />
    <Line d="M-34 2V22" color="blue-d" width={6} />
    <circle cx={35} cy={-16} r={8} fill={paint('cream')} />
    <path d="M-54 26H-10L-16 34H-54Z" fill={paint('mint')} />
    <rect x={-54} y={32} width={108} height={15} rx={7} fill={paint('choc-l')} />
  </>
);

const SHIRT = (
  <>
    <path d="M-18 -44L-54 -24L-42 2L-28 -6V48H28V-6L42 2L54 -24L18 -44Q0 -28 -18 -44Z" fill={paint('blue')} />
    <path d="M18 -44L54 -24L42 2L28 -6V48H6V-33Q12 -36 18 -44Z" fill={paint('blue-d')} />
  </>
);

const IRON = (
  <>
    <Line d="M-26 -14C-18 -38 20 -38 34 -14" color="choc" width={12} />
    <path d="M-50 30C-44 -6 -10 -14 34 -14L46 30Z" fill={paint('mint')} />
    <path d="M10 -13Q24 -14 34 -14L46 30H10Z" fill={paint('mint-d')} />
    <rect x={-54} y={26} width={104} height={14} rx={7} fill={paint('blue-l')} />
  </>
);

const SHOE = (
  <>
    <path d="M-44 -34H-8C-2 -10 24 -6 44 4Q54 10 52 28H-48Q-52 0 -44 -34Z" fill={paint('waffle-d')} />
    <path d="M-48 16H54V28Q54 38 44 38H-40Q-50 38 -50 28Z" fill={paint('choc')} />
    <Line d="M-2 -16L12 -26M10 -8L22 -18M22 -2L34 -11" color="cream" width={5} />
  </>
);

const CHAIR = (
  <>
    <Line d="M-28 14V48M28 14V48M-28 10V-46M28 10V-46" color="waffle-d" width={10} />
    <rect x={-30} y={-44} width={60} height={36} rx={12} fill={paint('straw')} />
    <rect x={-38} y={4} width={76} height={20} rx={10} fill={paint('straw-d')} />
  </>
);

const RING = (
  <>
    <circle cy={16} r={27} fill="none" stroke={paint('waffle')} strokeWidth={11} />
    <path d="M-22 -38L-12 -50H12L22 -38L0 -12Z" fill={paint('blue-l')} />
    <path d="M0 -50H12L22 -38L0 -12Z" fill={paint('#A3A9F2')} />
  </>
);

const PLANE = (
  <At turn={-14}>
    <path d="M-40 6C-42 -18 -30 -30 -18 -30C-10 -30 -10 -20 -18 -14V6Z" fill={paint('waffle-d')} />
    <path d="M-6 -18H18L10 6H-6Z" fill={paint('blue-l')} />
    <circle cx={36} cy={-8} r={11} fill={paint('waffle-d')} />
    <rect x={-54} y={4} width={108} height={26} rx={7} fill={paint('waffle')} />
    <Line d="M4 -18C14 -40 38 -40 34 -26" color="waffle-l" width={7} />
  </At>
);

const PRESS = (
  <>
    <rect x={-46} y={-40} width={92} height={62} rx={12} fill={paint('blue')} />
    <circle cx={-18} cy={-10} r={20} fill={paint('blue-l')} />
    <circle cx={22} cy={-10} r={20} fill={paint('blue-l')} />
    <Line d="M-54 -34C-30 -36 -6 -34 2 -10C8 12 30 14 54 12" color="white" width={8} />
    <path d="M14 16H54L44 48H4Z" fill={paint('white')} />
    <Line d="M22 26H40M18 37H32" color="cherry" width={4} />
    <rect x={-50} y={20} width={58} height={28} rx={7} fill={paint('blue-d')} />
  </>
);

const BOTTLES = (
  <>
    {(
      [
        [-32, 'mint-d'],
        [0, 'straw-d'],
        [32, 'waffle-d'],
      ] as const
    ).map(([x, color]) => (
      <At key={x} x={x}>
        <rect x={-7} y={-48} width={14} height={22} rx={4} fill={paint('white')} />
        <path d="M-7 -28H7Q14 -22 14 -12V40Q14 48 6 48H-6Q-14 48 -14 40V-12Q-14 -22 -7 -28Z" fill={paint(color)} />
        <rect x={-14} y={2} width={28} height={22} fill={paint('cream')} />
      </At>
    ))}
  </>
);

const PAPER_ROLL = (
  <>
    <path d="M-30 -42H30V42H-30Z" fill={paint('white')} />
    <ellipse cx={-30} rx={18} ry={42} fill={paint('milk')} />
    <ellipse cx={-30} rx={7} ry={15} fill={paint('choc-l')} />
    <path d="M30 -42C52 -30 50 12 36 42H10Z" fill={paint('cream')} />
  </>
);

const CARPET = (
  <>
    <path d="M-36 26H54V44H-36Z" fill={paint('straw')} />
    <Line d="M-10 35H50" color="straw-d" width={5} dash="8 12" />
    <circle cx={-22} cy={6} r={36} fill={paint('straw-d')} />
    <circle cx={-22} cy={6} r={25} fill={paint('straw-l')} />
    <path d="M-22 6A6 6 0 0 1 -10 6A14 14 0 0 1 -38 8A18 18 0 0 1 -4 0" fill="none" stroke={paint('straw-d')} strokeWidth={5} />
  </>
);

const SPRAY = (
  <>
    <path d="M-30 -34H22V-18H-30Z" fill={paint('choc')} />
    <rect x={18} y={-32} width={22} height={12} rx={3} fill={paint('blue-d')} />
    <path d="M-22 -18H-2L-10 40H-34Z" fill={paint('choc-l')} />
    <path d="M-22 -50H8V-34H-22Z" fill={paint('cherry')} />
    <Line d="M46 -26L56 -26M46 -34L56 -42M46 -18L56 -10" color="straw" width={6} />
  </>
);

const CIRCULAR_SAW = (
  <>
    {Array.from({ length: 12 }, (_, index) => (
      <At key={index} turn={index * 30}>
        <path d="M-9 -36L10 -48L8 -34Z" fill={paint('blue')} />
      </At>
    ))}
    <circle r={38} fill={paint('blue-l')} />
    <circle r={14} fill={paint('waffle-d')} />
    <circle r={5} fill={paint('choc')} />
  </>
);

const CALIPER = (
  <At turn={-20}>
    <rect x={-50} y={-30} width={100} height={15} rx={4} fill={paint('blue')} />
    <path d="M-50 -30H-34V14L-42 44H-50ZM2 -30H24V14L16 20L2 44Z" fill={paint('blue')} />
    <rect x={-2} y={-38} width={34} height={29} rx={6} fill={paint('blue-d')} />
    <circle cx={-18} cy={20} r={15} fill={paint('waffle')} />
    <circle cx={-18} cy={20} r={6} fill={paint('cream')} />
  </At>
);

const WASHER = (
  <>
    <rect x={-42} y={-50} width={84} height={100} rx={11} fill={paint('white')} />
    <rect x={-42} y={-28} width={84} height={5} fill={paint('milk')} />
    <circle cy={14} r={28} fill={paint('choc-l')} />
    <circle cy={14} r={20} fill={paint('blue-l')} />
    <path d="M-20 14C-10 6 4 24 20 14A20 20 0 0 1 -20 14Z" fill={paint('blue')} />
    <circle cx={-28} cy={-39} r={5} fill={paint('cherry')} />
    <Line d="M6 -39H28" color="mint" width={7} />
  </>
);

export const MAKING_TRADES = {
  barrel: BARREL,
  bottles: BOTTLES,
  caliper: CALIPER,
  carpet: CARPET,
  chair: CHAIR,
  'circular-saw': CIRCULAR_SAW,
  conveyor: CONVEYOR,
  'drill-press': DRILL_PRESS,
  flame: FLAME,
  iron: IRON,
  ladle: LADLE,
  'paper-roll': PAPER_ROLL,
  plane: PLANE,
  press: PRESS,
  ring: RING,
  'robot-arm': ROBOT_ARM,
  'sewing-machine': SEWING_MACHINE,
  shirt: SHIRT,
  shoe: SHOE,
  spool: SPOOL,
  'spray-gun': SPRAY,
  tank: TANK,
  washer: WASHER,
} as const;
