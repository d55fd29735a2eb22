import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Marks and signs. Each is drawn in a box of about 100 units round 0,0.

export function Star(place: Place) {
  return (
    <At {...place}>
      <path d="M0 -46L13 -16L46 -13L21 9L29 42L0 24L-29 42L-21 9L-46 -13L-13 -16Z" fill={paint('waffle')} />
    </At>
  );
}

export function Flag(place: Place) {
  return (
    <At {...place}>
      <Line d="M-26 50V-46" color="choc" width={8} />
      <path d="M-24 -44C0 -56 16 -32 44 -42V4C16 14 0 -10 -24 2Z" fill={paint('cherry')} />
    </At>
  );
}

export function Pin(place: Place) {
  return (
    <At {...place}>
      <path d="M0 50C-36 12 -36 -8 -36 -14A36 36 0 0 1 36 -14C36 -8 36 12 0 50Z" fill={paint('straw-d')} />
      <circle cy={-14} r={14} fill={paint('cream')} />
    </At>
  );
}

export function Clock(place: Place) {
  return (
    <At {...place}>
      <circle r={46} fill={paint('white')} />
      <circle r={46} fill="none" stroke={paint('blue')} strokeWidth={10} />
      <Line d="M0 -22V0L16 12" color="choc" width={7} />
    </At>
  );
}
