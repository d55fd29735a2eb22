import { paint, type Paint } from './paint.ts';
import { At, type Place } from './picture.tsx';

/** A small fish that looks right; the place is its middle. */
export function Fish({ color = 'straw', shade = 'straw-d', ...place }: Place & { color?: Paint; shade?: Paint }) {
  return (
    <At {...place}>
      <path d="M-20 0L-46 -20V20Z" fill={paint(shade)} />
      <path d="M42 0C22 -30 -14 -26 -28 0C-14 26 22 30 42 0Z" fill={paint(color)} />
      <circle cx={22} cy={-5} r={4.5} fill={paint('choc')} />
    </At>
  );
}
