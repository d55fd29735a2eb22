import { paint } from '@careerscoop/art/paint.ts';
import { HEIGHT, WIDTH } from './stage.tsx';

const BUMPS = 16;
/** From the middle to the corners and over the scallops. */
export const WHOLE = Math.hypot(WIDTH, HEIGHT) / 2 + 110;

/** A circle with a scalloped edge, as a scoop has when seen from above. */
export function scallops(r: number, turn: number): string {
  const spots = Array.from({ length: BUMPS + 1 }, (_, index) => {
    const angle = ((index + turn) / BUMPS) * 2 * Math.PI;
    return `${(WIDTH / 2 + r * Math.cos(angle)).toFixed(1)} ${(HEIGHT / 2 + r * Math.sin(angle)).toFixed(1)}`;
  });
  const bump = ((r * Math.PI) / BUMPS).toFixed(1);
  return `M${spots[0]}${spots
    .slice(1)
    .map((spot) => `A${bump} ${bump} 0 0 1 ${spot}`)
    .join('')}Z`;
}

/** The rim of cream that runs ahead of the next scene. */
export function Rim({ r, turn }: { r: number; turn: number }) {
  return <path d={scallops(r, turn)} fill={paint('cream')} />;
}
