import { Fragment } from 'react';

import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Things that keep work in order. Each is drawn in a box of about 100 units round 0,0.

export function Coins(place: Place) {
  return (
    <At {...place}>
      <ellipse cy={34} rx={40} ry={15} fill={paint('waffle-d')} />
      <rect x={-40} y={22} width={80} height={12} fill={paint('waffle-d')} />
      <ellipse cy={22} rx={40} ry={15} fill={paint('waffle')} />
      <rect x={-40} y={4} width={80} height={12} fill={paint('waffle-d')} />
      <ellipse cy={16} rx={40} ry={15} fill={paint('waffle-d')} />
      <ellipse cy={2} rx={40} ry={15} fill={paint('waffle')} />
      <circle cx={14} cy={-30} r={22} fill={paint('waffle')} />
      <circle cx={14} cy={-30} r={14} fill={paint('waffle-l')} />
    </At>
  );
}

export function Ticket(place: Place) {
  return (
    <At {...place}>
      <At turn={-14}>
        <path d="M-48 -26H48V-10A10 10 0 0 0 48 10V26H-48V10A10 10 0 0 0 -48 -10Z" fill={paint('straw')} />
        <Line d="M18 -18V18" color="cream" width={4} dash="2 9" />
        <rect x={-34} y={-10} width={36} height={7} rx={3.5} fill={paint('cream')} />
        <rect x={-34} y={5} width={24} height={7} rx={3.5} fill={paint('cream')} />
      </At>
    </At>
  );
}

export function Briefcase(place: Place) {
  return (
    <At {...place}>
      <rect x={-46} y={-20} width={92} height={62} rx={12} fill={paint('waffle-d')} />
      <rect x={-46} y={-20} width={92} height={28} rx={12} fill={paint('waffle')} />
      <Line d="M-18 -22V-34H18V-22" color="choc" width={8} />
      <rect x={-8} y={0} width={16} height={16} rx={4} fill={paint('choc')} />
    </At>
  );
}

export function Checklist(place: Place) {
  return (
    <At {...place}>
      <rect x={-34} y={-44} width={68} height={92} rx={10} fill={paint('white')} />
      <rect x={-16} y={-52} width={32} height={16} rx={8} fill={paint('choc-l')} />
      {[-16, 8, 32].map((y) => (
        <Fragment key={y}>
          <Line d={`M-22 ${y - 2}l6 6l10 -12`} color="mint-d" width={5} />
          <Line d={`M6 ${y}H22`} color="choc" width={5} />
        </Fragment>
      ))}
    </At>
  );
}
