import { paint, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

// What is in the cabin of an airliner.

/** A window of the cabin, with the sky in it. */
export function CabinWindow({ x }: { x: number }) {
  return (
    <At x={x} y={206}>
      <rect x={-40} y={-54} width={80} height={108} rx={36} fill={paint('white')} />
      <rect x={-28} y={-42} width={56} height={84} rx={26} fill={paint('blue-l')} />
      <path d="M-22 28A13 13 0 0 1 -14 8A18 18 0 0 1 14 6A13 13 0 0 1 22 28Z" fill={paint('white')} />
    </At>
  );
}

/** A seat, drawn behind its sitter. */
export function CabinSeat({ color, shade }: { color: Paint; shade: Paint }) {
  return (
    <>
      <rect x={-58} y={-50} width={116} height={240} rx={34} fill={paint(color)} />
      <rect x={-74} y={116} width={30} height={104} rx={14} fill={paint(shade)} />
      <rect x={44} y={116} width={30} height={104} rx={14} fill={paint(shade)} />
      <rect x={-54} y={164} width={108} height={56} rx={16} fill={paint(shade)} />
    </>
  );
}

/** The trolley of drinks; the place is the middle of its foot. */
export function Trolley(place: Place) {
  return (
    <At {...place}>
      <path d="M-34 -154L-28 -206H-8L-2 -154Z" fill={paint('waffle')} />
      <path d="M4 -154V-196H28V-154Z" fill={paint('straw-d')} />
      <rect x={8} y={-212} width={16} height={18} rx={5} fill={paint('cream')} />
      <rect x={-54} y={-156} width={108} height={144} rx={12} fill={paint('mint-d')} />
      <rect x={-62} y={-164} width={124} height={18} rx={9} fill={paint('cream')} />
      <Line d="M-28 -118H28M-28 -76H28" color="mint" width={9} />
      <circle cx={-36} cy={-8} r={10} fill={paint('choc')} />
      <circle cx={36} cy={-8} r={10} fill={paint('choc')} />
    </At>
  );
}
