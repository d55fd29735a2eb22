import { paint } from '../paint.ts';
import { At, Line, type Place } from '../picture.tsx';

// Things that make something new. Each is drawn in a box of about 100 units round 0,0.

export function Brush(place: Place) {
  return (
    <At {...place}>
      <At turn={35}>
        <rect x={-7} y={-54} width={14} height={66} rx={7} fill={paint('waffle')} />
        <rect x={-10} y={6} width={20} height={14} rx={3} fill={paint('blue-d')} />
        <path d="M-12 20H12C16 36 6 48 0 56C-6 48 -16 36 -12 20Z" fill={paint('straw-d')} />
      </At>
    </At>
  );
}

export function Palette(place: Place) {
  return (
    <At {...place}>
      <path
        d="M0 -44C34 -44 52 -22 50 2C48 22 28 14 20 22C12 30 22 46 0 46C-32 46 -50 24 -50 0C-50 -26 -30 -44 0 -44Z"
        fill={paint('waffle-l')}
      />
      <circle cx={-26} cy={-8} r={9} fill={paint('straw-d')} />
      <circle cx={-6} cy={-26} r={9} fill={paint('blue')} />
      <circle cx={22} cy={-18} r={9} fill={paint('mint-d')} />
      <circle cx={-20} cy={20} r={9} fill={paint('cherry')} />
    </At>
  );
}

export function MusicNote(place: Place) {
  return (
    <At {...place}>
      <Line d="M-18 30V-30L32 -40V20" color="blue-d" width={9} />
      <ellipse cx={-28} cy={32} rx={15} ry={12} fill={paint('blue-d')} />
      <ellipse cx={22} cy={22} rx={15} ry={12} fill={paint('blue-d')} />
    </At>
  );
}

export function Mask(place: Place) {
  return (
    <At {...place}>
      <path d="M-42 -36C-14 -26 14 -26 42 -36C48 20 24 48 0 48C-24 48 -48 20 -42 -36Z" fill={paint('waffle')} />
      <path d="M-24 -8Q-14 -18 -6 -8ZM6 -8Q14 -18 24 -8Z" fill={paint('choc')} />
      <path d="M-20 12H20A20 20 0 0 1 -20 12Z" fill={paint('choc')} />
    </At>
  );
}

export function Camera(place: Place) {
  return (
    <At {...place}>
      <rect x={-46} y={-26} width={92} height={64} rx={14} fill={paint('choc')} />
      <rect x={-18} y={-40} width={36} height={20} rx={8} fill={paint('choc')} />
      <circle cy={6} r={24} fill={paint('cream')} />
      <circle cy={6} r={15} fill={paint('blue')} />
      <circle cx={32} cy={-12} r={5} fill={paint('straw')} />
    </At>
  );
}

export function Pencil(place: Place) {
  return (
    <At {...place}>
      <At turn={35}>
        <rect x={-12} y={-36} width={24} height={66} fill={paint('waffle')} />
        <rect x={0} y={-36} width={12} height={66} fill={paint('waffle-d')} />
        <path d="M-12 30H12L0 56Z" fill={paint('cream')} />
        <path d="M-5 46H5L0 56Z" fill={paint('choc')} />
        <rect x={-12} y={-52} width={24} height={18} rx={6} fill={paint('straw')} />
      </At>
    </At>
  );
}
