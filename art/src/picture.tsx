import type { ReactNode } from 'react';

import { paint, type Paint } from './paint.ts';

/** What every picture takes. Without a title it is decoration and hidden from assistive technology. */
export interface ArtProps {
  title?: string | undefined;
  className?: string | undefined;
  /** preserveAspectRatio, for a picture that fills a room: 'xMaxYMax meet'. */
  crop?: string | undefined;
}

interface PictureProps extends ArtProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The svg round every scene, tile and icon. */
export function Picture({ width, height, title, className, crop, children }: PictureProps) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg className={className ? `art ${className}` : 'art'} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={crop} {...named}>
      {children}
    </svg>
  );
}

/** Where a part stands: its middle, its size, its turn in degrees, and whether it looks the other way. */
export interface Place {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
}

/** Puts a group of shapes at a place. */
export function At({ x = 0, y = 0, scale = 1, turn = 0, flip = false, children }: Place & { children: ReactNode }) {
  const steps: string[] = [];
  if (x || y) steps.push(`translate(${x} ${y})`);
  if (turn) steps.push(`rotate(${turn})`);
  if (flip) steps.push(`scale(${-scale} ${scale})`);
  else if (scale !== 1) steps.push(`scale(${scale})`);
  return steps.length === 0 ? children : <g transform={steps.join(' ')}>{children}</g>;
}

interface LineProps {
  d: string;
  color: Paint;
  width: number;
  dash?: string;
  opacity?: number;
}

/** A round-ended stroke: arms, mouths, strings and wires. */
export function Line({ d, color, width, dash, opacity }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={paint(color)}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dash}
      opacity={opacity}
    />
  );
}
