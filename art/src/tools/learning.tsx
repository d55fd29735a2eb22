import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Things to learn and play with. Each is drawn in a box of about 100 units round 0,0.

export function Book(place: Place) {
  return (
    <At {...place}>
      <path d="M0 -30C-16 -42 -36 -40 -48 -34V34C-36 28 -16 28 0 38Z" fill={paint('straw')} />
      <path d="M0 -30C16 -42 36 -40 48 -34V34C36 28 16 28 0 38Z" fill={paint('straw-d')} />
      <Line d="M-34 -14H-14M-34 2H-14" color="cream" width={5} />
      <Line d="M34 -14H14M34 2H14" color="straw-l" width={5} />
    </At>
  );
}

export function GradCap(place: Place) {
  return (
    <At {...place}>
      <path d="M0 -34L58 -8L0 18L-58 -8Z" fill={paint('choc')} />
      <path d="M-32 6V26C-18 40 18 40 32 26V6L0 20Z" fill={paint('choc-l')} />
      <Line d="M50 -6V24" color="waffle" width={5} />
      <circle cx={50} cy={28} r={7} fill={paint('waffle')} />
    </At>
  );
}

export function Laptop(place: Place) {
  return (
    <At {...place}>
      <rect x={-40} y={-38} width={80} height={58} rx={8} fill={paint('blue-d')} />
      <rect x={-33} y={-31} width={66} height={44} rx={4} fill={paint('mint-l')} />
      <path d="M-54 22H54L46 38H-46Z" fill={paint('blue')} />
      <Line d="M-18 -18L-27 -9L-18 0M18 -18L27 -9L18 0M6 -22L-6 4" color="blue-d" width={5} />
    </At>
  );
}

export function Gamepad(place: Place) {
  return (
    <At {...place}>
      <path d="M-30 -24H30C54 -24 60 36 42 36C30 36 26 18 14 18H-14C-26 18 -30 36 -42 36C-60 36 -54 -24 -30 -24Z" fill={paint('blue')} />
      <Line d="M-24 -14V6M-34 -4H-14" color="cream" width={7} />
      <circle cx={22} cy={-10} r={6} fill={paint('straw')} />
      <circle cx={34} cy={2} r={6} fill={paint('mint')} />
    </At>
  );
}
