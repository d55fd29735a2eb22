import { paint, round, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

// What flows through plants: pipes, and what opens, closes and reads them.

interface PipeProps {
  d: string;
  width?: number;
  color?: Paint;
  shade?: Paint;
}

/** A pipe along a path, with the one shade along its middle. */
export function Pipe({ d, width = 44, color = 'blue', shade = 'blue-d' }: PipeProps) {
  return (
    <>
      <Line d={d} color={shade} width={width} />
      <Line d={d} color={color} width={round(width * 0.62)} />
    </>
  );
}

/** Two rings bolted together where two pipes meet; the place is the middle of the pipe, which runs across. */
export function Flange({ height = 76, color = 'choc-l', ...place }: Place & { height?: number; color?: Paint }) {
  return (
    <At {...place}>
      <rect x={-18} y={-height / 2} width={16} height={height} rx={5} fill={paint(color)} />
      <rect x={2} y={-height / 2} width={16} height={height} rx={5} fill={paint(color)} />
      <Line d={`M-24 ${14 - height / 2}H24M-24 ${height / 2 - 14}H24`} color="choc" width={8} />
    </At>
  );
}

/** The wheel by which a valve is turned, seen from the front. */
export function HandWheel({ color = 'cherry', ...place }: Place & { color?: Paint }) {
  return (
    <At {...place}>
      <Line d="M0 -34V34M-30 -17L30 17M-30 17L30 -17" color={color} width={9} />
      <circle r={36} fill="none" stroke={paint(color)} strokeWidth={13} />
      <circle r={11} fill={paint('choc')} />
    </At>
  );
}

/** A round dial with a needle; its turn is that of the needle. */
export function Dial({ r = 34, needle = 30, frame = 'choc', ...place }: Place & { r?: number; needle?: number; frame?: Paint }) {
  return (
    <At {...place}>
      <circle r={r} fill={paint(frame)} />
      <circle r={round(r * 0.8)} fill={paint('white')} />
      <path
        d={`M${round(-r * 0.5)} ${round(r * 0.3)}A${round(r * 0.58)} ${round(r * 0.58)} 0 1 1 ${round(r * 0.5)} ${round(r * 0.3)}`}
        fill="none"
        stroke={paint('mint')}
        strokeWidth={round(r * 0.2)}
      />
      <At turn={needle}>
        <Line d={`M0 0V${round(-r * 0.5)}`} color="cherry" width={round(r * 0.15)} />
      </At>
      <circle r={round(r * 0.14)} fill={paint('choc')} />
    </At>
  );
}

interface BeltProps {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  rollers: number;
  color?: Paint;
}

/** A conveyor belt from one end to the other, level or climbing; things ride 26 above its middle line. */
export function Belt({ x1, y1, x2, y2, rollers, color = 'choc' }: BeltProps) {
  return (
    <>
      <Line d={`M${x1} ${y1}L${x2} ${y2}`} color={color} width={52} />
      {Array.from({ length: rollers }, (_, index) => {
        const along = index / (rollers - 1);
        return <circle key={index} cx={round(x1 + (x2 - x1) * along)} cy={round(y1 + (y2 - y1) * along)} r={15} fill={paint('cream')} />;
      })}
    </>
  );
}
