import { paint, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

// What stands and lies in a forest where timber is cut.

/** A fir of three tiers; the place is its foot. */
export function Fir({ color = 'mint-d', ...place }: Place & { color?: Paint }) {
  return (
    <At {...place}>
      <rect x={-9} y={-34} width={18} height={34} fill={paint('choc-l')} />
      <path d="M0 -230L46 -150H24L62 -90H32L76 -26H-76L-32 -90H-62L-24 -150H-46Z" fill={paint(color)} />
    </At>
  );
}

/** The end of a log with its rings, and the tick of paint that says how good it is. */
export function LogEnd({ r = 50, mark, ...place }: Place & { r?: number; mark?: Paint }) {
  return (
    <At {...place}>
      <circle r={r} fill={paint('choc-l')} />
      <circle r={r * 0.82} fill={paint('waffle')} />
      <circle r={r * 0.56} fill="none" stroke={paint('waffle-d')} strokeWidth={4} />
      <circle r={r * 0.28} fill="none" stroke={paint('waffle-d')} strokeWidth={4} />
      {mark && <Line d={`M${-r * 0.4} ${r * 0.1}L${-r * 0.1} ${r * 0.4}L${r * 0.44} ${-r * 0.34}`} color={mark} width={9} />}
    </At>
  );
}
