import type { ReactNode } from 'react';
import { paint, type Paint } from '@careerscoop/art/paint.ts';
import { Awning } from '@careerscoop/art/parts.tsx';
import { ease } from './motion.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
/** Where the counter begins: things stand here, and captions laid over the film cover nothing else. */
export const COUNTER = 596;

/** What a scene is drawn from: the seconds since it began. */
export interface SceneProps {
  second: number;
}

interface RoomProps {
  ground: Paint;
  back: Paint;
  /** The big circle behind everybody. */
  circle: readonly [x: number, y: number, r: number];
  children?: ReactNode;
}

export function Room({ ground, back, circle: [x, y, r], children }: RoomProps) {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={paint(ground)} />
      <circle cx={x} cy={y} r={r} fill={paint(back)} />
      {children}
    </>
  );
}

/** The parlour's awning along the upper edge; `out` is how far it has come down. */
export function Roof({ color, out = 1 }: { color: Paint; out?: number }) {
  return <Awning x={-10} y={-100 * (1 - out)} width={1300} height={40} stripes={13} colors={[color, 'cream']} />;
}

export function Counter({ front = 'waffle', top = 'waffle-d' }: { front?: Paint; top?: Paint }) {
  return (
    <>
      <rect y={COUNTER} width={WIDTH} height={HEIGHT - COUNTER} fill={paint(front)} />
      <rect y={COUNTER} width={WIDTH} height={22} fill={paint(top)} />
    </>
  );
}

interface TitleProps extends SceneProps {
  lines: readonly string[];
  at: number;
  x?: number;
  y: number;
  size: number;
  color?: Paint;
  anchor?: 'start' | 'middle';
}

/** A few words on screen, line by line; the captions hold all of them. */
export function Title({ lines, second, at, x = WIDTH / 2, y, size, color = 'choc', anchor = 'middle' }: TitleProps) {
  return lines.map((line, index) => {
    const come = ease(second, at + index * 0.16, 0.5);
    return (
      <text
        key={line}
        className="title"
        x={x}
        y={y + index * size * 0.95 + (1 - come) * 46}
        fontSize={size}
        textAnchor={anchor}
        fill={paint(color)}
        opacity={come}
      >
        {line}
      </text>
    );
  });
}
