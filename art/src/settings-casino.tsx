import { paint, type Paint } from './paint.ts';
import { Cherry } from './parts.tsx';
import { At, Line, type Place } from './picture.tsx';

// What stands and lies about in a casino.

/** A stack of chips standing on its place. */
export function ChipStack({ count, color, ...place }: Place & { count: number; color: Paint }) {
  return (
    <At {...place}>
      {Array.from({ length: count }, (_, index) => (
        <rect key={index} x={-20} y={-12 - index * 12} width={40} height={11} rx={5} fill={paint(index % 2 ? 'white' : color)} />
      ))}
    </At>
  );
}

/** The bow tie of whoever works at the tables, in the wearer's own measure. */
export function BowTie({ color = 'choc' }: { color?: Paint }) {
  return <path d="M-14 54L0 62L14 54V72L0 64L-14 72Z" fill={paint(color)} />;
}

/** A slot machine; the place is its foot. */
export function SlotMachine(place: Place) {
  return (
    <At {...place}>
      <Line d="M-64 -200L-76 -266" color="choc" width={10} />
      <circle cx={-78} cy={-274} r={15} fill={paint('cherry')} />
      <path d="M-60 -300Q0 -356 60 -300Z" fill={paint('waffle')} />
      <rect x={-64} y={-304} width={128} height={304} rx={14} fill={paint('blue')} />
      <path d="M28 -304H50Q64 -304 64 -290V-14Q64 0 50 0H28Z" fill={paint('blue-d')} />
      <rect x={-52} y={-276} width={104} height={76} rx={8} fill={paint('white')} />
      <Line d="M-18 -270V-206M18 -270V-206" color="milk" width={5} />
      <Cherry x={-36} y={-230} r={11} />
      <Line d="M-9 -252H10L0 -222" color="straw-d" width={8} />
      <Cherry x={34} y={-230} r={11} />
      <rect x={-52} y={-180} width={104} height={24} rx={8} fill={paint('vanilla')} />
      <rect x={-40} y={-60} width={80} height={34} rx={10} fill={paint('choc')} />
    </At>
  );
}

const POCKETS = Array.from({ length: 18 }, (_, index) => index * 20);

/** A roulette wheel, tilted towards us; the place is its middle. */
export function RouletteWheel(place: Place) {
  return (
    <At {...place}>
      <g transform="scale(1 .5)">
        <circle r={128} fill={paint('choc')} />
        <circle r={118} fill={paint('waffle-d')} />
        <circle r={98} fill={paint('choc')} />
        {POCKETS.map((turn, index) => (
          <path key={turn} d="M0 0L-16 -92A94 94 0 0 1 16 -92Z" fill={paint(index % 2 ? 'choc' : 'cherry')} transform={`rotate(${turn})`} />
        ))}
        <circle r={58} fill={paint('waffle')} />
        <circle r={44} fill={paint('waffle-d')} />
        <circle cx={56} cy={-50} r={10} fill={paint('white')} />
      </g>
      <path d="M-12 0L-6 -40H6L12 0Z" fill={paint('vanilla')} />
      <Line d="M-24 -34H24" color="vanilla" width={8} />
      <circle cy={-46} r={9} fill={paint('vanilla')} />
    </At>
  );
}
