import { paint, round, type Paint } from './paint.ts';
import { Line } from './picture.tsx';

interface EyesProps {
  x?: number;
  y?: number;
  gap: number;
  r?: number;
  color?: Paint;
}

/** Two round eyes, for scoops with a face. */
export function Eyes({ x = 0, y = 0, gap, r = 5, color = 'choc' }: EyesProps) {
  return (
    <>
      <ellipse cx={x - gap} cy={y} rx={r} ry={r * 1.25} fill={paint(color)} />
      <ellipse cx={x + gap} cy={y} rx={r} ry={r * 1.25} fill={paint(color)} />
    </>
  );
}

interface MouthProps {
  x?: number;
  y?: number;
  width: number;
}

export function Smile({ x = 0, y = 0, width, color = 'choc', line = 4 }: MouthProps & { color?: Paint; line?: number }) {
  return <Line d={`M${x - width} ${y}Q${x} ${round(y + width * 1.1)} ${x + width} ${y}`} color={color} width={line} />;
}

/** A laughing mouth with the tongue in it. */
export function Grin({ x = 0, y = 0, width }: MouthProps) {
  const low = round(y + width * 0.62);
  const half = round(width * 0.6);
  return (
    <>
      <path d={`M${x - width} ${y}H${x + width}A${width} ${width} 0 0 1 ${x - width} ${y}Z`} fill={paint('choc')} />
      <path
        d={`M${x - half} ${low}Q${x} ${round(y + width * 0.3)} ${x + half} ${low}A${width} ${width} 0 0 1 ${x - half} ${low}Z`}
        fill={paint('straw')}
      />
    </>
  );
}

/** Rosy cheeks. */
export function Cheeks({ gap, y, r = 8, color, opacity }: { gap: number; y: number; r?: number; color: Paint; opacity: number }) {
  return (
    <g opacity={opacity}>
      <circle cx={-gap} cy={y} r={r} fill={paint(color)} />
      <circle cx={gap} cy={y} r={r} fill={paint(color)} />
    </g>
  );
}
