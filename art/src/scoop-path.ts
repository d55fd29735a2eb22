import { round } from './paint.ts';

/** The outline of a dome with a scalloped skirt; x and y are the middle of the dome's foot. */
export function scoopPath(x: number, y: number, r: number, bumps: number): string {
  const bump = (2.24 * r) / bumps;
  const skirt = `a${round(bump / 2)} ${round((bump / 2) * 1.05)} 0 0 1 ${round(-bump)} 0`.repeat(bumps);
  return `M${round(x - r)} ${y}A${r} ${r} 0 0 1 ${round(x + r)} ${y}h${round(0.12 * r)}${skirt}Z`;
}

/** The light on its top left. */
export function shinePath(x: number, y: number, r: number): string {
  const inner = round(0.74 * r);
  const on = (angle: number) => `${round(x - 0.74 * r * Math.cos(angle))} ${round(y - 0.74 * r * Math.sin(angle) - 0.06 * r)}`;
  return `M${on(0.38)}A${inner} ${inner} 0 0 1 ${on(1.1)}`;
}
