import { Fragment } from 'react';

import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Things that make, mend and build. Each is drawn in a box of about 100 units round 0,0.

export function Wrench(place: Place) {
  return (
    <At {...place}>
      <At scale={0.95} turn={35}>
        <path d="M-13 -8V40A13 13 0 0 0 13 40V-8Z" fill={paint('blue')} />
        <path d="M-32 -34A34 34 0 0 0 32 -34A34 34 0 0 0 17 -52V-32L0 -24L-17 -32V-52A34 34 0 0 0 -32 -34Z" fill={paint('blue')} />
        <path d="M0 -8H13V40A13 13 0 0 1 0 53Z" fill={paint('blue-d')} />
        <circle cy={38} r={5} fill={paint('cream')} />
      </At>
    </At>
  );
}

export function Hammer(place: Place) {
  return (
    <At {...place}>
      <At turn={30}>
        <rect x={-8} y={-20} width={16} height={72} rx={8} fill={paint('waffle')} />
        <path d="M-36 -48H22Q40 -48 42 -26H20Q18 -22 12 -22H-36Z" fill={paint('blue-d')} />
      </At>
    </At>
  );
}

export function Gear(place: Place) {
  return (
    <At {...place}>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <At key={turn} turn={turn}>
          <rect x={-10} y={-48} width={20} height={22} rx={5} fill={paint('choc-l')} />
        </At>
      ))}
      <circle r={36} fill={paint('choc-l')} />
      <circle r={15} fill={paint('cream')} />
    </At>
  );
}

export function Microchip(place: Place) {
  return (
    <At {...place}>
      {[-18, 0, 18].map((offset) => (
        <Fragment key={offset}>
          <rect x={offset - 3} y={-46} width={6} height={92} rx={3} fill={paint('waffle')} />
          <rect x={-46} y={offset - 3} width={92} height={6} rx={3} fill={paint('waffle')} />
        </Fragment>
      ))}
      <rect x={-34} y={-34} width={68} height={68} rx={10} fill={paint('mint-d')} />
      <rect x={-16} y={-16} width={32} height={32} rx={6} fill={paint('mint-l')} />
    </At>
  );
}

export function Bolt(place: Place) {
  return (
    <At {...place}>
      <path d="M10 -52L-34 8H-4L-12 52L34 -10H4Z" fill={paint('waffle')} />
    </At>
  );
}

export function House(place: Place) {
  return (
    <At {...place}>
      <rect x={-34} y={-6} width={68} height={52} rx={4} fill={paint('vanilla')} />
      <path d="M-50 0L0 -46L50 0Z" fill={paint('straw-d')} />
      <rect x={-10} y={14} width={22} height={32} rx={4} fill={paint('blue')} />
    </At>
  );
}

export function Bridge(place: Place) {
  return (
    <At {...place}>
      <Line d="M-52 22H52" color="choc" width={9} />
      <Line d="M-52 16C-24 -60 24 -60 52 16" color="straw-d" width={8} />
      <Line d="M-24 20V-20M0 20V-40M24 20V-20" color="straw-d" width={5} />
    </At>
  );
}
