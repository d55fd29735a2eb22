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

export function PriceTag(place: Place) {
  return (
    <At {...place}>
      <At turn={-18}>
        <path d="M-50 0L-20 -30H38Q48 -30 48 -20V20Q48 30 38 30H-20Z" fill={paint('straw')} />
        <path d="M-50 0H48V20Q48 30 38 30H-20Z" fill={paint('straw-d')} />
        <circle cx={-24} r={8} fill={paint('cream')} />
        <Line d="M-2 -10H30M-2 11H18" color="cream" width={7} />
      </At>
    </At>
  );
}

export function Scales(place: Place) {
  return (
    <At {...place}>
      <Line d="M-36 -30L-52 8M-36 -30L-20 8M36 -30L20 8M36 -30L52 8" color="choc-l" width={4} />
      <Line d="M-38 -30H38" color="waffle" width={9} />
      <Line d="M0 -36V38" color="waffle-d" width={9} />
      <circle cy={-38} r={8} fill={paint('waffle')} />
      {[-36, 36].map((x) => (
        <path key={x} d={`M${x - 21} 6H${x + 21}A21 19 0 0 1 ${x - 21} 6Z`} fill={paint(x < 0 ? 'blue' : 'straw-d')} />
      ))}
      <rect x={-28} y={36} width={56} height={12} rx={6} fill={paint('choc-l')} />
    </At>
  );
}

export function NameBadge(place: Place) {
  return (
    <At {...place}>
      <Line d="M-22 -54L-4 -26M22 -54L4 -26" color="blue" width={8} />
      <rect x={-36} y={-26} width={72} height={78} rx={13} fill={paint('vanilla')} />
      <rect x={-12} y={-33} width={24} height={14} rx={7} fill={paint('choc-l')} />
      <circle cy={0} r={12} fill={paint('waffle')} />
      <path d="M-22 34A22 19 0 0 1 22 34Z" fill={paint('straw-d')} />
      <Line d="M-16 43H16" color="choc" width={4.5} />
    </At>
  );
}

export function Folder(place: Place) {
  return (
    <At {...place}>
      <path d="M-48 -30Q-48 -38 -40 -38H-16L-4 -24H40Q48 -24 48 -16V34H-48Z" fill={paint('waffle-d')} />
      <rect x={-36} y={-18} width={72} height={40} rx={5} fill={paint('white')} />
      <Line d="M-24 -8H12" color="choc-l" width={5} />
      <path d="M-54 2H54L47 36Q46 42 40 42H-40Q-46 42 -47 36Z" fill={paint('waffle')} />
    </At>
  );
}

export function Spreadsheet(place: Place) {
  return (
    <At {...place}>
      <rect x={-46} y={-40} width={92} height={82} rx={11} fill={paint('white')} />
      <path d="M-46 -18V-29Q-46 -40 -35 -40H35Q46 -40 46 -29V-18Z" fill={paint('mint-d')} />
      <rect x={-15} y={-16} width={29} height={18} fill={paint('mint-l')} />
      <rect x={16} y={4} width={30} height={18} fill={paint('straw-l')} />
      <rect x={-15} y={24} width={29} height={18} fill={paint('mint-l')} />
      <Line d="M-44 3H44M-44 23H44M-16 -16V40M15 -16V40" color="milk" width={4} />
      <Line d="M-37 -6H-25M-37 13H-25M-37 32H-25" color="choc-l" width={5} />
    </At>
  );
}
