import { paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

// What a band plays.

/** A guitar across the body: its place is the hole, its neck points up to the right. */
export function Guitar(place: Place) {
  return (
    <At {...place}>
      <At turn={-28}>
        <rect x={20} y={-7} width={112} height={14} rx={5} fill={paint('choc')} />
        <rect x={124} y={-13} width={32} height={26} rx={7} fill={paint('choc-l')} />
        <path
          d="M-70 0C-70 -38 -38 -42 -20 -30C-8 -24 6 -34 18 -28C34 -20 34 20 18 28C6 34 -8 24 -20 30C-38 42 -70 38 -70 0Z"
          fill={paint('waffle')}
        />
        <path d="M-70 0C-70 38 -38 42 -20 30C-8 24 6 34 18 28C28 22 32 10 32 0Z" fill={paint('waffle-d')} />
        <circle r={13} fill={paint('choc')} />
        <Line d="M-42 -10V10" color="choc" width={6} />
        <Line d="M-42 0H130" color="cream" width={3} />
      </At>
    </At>
  );
}

/** A drum kit; the place is the foot of the big drum. */
export function Drums(place: Place) {
  return (
    <At {...place}>
      <Line d="M-104 0V-128M104 0V-128" color="choc" width={6} />
      <path d="M-146 -126Q-104 -146 -62 -126ZM62 -126Q104 -146 146 -126Z" fill={paint('waffle')} />
      <path d="M-74 -116H-10V-76H-74ZM10 -116H74V-76H10Z" fill={paint('cherry')} />
      <rect x={-78} y={-122} width={72} height={14} rx={7} fill={paint('cream')} />
      <rect x={6} y={-122} width={72} height={14} rx={7} fill={paint('cream')} />
      <circle cy={-56} r={58} fill={paint('cherry')} />
      <circle cy={-56} r={45} fill={paint('cream')} />
      <circle cy={-56} r={14} fill={paint('straw')} />
    </At>
  );
}

/** A note in the air. */
export function Note(place: Place) {
  return (
    <At {...place}>
      <Line d="M-10 18V-20L20 -26V12" color="vanilla" width={7} />
      <circle cx={-18} cy={20} r={10} fill={paint('vanilla')} />
      <circle cx={12} cy={14} r={10} fill={paint('vanilla')} />
    </At>
  );
}
