import { paint } from '../paint.ts';
import { Leaf } from '../parts.tsx';
import { At, Line, type Place } from '../picture.tsx';

// Things from outdoors. Each is drawn in a box of about 100 units round 0,0.

export function Foliage(place: Place) {
  return (
    <At {...place}>
      <Leaf y={46} length={92} />
    </At>
  );
}

export function Sprout(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 46V-4" color="mint-d" width={7} />
      <Leaf y={10} length={58} turn={-48} />
      <Leaf length={64} turn={40} />
    </At>
  );
}

export function Paw(place: Place) {
  return (
    <At {...place}>
      <ellipse cy={20} rx={28} ry={24} fill={paint('choc-l')} />
      <ellipse cx={-30} cy={-10} rx={11} ry={15} fill={paint('choc-l')} />
      <ellipse cx={-11} cy={-28} rx={11} ry={15} fill={paint('choc-l')} />
      <ellipse cx={11} cy={-28} rx={11} ry={15} fill={paint('choc-l')} />
      <ellipse cx={30} cy={-10} rx={11} ry={15} fill={paint('choc-l')} />
    </At>
  );
}

export function Mountain(place: Place) {
  return (
    <At {...place}>
      <path d="M-54 40L-10 -38L14 4L26 -12L54 40Z" fill={paint('mint-d')} />
      <path d="M-10 -38L-26 -10L-10 -2L4 -14Z" fill={paint('cream')} />
      <circle cx={34} cy={-34} r={13} fill={paint('waffle')} />
    </At>
  );
}

export function Tent(place: Place) {
  return (
    <At {...place}>
      <path d="M0 -40L52 42H-52Z" fill={paint('straw-d')} />
      <path d="M0 -40L18 42H-18Z" fill={paint('choc')} />
      <path d="M0 -40L-2 42H-18Z" fill={paint('straw-l')} />
    </At>
  );
}
