import { paint } from '../paint.ts';
import { At, Line } from '../picture.tsx';

// Tools of those who guard, save and find out. Each is drawn in a box of about 100 units round 0,0.

const BADGE = (
  <>
    <path d="M0 -50L14 -40Q28 -34 42 -38C46 6 30 38 0 50C-30 38 -46 6 -42 -38Q-28 -34 -14 -40Z" fill={paint('blue')} />
    <path d="M0 -50L14 -40Q28 -34 42 -38C46 6 30 38 0 50Z" fill={paint('blue-d')} />
    <At y={-2} scale={0.5}>
      <path d="M0 -46L13 -16L46 -13L21 9L29 42L0 24L-29 42L-21 9L-46 -13L-13 -16Z" fill={paint('vanilla')} />
    </At>
  </>
);

const BINOCULARS = (
  <>
    {[-24, 24].map((x) => (
      <g key={x}>
        <path d={`M${x - 12} -36H${x + 12}L${x + 20} 30H${x - 20}Z`} fill={paint('choc')} />
        <rect x={x - 15} y={-44} width={30} height={13} rx={6} fill={paint('choc-l')} />
        <ellipse cx={x} cy={32} rx={21} ry={12} fill={paint('blue-l')} />
      </g>
    ))}
    <rect x={-10} y={-18} width={20} height={28} rx={6} fill={paint('waffle')} />
  </>
);

const CCTV = (
  <>
    <Line d="M-44 34V6H-14V-8" color="choc-l" width={9} />
    <At y={-14} turn={14}>
      <rect x={-44} y={-22} width={78} height={36} rx={10} fill={paint('white')} />
      <rect x={30} y={-16} width={18} height={24} rx={5} fill={paint('choc')} />
      <circle cx={-28} cy={-4} r={5} fill={paint('cherry')} />
    </At>
  </>
);

const EXTINGUISHER = (
  <>
    <Line d="M0 -30C34 -38 40 -6 34 24" color="choc" width={7} />
    <rect x={-26} y={-24} width={46} height={74} rx={15} fill={paint('cherry')} />
    <path d="M2 -24H5Q20 -24 20 -9V35Q20 50 5 50H2Z" fill={paint('straw-d')} />
    <path d="M-12 -36H6V-22H-12Z" fill={paint('choc-l')} />
    <Line d="M-18 -50L10 -40M-4 -38H14" color="choc" width={6} />
    <rect x={-18} y={4} width={30} height={20} rx={4} fill={paint('cream')} />
  </>
);

const FINGERPRINT = (
  <>
    <rect x={-40} y={-50} width={80} height={100} rx={10} fill={paint('white')} />
    <Line d="M-22 20V-4A22 24 0 0 1 22 -4V12M-11 30V-2A11 12 0 0 1 11 -2V28M0 -2V34M22 26V28" color="blue-d" width={5} />
  </>
);

const FLASHLIGHT = (
  <At turn={-30}>
    <path d="M28 -22L60 -42V42L28 22Z" fill={paint('vanilla')} />
    <path d="M0 -12H10L30 -24V24L10 12H0Z" fill={paint('choc-l')} />
    <rect x={-50} y={-12} width={54} height={24} rx={8} fill={paint('choc')} />
    <circle cx={-14} r={5} fill={paint('cherry')} />
  </At>
);

const SIREN = (
  <>
    <Line d="M-50 -14L-38 -10M50 -14L38 -10M-34 -44L-26 -34M34 -44L26 -34M0 -54V-44" color="waffle" width={7} />
    <path d="M-30 26V4A30 34 0 0 1 30 4V26Z" fill={paint('cherry')} />
    <path d="M6 -29A30 34 0 0 1 30 4V26H6Z" fill={paint('straw-d')} />
    <rect x={-44} y={24} width={88} height={22} rx={8} fill={paint('choc')} />
  </>
);

const STOP = (
  <>
    <Line d="M0 20V52" color="choc-l" width={9} />
    <path d="M-18 -50H18L42 -26V8L18 32H-18L-42 8V-26Z" fill={paint('cherry')} />
    <Line d="M-18 -9H18" color="cream" width={12} />
  </>
);

const TRAFFIC_CONE = (
  <>
    <path d="M-10 -48H10L34 36H-34Z" fill={paint('waffle-d')} />
    <path d="M-18 -20H18L24 2H-24Z" fill={paint('white')} />
    <rect x={-50} y={34} width={100} height={15} rx={7} fill={paint('choc-l')} />
  </>
);

const TRAFFIC_LIGHT = (
  <>
    <Line d="M0 24V52" color="choc-l" width={9} />
    <rect x={-21} y={-52} width={42} height={82} rx={15} fill={paint('choc')} />
    <circle cy={-34} r={10} fill={paint('cherry')} />
    <circle cy={-11} r={10} fill={paint('waffle')} />
    <circle cy={12} r={10} fill={paint('mint')} />
  </>
);

export const SAFETY_TRADES = {
  badge: BADGE,
  binoculars: BINOCULARS,
  cctv: CCTV,
  extinguisher: EXTINGUISHER,
  fingerprint: FINGERPRINT,
  flashlight: FLASHLIGHT,
  siren: SIREN,
  'stop-sign': STOP,
  'traffic-cone': TRAFFIC_CONE,
  'traffic-light': TRAFFIC_LIGHT,
} as const;
